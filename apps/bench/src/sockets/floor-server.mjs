/** Lower bound for any server on Node: a prepared statement of `pg` behind `node:http`. */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** @type {import('ws').WebSocket[]} */
const sockets = [];

const server = createServer((req, res) => {
  if (req.method !== 'POST') {
    res.end('ready');
    return;
  }
  /** @type {Buffer[]} */
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    /** @type {{ to: number[], message: string }} */
    const { to, message } = JSON.parse(Buffer.concat(chunks).toString());
    const text = JSON.stringify({ type: 'message', message });
    for (const at of to) sockets[at]?.send(text);
    res.statusCode = 201;
    res.end(text);
  });
});
const accepting = new WebSocketServer({ server, perMessageDeflate: false });
accepting.on('connection', (socket, req) => {
  sockets[Number(req.url?.slice(1))] = socket;
  socket.send('{"type":"welcome"}');
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
