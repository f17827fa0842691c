import type { Context } from '../../context';
import { transact } from '../../db/transact';
import { HopelessJobError } from '../../jobs';
import { cleanPicture, storePicture } from '../media';
import { setLinkedinImage } from './linkedin.repository';

/** The longest edge that is kept, in pixels. */
const EDGE_PX = 512;
const BYTES_LIMIT = 5 * 2 ** 20;
const TIMEOUT_MS = 10_000;

/** A picture to be fetched. */
export interface PortraitJob {
  userId: string;
  /** As the provider named it. */
  url: string;
}

/**
 * Keeps a copy of the picture that a new member has at the provider: its address runs out, and showing it from there
 * would tell the provider who reads what.
 *
 * @throws {HopelessJobError} when it is no picture that we take.
 */
export async function copyPortrait(context: Context, { userId, url }: PortraitJob): Promise<void> {
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok || !reply.body) throw new Error(`The picture's host answers ${reply.status}.`);
  const picture = await cleanPicture(await readAtMost(reply.body, BYTES_LIMIT), EDGE_PX);
  if (typeof picture === 'string') throw new HopelessJobError(`Not a picture that is taken: ${picture}.`);
  await transact(context.db, async (tx) => {
    const { value } = await storePicture(tx, context, { id: userId }, picture);
    await setLinkedinImage(tx, userId, value);
  });
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw new HopelessJobError('The picture is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
