import type { IncomingMessage, Server, ServerResponse } from 'node:http';

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
  await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
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
