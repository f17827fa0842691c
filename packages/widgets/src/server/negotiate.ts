import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EmbedRequest, EmbedResponse } from './response';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smallest body that is compressed, in bytes. */
const COMPRESS_MIN_BYTES = 200;

/** Sets the ETag, returns 304 for If-None-Match, and compresses by Accept-Encoding. */
export async function negotiate(request: EmbedRequest, answer: EmbedResponse): Promise<EmbedResponse> {
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

/** Returns the value of a header, empty if missing. */
export function header({ headers }: EmbedRequest, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

function encodingFor(request: EmbedRequest, { headers, body }: EmbedResponse): 'br' | 'gzip' | undefined {
  if (body.length < COMPRESS_MIN_BYTES || /^(font|image)\//.test(headers['content-type'] ?? ''))
    return undefined;
  const accepted = new Set(
    header(request, 'accept-encoding')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** Size of the cache of compressed bodies: popular cards are requested in the same few batches. */
const CACHE_MAX = 2_000;

/** Bodies from this size use faster compression, unless they are immutable: batches of many cards rarely repeat. */
const FAST_COMPRESSION_BYTES = 8_192;

const compressed = new Map<string, Promise<Uint8Array>>();

/** Compresses and caches a body. The first response decides when a page shows its cards. */
function compress(
  body: Uint8Array | string,
  encoding: 'br' | 'gzip',
  { etag, lasting }: { etag: string; lasting: boolean },
): Promise<Uint8Array> {
  const key = encoding + etag;
  const quick = body.length >= FAST_COMPRESSION_BYTES && !lasting;
  const made =
    compressed.get(key) ??
    (encoding === 'br' ? brotliAt(body, quick ? 5 : 11) : zip(body, { level: quick ? 6 : 9 }));
  // Least recently used entries are evicted.
  compressed.delete(key);
  compressed.set(key, made);
  const oldest = compressed.keys().next();
  if (compressed.size > CACHE_MAX && !oldest.done) compressed.delete(oldest.value);
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
