import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxy that disconnects, to simulate a lost connection. */
export interface DisconnectingProxy {
  url: string;
  /** Disconnects the next upload after this many bytes. */
  cutNextAfter(bytes: number): void;
  close(): Promise<void>;
}

/** Grace period for forwarded bytes before the disconnect, in ms. */
const ARRIVAL_MS = 1000;

/** Starts a proxy; use it in a Playwright context with `proxy: { server: url }`. */
export async function startDisconnectingProxy(): Promise<DisconnectingProxy> {
  let limit: number | null = null;
  const server = createServer((req, res) => {
    const { port, pathname, search } = new URL(req.url ?? '');
    const target = {
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: req.method,
      headers: req.headers,
    };
    const onward = request(target, (reply) => {
      res.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(res);
    });
    const end = () => {
      onward.destroy();
      req.socket.destroy();
    };
    onward.on('error', end);
    res.on('close', () => {
      onward.destroy();
      // Drain unread bodies, or the browser’s next request waits behind them.
      req.unpipe();
      req.resume();
    });
    const cutAt = req.method === 'PATCH' ? limit : null;
    if (cutAt === null) {
      req.pipe(onward);
      return;
    }
    limit = null;
    let passed = 0;
    req.on('data', (part: Buffer) => {
      if (passed >= cutAt) return;
      const passing = part.subarray(0, cutAt - passed);
      passed += passing.length;
      onward.write(passing);
      if (passed === cutAt) setTimeout(end, ARRIVAL_MS);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutNextAfter: (bytes) => {
      limit = bytes;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
