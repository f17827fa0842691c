import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EmbedAnswer, EmbedRequest } from './answer';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compressing gains nothing. */
const WORTHWHILE = 200;

/** Gives an answer its tag, leaves out a body that the asker has, and compresses the rest. */
export async function deliver(request: EmbedRequest, answer: EmbedAnswer): Promise<EmbedAnswer> {
  if (answer.status !== 200) return answer;
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 16)}"`;
  const headers: Record<string, string> = { ...answer.headers, etag, vary: 'Accept-Encoding' };
  if (header(request, 'if-none-match').includes(etag)) return { status: 304, headers, body: '' };
  const encoding = encodingFor(request, answer);
  if (encoding === undefined) return { ...answer, headers };
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': encoding },
    body: await compress(answer.body, encoding, headers['cache-control']?.includes('immutable') ?? false),
  };
}

/** One header's value, empty where it was not sent. */
export function header({ headers }: EmbedRequest, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function encodingFor(request: EmbedRequest, { headers, body }: EmbedAnswer): 'br' | 'gzip' | undefined {
  if (body.length < WORTHWHILE || headers['content-type']?.startsWith('font/')) return undefined;
  const accepted = new Set(
    header(request, 'accept-encoding')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** What never changes was compressed once, as well as can be; what is made for the moment, quickly. */
const compressedOnce = new Map<string, Promise<Uint8Array>>();

function compress(body: Uint8Array | string, encoding: 'br' | 'gzip', lasting: boolean): Promise<Uint8Array> {
  if (!lasting) return encoding === 'br' ? brotliAt(body, 5) : zip(body);
  const key = encoding + createHash('sha256').update(body).digest('base64');
  const known = compressedOnce.get(key);
  if (known) return known;
  const made = encoding === 'br' ? brotliAt(body, 11) : zip(body, { level: 9 });
  compressedOnce.set(key, made);
  return made;
}

function brotliAt(body: Uint8Array | string, quality: number): Promise<Uint8Array> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
