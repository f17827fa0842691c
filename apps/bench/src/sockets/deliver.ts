import { Agent, request } from 'node:http';
import type { WebSocket } from 'ws';

/** Message and its recipients. */
export interface Saying {
  url: string;
  headers: Record<string, string>;
  /** @param words Text in the message, which identifies it on arrival. */
  body: (words: string) => string;
  /** Indexes of the sockets that it must reach. */
  to: readonly number[];
}

/** From the call to its arrival at each socket, in milliseconds. */
export type Delays = number[];

/**
 * Sends messages at a fixed rate, regardless of whether the previous ones have arrived.
 *
 * @param sayings Messages, sent in rotation.
 * @param perSecond Messages per second.
 * @throws if a message does not arrive.
 */
export async function deliver(
  sockets: readonly WebSocket[],
  sayings: readonly Saying[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Delays> {
  const delays: Delays = [];
  const saidAt = new Map<string, number>();
  const hear = (data: { toString(): string }): void => {
    const words = /bench \d+ \d+/.exec(data.toString())?.[0] ?? '';
    const at = saidAt.get(words);
    if (at !== undefined) delays.push(performance.now() - at);
  };
  for (const socket of sockets) socket.on('message', hear);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const run = process.hrtime.bigint();
  const total = perSecond * seconds;
  let expected = 0;
  const calls: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; at < total; at += 1) {
    const wait = start + (at * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const saying = sayings[at % sayings.length];
    if (!saying) break;
    const words = `bench ${run} ${at}`;
    expected += saying.to.length;
    saidAt.set(words, performance.now());
    calls.push(post(saying, words, agent));
  }
  await Promise.all(calls);
  for (const deadline = Date.now() + 10_000; delays.length < expected && Date.now() < deadline; ) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  agent.destroy();
  for (const socket of sockets) socket.off('message', hear);
  if (delays.length !== expected) throw new Error(`${expected} were to arrive; ${delays.length} have.`);
  return delays;
}

function post({ url, headers, body }: Saying, words: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers } },
      (res) => {
        res.resume();
        res.on('end', () =>
          res.statusCode === 201 ? resolve() : reject(new Error(`Saying was answered ${res.statusCode}.`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body(words));
  });
}
