import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { transact } from '../../../platform/db/transact';
import type { VideoRemovalJob } from '../../../platform/jobs';
import {
  deleteProviderVideo,
  findPostsSaying,
  findVideosOfPost,
  giveVideo,
  insertProviderVideo,
  lockProviderVideo,
  type ProviderVideoRow,
  takeUnneeded,
  takeUploadsOf,
  takeVideo,
} from './provider-videos.repository';
import { storeOf, type VideoContext } from './video-stores';

/** When a job for a video that is still there is queued anew: by then the retries of the one before have ended. */
const AGAIN_AFTER_HOURS = 48;

/** Who sent a video, and what shows it: a post or a conversation. */
interface VideoOwner {
  createdBy: string;
  postId?: string | undefined;
  chatId?: string | undefined;
}

/** Writes down that a provider keeps a video of a post or a message, so that it is removed there with that. */
export async function keepProviderVideo(
  tx: Transaction,
  { createdBy, postId, chatId }: VideoOwner,
  { store, place }: { store: ProviderVideoRow['store']; place: string },
): Promise<void> {
  await insertProviderVideo(tx, {
    ...{ id: newId(), userId: createdBy, store, place },
    ...(postId !== undefined && { postId }),
    ...(chatId !== undefined && { chatId }),
  });
}

/**
 * Has those videos removed that a provider keeps for a post whose text no longer leads to them. A link to the video of
 * somebody else is nothing that is kept for the post.
 */
export async function releaseVideos(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  postId: string,
  text: string,
): Promise<void> {
  for (const { id, place } of await findVideosOfPost(tx, postId)) {
    if (leadsTo(text, place)) continue;
    await takeVideo(tx, id);
    await jobs.send('videoRemoval', { videoId: id }, { tx });
  }
}

/**
 * Has what is kept of a member's unsent videos removed, as the member leaves: at a provider by a job.
 *
 * @returns The names of the files of our own storage, whose bytes are the caller's to remove after the commit.
 */
export async function releaseUploadsOf(tx: Transaction, userId: string): Promise<string[]> {
  const uploads = await takeUploadsOf(tx, userId);
  for (const { store, place } of uploads) {
    if (store !== 'own') await insertProviderVideo(tx, { id: newId(), store, place });
  }
  return uploads.filter(({ store }) => store === 'own').map(({ place }) => place);
}

/**
 * Queues the removal of videos whose post is gone for good, or their member, and of those where it has failed for long.
 */
export async function queueUnneededVideos({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await transact(db, async (tx) => {
    const ids = await takeUnneeded(tx, AGAIN_AFTER_HOURS);
    await jobs.sendAll(
      'videoRemoval',
      ids.map((videoId) => ({ videoId })),
      { tx },
    );
  });
}

/**
 * Removes a video at its provider, unless a post of its sender's leads to it by now: then that one keeps it. Of a provider
 * that is no longer configured nothing can be asked.
 *
 * @throws {VideosUnavailableError} to be tried again.
 */
export async function removeProviderVideo(
  context: VideoContext,
  { videoId }: VideoRemovalJob,
): Promise<void> {
  const video = await transact(context.db, async (tx) => {
    const found = await lockProviderVideo(tx, videoId);
    if (!found || found.postId !== null || found.chatId !== null) return null;
    const heir = await findHeir(tx, found);
    if (heir !== null) await giveVideo(tx, found.id, heir);
    return heir === null ? found : null;
  });
  const store = video && storeOf(context, video);
  if (!store) return;
  await store.remove(video);
  await deleteProviderVideo(context.db, video.id);
}

/** Another post of the one who sent a video that leads to it; null without one. */
async function findHeir(tx: Transaction, { userId, place }: ProviderVideoRow): Promise<string | null> {
  if (userId === null) return null;
  const saying = await findPostsSaying(tx, userId, numberOf(place));
  return saying.find(({ text }) => leadsTo(text, place))?.id ?? null;
}

/** The number by which all links to a video name it, such as `76979871` of `/videos/76979871`. */
const numberOf = (place: string): string => /\d+/.exec(place)?.[0] ?? place;

/** Whether a text has a link to a video, in whichever form. */
export const leadsTo = (text: string, place: string): boolean =>
  new RegExp(`vimeo\\.com/(?:[\\w/-]*/)?${numberOf(place)}(?!\\d)`).test(text);
