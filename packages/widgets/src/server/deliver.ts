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
    body: await compress(answer.body, encoding, {
      etag,
      lasting: headers['cache-control']?.includes('immutable') ?? false,
    }),
  };
}

/** One header's value, empty where it was not sent. */
export function header({ headers }: EmbedRequest, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function encodingFor(request: EmbedRequest, { headers, body }: EmbedAnswer): 'br' | 'gzip' | undefined {
  if (body.length < WORTHWHILE || /^(font|image)\//.test(headers['content-type'] ?? '')) return undefined;
  const accepted = new Set(
    header(request, 'accept-encoding')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** Compressed bodies that are kept: a popular card is asked for in the same few batches. */
const KEPT = 2_000;

/** From so many bytes on, the best compression of a body that few ask for again takes too long: some cards in one. */
const LONG = 8_192;

const compressed = new Map<string, Promise<Uint8Array>>();

/** Compresses each body once, as well as can be: what is asked for first decides when a page shows its cards. */
function compress(
  body: Uint8Array | string,
  encoding: 'br' | 'gzip',
  { etag, lasting }: { etag: string; lasting: boolean },
): Promise<Uint8Array> {
  const key = encoding + etag;
  const quick = body.length >= LONG && !lasting;
  const made =
    compressed.get(key) ??
    (encoding === 'br' ? brotliAt(body, quick ? 5 : 11) : zip(body, { level: quick ? 6 : 9 }));
  // Those that were asked for last stay.
  compressed.delete(key);
  compressed.set(key, made);
  const oldest = compressed.keys().next();
  if (compressed.size > KEPT && !oldest.done) compressed.delete(oldest.value);
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
