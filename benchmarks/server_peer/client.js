// Plays matches flat out: both players see a move before the next one is made.
// Says "seated" when everybody is there and a few moves have been played elsewhere, then prints milliseconds per move.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Rounds } = require('./game');

const [url, matches, moves, warming] = [process.argv[2], ...process.argv.slice(3).map(Number)];
// With its store of files the server tells a move before it has written it, and refuses one that comes in between.
const PAUSE = Number(process.env.PAUSE_MS || 0);
let times = [];

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function seatedMatch() {
  const answer = await fetch(`${url}/games/rounds/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = await answer.json();
  const players = [];
  for (const playerID of ['0', '1']) {
    const joined = await fetch(`${url}/games/rounds/${matchID}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playerID, playerName: `p${playerID}` }),
    });
    const { playerCredentials } = await joined.json();
    const client = Client({
      game: Rounds, matchID, playerID, credentials: playerCredentials, debug: false,
      multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
    });
    players.push(client);
    client.start();
  }
  // The mover's own state runs ahead of the server (optimistic), so count what the transport delivers.
  const delivered = [0, 0];
  let wake = () => {};
  players.forEach((client, seat) => {
    const transport = client.transport;
    const original = transport.notifyClient.bind(transport);
    transport.notifyClient = (data) => {
      original(data);
      // Not counted: who has come and gone, which a slow store tells late.
      if (data.type !== 'update' && data.type !== 'patch') return;
      delivered[seat] += 1;
      wake();
    };
  });
  const both = (count) => new Promise((resolve) => {
    wake = () => { if (delivered[0] >= count && delivered[1] >= count) resolve(); };
    wake();
  });
  while (!players.every((client) => client.getState() && client.getState().isConnected)) {
    await wait(10);
  }
  return (count) => playMatch(players, delivered, both, count);
}

async function playMatch(players, delivered, both, count) {
  for (let number = 0; number < count; number += 1) {
    const state = players[0].getState();
    const seat = Number(state.ctx.currentPlayer);
    const target = Math.max(...delivered) + 1;
    delivered[0] = delivered[1] = target - 1;
    const started = process.hrtime.bigint();
    players[seat].moves.clickCell(state.G.cells.indexOf(null));
    await both(target);
    times.push(Number(process.hrtime.bigint() - started) / 1e6);
    if (PAUSE) await wait(PAUSE);
  }
  players.forEach((client) => client.stop());
}

async function run() {
  const first = await Promise.all(Array.from({ length: matches }, seatedMatch));
  await Promise.all(first.map((play) => play(warming)));
  times = [];
  const matchesToPlay = await Promise.all(Array.from({ length: matches }, seatedMatch));
  await wait(300);
  console.log('seated');
  const started = process.hrtime.bigint();
  await Promise.all(matchesToPlay.map((play) => play(moves)));
  console.log(JSON.stringify({ times, seconds: Number(process.hrtime.bigint() - started) / 1e9 }));
  process.exit(0);
}

run();
