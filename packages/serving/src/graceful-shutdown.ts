import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Time-out for requests in flight after the server stopped accepting, in ms. */
const FORCE_CLOSE_MS = 10_000;

/** Interval at which idle connections are closed, in ms. */
const IDLE_SWEEP_MS = 50;

/**
 * Shuts a server down gracefully: it drains for `drainSeconds` with `Connection: close`, so that the load balancer
 * sees that it is not ready; then it stops accepting, finishes requests in flight, and closes those that time out.
 *
 * @param drainSeconds Duration of draining. Set it to more than the load balancer's health check interval.
 * @param beginClosing Called when no new connections are accepted, to close long-lived ones such as WebSockets.
 */
export async function shutDownGracefully(
  server: Server,
  { drainSeconds, beginClosing }: { drainSeconds: number; beginClosing?: () => Promise<void> },
): Promise<void> {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await wait(drainSeconds * 1000);
  await acceptBacklog(server);
  const forceClose = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_MS);
  // A connection becomes idle after its last response.
  const idleSweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  await Promise.all([closed, beginClosing?.()]);
  clearTimeout(forceClose);
  clearInterval(idleSweep);
}

/** Limit of event loop turns, so that a flood of connections cannot delay the shutdown forever. */
const TURNS_MAX = 10_000;

/**
 * Accepts the connections in the kernel's backlog: the kernel resets them when the listening socket closes. One turn
 * of the event loop may accept only one.
 */
async function acceptBacklog(server: Server): Promise<void> {
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
