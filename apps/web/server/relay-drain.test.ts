import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import { expect, it } from 'vitest';
import { relayDrain } from './relay-drain';

const WRITES = 30;

it('a compressed page that waits for its reader many times leaves no listeners behind', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  const app = express();
  app.use(compression());
  app.use(relayDrain());

  app.get('/', async (_request, response) => {
    response.type('html');
    for (let at = 0; at < WRITES; at += 1) {
      // Larger than the buffer of the compressing stream, so that each write waits.
      if (!response.write(String(at).repeat(40_000))) await once(response, 'drain');
    }
    response.end();
  });
  const server = createServer(app).listen(0);
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const reply = await fetch(`http://localhost:${port}/`, { headers: { 'Accept-Encoding': 'br' } });
    expect(reply.headers.get('Content-Encoding')).toBe('br');
    const text = await reply.text();
    expect(text.startsWith('0'.repeat(40_000))).toBe(true);
    expect(text.endsWith('29'.repeat(40_000))).toBe(true);
    // Warnings are emitted on a later tick.
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', note);
    server.close();
  }
});
