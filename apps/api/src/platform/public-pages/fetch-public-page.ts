import type { IncomingMessage } from 'node:http';
import { PREFLIGHT_HTML_MAX_BYTES } from '@millrace/domain';
import { decodeText } from '../text/decode-text';
import { detectEncoding } from '../text/detect-encoding';
import type { PageReach } from './page-address';
import { readPublicFile } from './read-public-file';

/** A fetched public page. */
interface PublicPage {
  /** URL after redirects. */
  address: string;
  /** Raw header lines. */
  headers: string;
  /** Decoded text, whatever its encoding. */
  html: string;
}

const PAGE_TERMS = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  maxBytes: PREFLIGHT_HTML_MAX_BYTES,
  redirects: 5,
};

const PAGE_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Fetches a public web page behind the SSRF guard, as `readPublicFile` does.
 *
 * @param types Accepted media types. Default HTML.
 * @throws {PageProblem} naming the reason.
 */
export async function fetchPublicPage(
  text: string,
  reach: PageReach,
  types: ReadonlySet<string> = PAGE_TYPES,
): Promise<PublicPage> {
  const { url, reply, bytes } = await readPublicFile(text, reach, { ...PAGE_TERMS, types });
  return { address: url.href, headers: headerLines(reply), html: decodeReply(reply, bytes) };
}

/** Returns header lines with duplicates and capitals preserved, because each policy is a line of its own. */
function headerLines({ rawHeaders }: IncomingMessage): string {
  return rawHeaders
    .flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1] ?? ''}` : []))
    .join('\n');
}

/** Number of bytes searched for the encoding. @see https://html.spec.whatwg.org/#determining-the-character-encoding */
const PRESCAN_BYTES = 1024;

/** Decodes a page by the charset of its headers or its `meta` element; detects it if there is none or it is unknown. */
export function decodeReply({ headers }: IncomingMessage, bytes: Buffer): string {
  const named = charsetOf(headers['content-type'] ?? '') ?? metaCharset(bytes);
  try {
    return decodeText(bytes, named ?? detectEncoding(bytes));
  } catch {
    return decodeText(bytes, detectEncoding(bytes));
  }
}

function charsetOf(contentType: string): string | undefined {
  const [, ...parameters] = contentType.split(';');
  return parameters.map((one) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(one)?.[1]).find(Boolean);
}

function metaCharset(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, PRESCAN_BYTES);
  const charset = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  // A `meta` that is readable as ASCII cannot be in a UTF-16 document.
  return charset?.toLowerCase().startsWith('utf-16') ? undefined : charset;
}
