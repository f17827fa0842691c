import { Agent, request } from 'node:http';

/** A reply as it came. */
export interface RawReply {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** A request whose path and body are sent as they are: `fetch` would tidy them up. */
export interface RawRequest {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}

const TIMEOUT_MS = 30_000;

/** Sends requests to one server, over connections that are kept. */
export function openSender(url: string): { send(one: RawRequest): Promise<RawReply>; close(): void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method, target, headers, body }: RawRequest): Promise<RawReply> =>
    new Promise((resolve, reject) => {
      let answered = false;
      const length = body === null ? {} : { 'Content-Length': String(body.length) };
      const outgoing = request(
        {
          agent,
          hostname,
          port,
          method,
          path: target,
          headers: { ...headers, ...length },
          timeout: TIMEOUT_MS,
        },
        (incoming) => {
          answered = true;
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`No reply within ${TIMEOUT_MS} ms.`)));
      // A server that has refused a body need not read it to its end.
      outgoing.on('error', (error) => answered || reject(error));
      outgoing.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}
