import { Agent, request } from 'node:http';
import type { CostReply, CostRequest } from './cost-meter';

/**
 * Sends the requests whose cost is measured, from a process of its own: what the client works is not counted. While one is
 * under way it asks for the server's health again and again, as a stranger would.
 */

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let next: CostRequest | null = null;

process.on('message', (message: CostRequest | 'go') => {
  if (message !== 'go') {
    next = message;
    process.send?.('ready');
  } else if (next) {
    measure(next).then((reply) => process.send?.(reply));
  }
});

async function measure({
  url,
  method,
  target,
  headers,
  body,
  timeoutMs,
  isWatched,
}: CostRequest): Promise<CostReply> {
  const began = performance.now();
  let isOver = false;
  const answered = send(url, { method, target, headers, body, timeoutMs })
    .catch((error: unknown) => `no reply: ${error}`)
    .finally(() => {
      isOver = true;
    });
  let delayMs = 0;
  while (isWatched && !isOver) {
    const asked = performance.now();
    await send(url, { method: 'GET', target: '/healthz', headers: {}, body: null, timeoutMs }).catch(() => 0);
    delayMs = Math.max(delayMs, performance.now() - asked);
    // A probe every 2 ms, so that the probes themselves cost little.
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { answer: await answered, tookMs: performance.now() - began, delayMs };
}

const send = (
  url: string,
  { method, target, headers, body, timeoutMs }: Omit<CostRequest, 'url' | 'isWatched'>,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === null ? {} : { 'Content-Length': String(body.length) };
    let isAnswered = false;
    const outgoing = request(
      { agent, hostname, port, method, path: target, headers: { ...headers, ...length }, timeout: timeoutMs },
      (incoming) => {
        isAnswered = true;
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode ?? 0));
        incoming.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`nothing within ${timeoutMs} ms`)));
    // A server that has refused a body need not read it to its end.
    outgoing.on('error', (error) => isAnswered || reject(error));
    outgoing.end(body ?? undefined);
  });
