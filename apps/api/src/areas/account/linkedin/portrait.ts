import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NonRetryableJobError, type PortraitJob } from '../../../platform/jobs';
import { PageProblem, type PageReach, readPublicFile } from '../../../platform/public-pages';
import { cleanPicture, storePicture } from '../../feed/media';
import { setLinkedinImage } from './linkedin.repository';

/** Maximum edge length in pixels. */
const EDGE_PX = 512;

/** Accepts any declared type, because the image decoder checks the bytes. */
const TERMS = { accept: 'image/*', types: null, maxBytes: 5 * 2 ** 20, redirects: 0 };

/** Problems that may be temporary and are retried. */
const PASSING: ReadonlySet<PageProblem['key']> = new Set([
  'page.status',
  'page.tooSlow',
  'page.unknownHost',
  'page.unreachable',
]);

/**
 * Stores a copy of a new member's picture at the provider: its URL expires, and embedding it would
 * disclose readers to the provider.
 *
 * @throws {NonRetryableJobError} If it is no supported picture, or not on the public internet.
 */
export async function copyPortrait(context: Context, { userId, url }: PortraitJob): Promise<void> {
  const picture = await cleanPicture(await fetchPicture(url, context.config.pages), EDGE_PX);
  if (typeof picture === 'string') throw new NonRetryableJobError(`Unsupported picture: ${picture}.`);
  await transact(context.db, async (tx) => {
    const { value } = await storePicture(tx, context, { id: userId }, picture);
    await setLinkedinImage(tx, userId, value);
  });
}

async function fetchPicture(url: string, reach: PageReach): Promise<Uint8Array> {
  try {
    return (await readPublicFile(url, reach, TERMS)).bytes;
  } catch (problem) {
    if (!(problem instanceof PageProblem) || PASSING.has(problem.key)) throw problem;
    throw new NonRetryableJobError(`Picture address is not allowed: ${problem.key}.`);
  }
}
