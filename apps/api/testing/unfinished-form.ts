import { type ClientRequest, request } from 'node:http';
import type { Visitor } from './visitor';

const BOUNDARY = 'unfinished';

/** A form that arrives bit by bit. */
export interface UnfinishedForm {
  /** Sends a field. */
  field(name: string, value: string): Promise<void>;
  /** Begins a file, and sends so many bytes of it. */
  file(name: string, bytes: number): Promise<void>;
  /** Its answer, whenever that comes. */
  reply: Promise<{ status: number; body: { code?: string; fields?: Record<string, string> } }>;
  /** Breaks the connection off. */
  leave(): void;
}

/** Begins to send a form, by chunks. */
export function beginForm(visitor: Visitor, path: string, method = 'POST'): UnfinishedForm {
  const outgoing = request(new URL(path, visitor.apiUrl), {
    method,
    headers: {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(visitor.sessionCookie && { Cookie: visitor.sessionCookie }),
    },
  });
  const reply = new Promise<Awaited<UnfinishedForm['reply']>>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      answered.add(outgoing);
      let text = '';
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(text) }));
    });
  });
  // Whoever leaves waits for none.
  reply.catch(() => undefined);
  const head = (name: string, rest: string): string =>
    `\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  return {
    reply,
    field: (name, value) => write(outgoing, `${head(name, '')}${value}`),
    file: async (name, bytes) => {
      await write(outgoing, head(name, `; filename="${name}"\r\nContent-Type: application/octet-stream`));
      const chunk = Buffer.alloc(2 ** 16, 7);
      for (let left = bytes; left > 0; left -= chunk.length) {
        await write(outgoing, left < chunk.length ? chunk.subarray(0, left) : chunk);
      }
    },
    leave: () => outgoing.destroy(),
  };
}

/** Waits until the other side has room again. Who is answered already sends no more. */
function write(outgoing: ClientRequest, chunk: string | Buffer): Promise<void> {
  if (outgoing.destroyed || answered.has(outgoing) || outgoing.write(chunk)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      for (const event of EVENTS) outgoing.off(event, done);
      resolve();
    };
    for (const event of EVENTS) outgoing.once(event, done);
  });
}

const EVENTS = ['drain', 'close', 'response'] as const;

const answered = new WeakSet<ClientRequest>();
