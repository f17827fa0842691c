import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { checkAddress, PageProblem, type PageReach, readPageAddress } from './page-address';
import { requestPage } from './request-page';

/** Request options and limits. */
export interface FileTerms {
  /** Value of the `Accept` header. */
  accept: string;
  /** Accepted media types in lower case; null for all. */
  types: ReadonlySet<string> | null;
  maxBytes: number;
  /** Maximum number of redirects. */
  redirects: number;
}

/** A fetched public file. */
export interface PublicFile {
  /** URL after redirects. */
  url: URL;
  reply: IncomingMessage;
  bytes: Buffer;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Reads a file from the public internet behind an SSRF guard: each host on the way is resolved once, its addresses are
 * checked, and the connection uses exactly those.
 *
 * @throws {PageProblem} naming the reason.
 */
export async function readPublicFile(text: string, reach: PageReach, terms: FileTerms): Promise<PublicFile> {
  const signal = AbortSignal.timeout(reach.timeLimitMs);
  try {
    return await withinLimit(follow(readPageAddress(text), { reach, terms, signal }), signal);
  } catch (problem) {
    if (problem instanceof PageProblem) throw problem;
    throw signal.aborted
      ? new PageProblem('page.tooSlow', { seconds: Math.ceil(reach.timeLimitMs / 1000) })
      : new PageProblem('page.unreachable');
  }
}

/** DNS lookups have no timeout of their own. */
function withinLimit<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, end]);
}

interface Wanted {
  reach: PageReach;
  terms: FileTerms;
  signal: AbortSignal;
}

async function follow(first: URL, { reach, terms, signal }: Wanted): Promise<PublicFile> {
  let url = first;
  for (let redirects = 0; redirects <= terms.redirects; redirects += 1) {
    const checked = await checkAddress(url, reach);
    signal.throwIfAborted();
    const reply = await requestPage(checked, terms.accept, signal);
    const { location } = reply.headers;
    if (!REDIRECTS.has(reply.statusCode ?? 0) || location === undefined) return readReply(url, reply, terms);
    reply.destroy();
    if (!URL.canParse(location, url)) throw new PageProblem('page.unreachable');
    url = new URL(location, url);
  }
  throw new PageProblem('page.redirects', { limit: terms.redirects });
}

async function readReply(
  url: URL,
  reply: IncomingMessage,
  { types, maxBytes }: FileTerms,
): Promise<PublicFile> {
  try {
    const status = reply.statusCode ?? 0;
    if (status < 200 || status > 299) throw new PageProblem('page.status', { status });
    const [type = ''] = (reply.headers['content-type'] ?? '').split(';');
    if (types && !types.has(type.trim().toLowerCase())) throw new PageProblem('page.notHtml');
    return { url, reply, bytes: await readBody(reply, maxBytes) };
  } finally {
    reply.destroy();
  }
}

async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of unpacked(reply)) {
    length += part.length;
    if (length > maxBytes) throw new PageProblem('page.tooLarge', { limit: maxBytes / 2 ** 20 });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Decompresses a body; some servers compress without being asked. */
function unpacked(reply: IncomingMessage): Readable {
  switch (reply.headers['content-encoding']?.trim().toLowerCase()) {
    case 'gzip':
      return pipeline(reply, createGunzip(), () => {});
    case 'deflate':
      return pipeline(reply, createInflate(), () => {});
    case 'br':
      return pipeline(reply, createBrotliDecompress(), () => {});
    default:
      return reply;
  }
}
