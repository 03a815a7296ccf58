// The server of boardgame.io as its documentation starts it: server.js PORT [FOLDER].
// Matches are kept in memory, or in files of a folder.
const { FlatFile, Server } = require('boardgame.io/server');
const elfer = require('./elfer');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [elfer], origins: false, db }).run(Number(port));
