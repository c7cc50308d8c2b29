// The same game as benchmarks/rounds.py, written for boardgame.io.
const { PlayerView } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

// As much state as one of our games has to show: things with a few words each, of which a move changes two.
const THING = { id: 'piece:000', place: 'space:00:00', kind: 'explorer', seat: 1, state: 'standing', height: 3 };
const COUNT = Math.floor(Number(process.env.STATE_BYTES || 0) / JSON.stringify(THING).length);
const things = () => Array.from({ length: COUNT }, (_, n) => ({ ...THING, id: `piece:${String(n).padStart(3, '0')}` }));

// Where our game hides something, each player has a part of the state that only its own view keeps.
const HIDES = Boolean(process.env.HIDES);
const hand = () => Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`card:${n}`, n]));

exports.Rounds = {
  name: 'rounds',
  setup: () => ({
    cells: Array(9).fill(null), wins: [0, 0], things: things(), ...(HIDES ? { players: { 0: hand(), 1: hand() } } : {}),
  }),
  ...(HIDES ? { playerView: PlayerView.STRIP_SECRETS } : {}),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      for (const thing of [G.things[id], G.things[id + 9]]) if (thing) thing.seat = Number(playerID);
      const won = LINES.some((line) => line.every((cell) => G.cells[cell] === playerID));
      if (won) G.wins[playerID] += 1;
      if (won || !G.cells.includes(null)) G.cells = Array(9).fill(null);
    },
  },
};
