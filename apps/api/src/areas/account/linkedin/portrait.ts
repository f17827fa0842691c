import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NonRetryableJobError, type PortraitJob } from '../../../platform/jobs';
import { PageProblem, type PageReach, readPublicFile } from '../../../platform/public-pages';
import { cleanPicture, storePicture } from '../../feed/media';
import { setLinkedinImage } from './linkedin.repository';

/** The longest edge that is kept, in pixels. */
const EDGE_PX = 512;

/** Whatever the host says that it sends: what a picture is, its bytes tell. */
const TERMS = { accept: 'image/*', types: null, maxBytes: 5 * 2 ** 20, redirects: 0 };

/** What may be otherwise in a while. */
const PASSING: ReadonlySet<PageProblem['key']> = new Set([
  'page.status',
  'page.tooSlow',
  'page.unknownHost',
  'page.unreachable',
]);

/**
 * Keeps a copy of the picture that a new member has at the provider: its address runs out, and showing it from there
 * would tell the provider who reads what.
 *
 * @throws {NonRetryableJobError} when it is no picture that we take, or stands where only we could reach it.
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
