import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PREFLIGHT_HTML_MAX_BYTES } from '@millrace/domain';
import { checkAddress, readPageAddress } from './page-address';
import { PageProblem } from './page-problem';
import type { PageReach } from './page-reach';
import { requestPage } from './request-page';

/** A page as anybody gets it. */
export interface PublicPage {
  /** After redirects. */
  address: string;
  /** A line each, as they came. */
  headers: string;
  /** Its text, whatever it is written in. */
  html: string;
}

const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PAGE_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Reads a page of the open internet, and nothing that only we could reach: each address on the way is resolved once, held
 * against what may be reached, and connected to as it was resolved.
 *
 * @param types What it may be of. Default HTML.
 * @throws {PageProblem} saying why it cannot be read.
 */
export async function readPublicPage(
  text: string,
  reach: PageReach,
  types: ReadonlySet<string> = PAGE_TYPES,
): Promise<PublicPage> {
  const signal = AbortSignal.timeout(reach.timeLimitMs);
  try {
    return await withinLimit(follow(readPageAddress(text), { reach, types }, signal), signal);
  } catch (problem) {
    if (problem instanceof PageProblem) throw problem;
    throw signal.aborted
      ? new PageProblem('page.tooSlow', { seconds: Math.ceil(reach.timeLimitMs / 1000) })
      : new PageProblem('page.unreachable');
  }
}

/** Names are resolved without a limit of their own. */
function withinLimit<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, end]);
}

interface Wanted {
  reach: PageReach;
  types: ReadonlySet<string>;
}

async function follow(first: URL, { reach, types }: Wanted, signal: AbortSignal): Promise<PublicPage> {
  let url = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const checked = await checkAddress(url, reach);
    signal.throwIfAborted();
    const reply = await requestPage(checked, signal);
    const { location } = reply.headers;
    if (!REDIRECTS.has(reply.statusCode ?? 0) || location === undefined) return readReply(url, reply, types);
    reply.destroy();
    if (!URL.canParse(location, url)) throw new PageProblem('page.unreachable');
    url = new URL(location, url);
  }
  throw new PageProblem('page.redirects', { limit: REDIRECTS_MAX });
}

async function readReply(url: URL, reply: IncomingMessage, types: ReadonlySet<string>): Promise<PublicPage> {
  try {
    const status = reply.statusCode ?? 0;
    if (status < 200 || status > 299) throw new PageProblem('page.status', { status });
    const [type = '', ...parameters] = (reply.headers['content-type'] ?? '').split(';');
    if (!types.has(type.trim().toLowerCase())) throw new PageProblem('page.notHtml');
    const bytes = await readBody(reply);
    return { address: url.href, headers: headerLines(reply), html: decode(bytes, parameters) };
  } finally {
    reply.destroy();
  }
}

/** Duplicates and capitals as they came: each policy is a line of its own. */
function headerLines({ rawHeaders }: IncomingMessage): string {
  return rawHeaders
    .flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1] ?? ''}` : []))
    .join('\n');
}

async function readBody(reply: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of unpacked(reply)) {
    length += part.length;
    if (length > PREFLIGHT_HTML_MAX_BYTES)
      throw new PageProblem('page.tooLarge', { limit: PREFLIGHT_HTML_MAX_BYTES / 2 ** 20 });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Some servers compress for those who did not ask for it. */
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

function decode(bytes: Buffer, parameters: readonly string[]): string {
  const named = parameters.map((one) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(one)?.[1]).find(Boolean);
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
