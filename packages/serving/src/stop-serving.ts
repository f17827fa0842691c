import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long requests under way may take once no new connections are taken, in milliseconds. */
const OVERDUE_MS = 10_000;

/** How often connections are looked at that have become idle, in milliseconds. */
const LOOK_MS = 50;

/**
 * Stops a server: for a while it goes on as before, so that whoever asks whether it is ready sends new requests
 * elsewhere; then it takes no new connections, answers what is under way, and cuts what takes too long.
 *
 * Replies of that time ask for their connection to be closed, as it will be.
 *
 * @param drainSeconds How long it goes on. Set it to more than the time between two questions of the load balancer.
 * @param beginClosing Called when no new connections are taken: for what holds connections open by itself.
 */
export async function stopServing(
  server: Server,
  { drainSeconds, beginClosing }: { drainSeconds: number; beginClosing?: () => Promise<void> },
): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await wait(drainSeconds * 1000);
  await takeWhoHasCome(server);
  const overdue = setTimeout(() => server.closeAllConnections(), OVERDUE_MS);
  // A connection whose request was under way becomes idle after its reply.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await Promise.all([closed, beginClosing?.()]);
  clearTimeout(overdue);
  clearInterval(looking);
}

/** Turns of the event loop that are waited for at most; a flood of connections ends some time, or is cut off. */
const TURNS_MAX = 10_000;

/**
 * Waits until all connections that the system has taken for us are ours: those that are not, it resets when the listening
 * socket is closed. A turn of the event loop may take one of them alone.
 */
async function takeWhoHasCome(server: Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  for (let turn = 0, before = -1; turn < TURNS_MAX && taken > before; turn += 1) {
    before = taken;
    await nextTurn();
  }
  server.off('connection', count);
}
