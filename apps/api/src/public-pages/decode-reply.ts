import type { IncomingMessage } from 'node:http';

/** The text of a reply, by the charset that its headers name; UTF-8 where they name none that is known. */
export function decodeReply({ headers }: IncomingMessage, bytes: Buffer): string {
  const [, ...parameters] = (headers['content-type'] ?? '').split(';');
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(one)?.[1]).find(Boolean);
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
