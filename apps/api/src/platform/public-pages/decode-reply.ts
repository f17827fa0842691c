import type { IncomingMessage } from 'node:http';
import { decodeText } from '../text/decode-text';

/** How far a page may be read to find in which encoding it is. @see https://html.spec.whatwg.org/#determining-the-character-encoding */
const PRESCAN_BYTES = 1024;

/** The text of a reply, by the charset that its headers or its `meta` name; UTF-8 where they name none that is known. */
export function decodeReply({ headers }: IncomingMessage, bytes: Buffer): string {
  try {
    return decodeText(bytes, charsetOf(headers['content-type'] ?? '') ?? metaCharset(bytes) ?? 'utf-8');
  } catch {
    return decodeText(bytes, 'utf-8');
  }
}

function charsetOf(contentType: string): string | undefined {
  const [, ...parameters] = contentType.split(';');
  return parameters.map((one) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(one)?.[1]).find(Boolean);
}

function metaCharset(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, PRESCAN_BYTES);
  const charset = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  // Whoever could read this far has no UTF-16 before them.
  return charset?.toLowerCase().startsWith('utf-16') ? undefined : charset;
}
