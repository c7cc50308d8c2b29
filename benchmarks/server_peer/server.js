// boardgame.io's own server with its default store (in memory).
const { Server, Origins } = require('boardgame.io/server');
const { Rounds } = require('./game');

const server = Server({ games: [Rounds], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
