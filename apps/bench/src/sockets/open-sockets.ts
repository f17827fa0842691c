import { WebSocket } from 'ws';

/** Concurrency of opening sockets: the backlog of a listening socket is finite. */
const AT_ONCE = 50;

/** Opens sockets in batches. @returns Them in the order of the addresses, after the welcome message of each. */
export async function openSockets(
  count: number,
  addressOf: (at: number) => { url: string; headers: Record<string, string> },
): Promise<WebSocket[]> {
  const all: WebSocket[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, at) => addressOf(start + at));
    all.push(...(await Promise.all(some.map(openOne))));
  }
  return all;
}

function openOne({ url, headers }: { url: string; headers: Record<string, string> }): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`A socket was closed with ${code}.`)));
  });
}
