import type { IncomingMessage } from 'node:http';
import { PREFLIGHT_HTML_MAX_BYTES } from '@millrace/domain';
import { decodeText } from '../text/decode-text';
import type { PageReach } from './page-address';
import { readPublicFile } from './read-public-file';

/** A page as anybody gets it. */
interface PublicPage {
  /** After redirects. */
  address: string;
  /** A line each, as they came. */
  headers: string;
  /** Its text, whatever it is written in. */
  html: string;
}

const PAGE_TERMS = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  maxBytes: PREFLIGHT_HTML_MAX_BYTES,
  redirects: 5,
};

const PAGE_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Fetches a page of the open internet behind the SSRF guard, as `readPublicFile` does.
 *
 * @param types What it may be of. Default HTML.
 * @throws {PageProblem} saying why it cannot be read.
 */
export async function fetchPublicPage(
  text: string,
  reach: PageReach,
  types: ReadonlySet<string> = PAGE_TYPES,
): Promise<PublicPage> {
  const { url, reply, bytes } = await readPublicFile(text, reach, { ...PAGE_TERMS, types });
  return { address: url.href, headers: headerLines(reply), html: decodeReply(reply, bytes) };
}

/** Duplicates and capitals as they came: each policy is a line of its own. */
function headerLines({ rawHeaders }: IncomingMessage): string {
  return rawHeaders
    .flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1] ?? ''}` : []))
    .join('\n');
}

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
