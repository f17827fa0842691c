import type { IncomingMessage } from 'node:http';
import { PREFLIGHT_HTML_MAX_BYTES } from '@millrace/domain';
import { decodeReply } from './decode-reply';
import type { PageReach } from './page-reach';
import { readPublicFile } from './read-public-file';

/** A page as anybody gets it. */
export interface PublicPage {
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
