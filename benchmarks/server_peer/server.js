// boardgame.io's own server: `node server.js PORT memory`, `… files FOLDER` or `… PostgreSQL ADDRESS`.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Rounds } = require('./game');

const STORES = {
  memory: () => undefined, // its default
  files: (dir) => new FlatFile({ dir }),
  PostgreSQL: (address) => {
    const { PostgresStore } = require('bgio-postgres');
    // The host is the folder of a socket: `postgresql://NAME@/DATABASE?host=FOLDER`, which is no URL to JavaScript.
    const { pathname, searchParams, username } = new URL(address.replace('@/', '@socket/'));
    return new PostgresStore({
      host: searchParams.get('host'), database: pathname.slice(1), username, logging: false, pool: { max: 10 },
    });
  },
};

const [port, where, place] = process.argv.slice(2);
const db = STORES[where](place);
const server = Server({ games: [Rounds], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
server.run({ port: Number(port) }, () => console.log('ready'));
