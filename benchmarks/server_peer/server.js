// boardgame.io's own server: with its default store (in memory), or with a folder given as the second word its store of files.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Rounds } = require('./game');

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Rounds],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port) }, () => console.log('ready'));
