// The same game as benchmarks/rounds.py, written for boardgame.io.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

exports.Rounds = {
  name: 'rounds',
  setup: () => ({ cells: Array(9).fill(null), wins: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      const won = LINES.some((line) => line.every((cell) => G.cells[cell] === playerID));
      if (won) G.wins[playerID] += 1;
      if (won || !G.cells.includes(null)) G.cells = Array(9).fill(null);
    },
  },
};
