import { decodeReply } from './decode-reply';
import type { PageReach } from './page-reach';
import { type FileTerms, readPublicFile } from './read-public-file';

/**
 * Reads a text of the open internet, as `readPublicFile` does.
 *
 * @returns It, and where it was after redirects.
 * @throws {PageProblem} saying why it cannot be read.
 */
export async function readPublicText(
  address: string,
  reach: PageReach,
  terms: FileTerms,
): Promise<{ address: string; text: string }> {
  const { url, reply, bytes } = await readPublicFile(address, reach, terms);
  return { address: url.href, text: decodeReply(reply, bytes) };
}
