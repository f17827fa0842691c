import { DAY_MS, POST_MEDIA } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { transact } from '../../../platform/db/transact';
import {
  FileTooLargeError,
  InvalidFieldsError,
  NotFoundError,
  OtherTusError,
  RefusalError,
  WrongMediumError,
} from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import type { VideoRemovalJob } from '../../../platform/jobs';
import { sentence } from '../../../platform/messages/text';
import {
  deleteProviderVideo,
  deleteUpload,
  expireUpload,
  findOlderUploads,
  findOldUploads,
  findPostsSaying,
  findUpload,
  findVideosOfPost,
  giveVideo,
  insertProviderVideo,
  insertUpload,
  lockProviderVideo,
  type ProviderVideoRow,
  takeUnneeded,
  takeUpload,
  takeUploadsOf,
  takeVideo,
  type UploadRow,
} from './media.repository';
import { TUS_VERSION, type TusReply, type TusRequest, type TusServer } from './tus-server';
import { keptTypeOf } from './video-file';
import type { ArrivedVideo, VideoPlace, VideoStore } from './video-store';
import { storeOf, storesOf, type VideoContext } from './video-stores';

/** How long a video may be on its way until a post names it. */
const UPLOAD_MS = DAY_MS;

/** How many videos a member may have on their way at once. */
const UPLOADS_MAX = 3;

/** A video that is to be sent, as its sender says. */
interface VideoDraft {
  name: string;
  type: string;
  size: number;
}

/** A place for a video, not yet written down. */
interface BegunUpload extends VideoPlace {
  id: string;
  store: VideoStore['kind'];
}

/**
 * Makes a place for a video.
 *
 * @throws {WrongMediumError} for another kind.
 * @throws {FileTooLargeError}
 * @throws {VideosUnavailableError}
 * @see GAP-021, GAP-098
 */
export async function beginUpload(
  context: VideoContext,
  { name, type, size }: VideoDraft,
): Promise<BegunUpload> {
  const known = POST_MEDIA.video.types.find((one) => one === type);
  if (known === undefined) throw new WrongMediumError('video');
  if (size > POST_MEDIA.video.maxBytes) throw new FileTooLargeError('video', POST_MEDIA.video.maxBytes);
  const [store] = storesOf(context);
  const id = newId();
  const place = await store.begin({ id, name, bytes: size, type: keptTypeOf(known) });
  return { id, store: store.kind, ...place };
}

/** Writes down that a video is to come. @returns How it is answered. */
export async function recordUpload(
  tx: Transaction,
  viewer: Pick<Viewer, 'id'>,
  { name, size }: VideoDraft,
  { id, store, place, uploadUrl, link }: BegunUpload,
) {
  const expiresAt = new Date(Date.now() + UPLOAD_MS);
  const row = { id, userId: viewer.id, store, name, bytes: size, place, link, expiresAt };
  await insertUpload(tx, { ...row, uploadUrl: store === 'own' ? null : uploadUrl });
  return { id, upload_url: uploadUrl, store, link, expires_at: expiresAt.toISOString() };
}

/** Forgets the oldest uploads of a member who has more than one can send. */
export async function endOlderUploads(context: VideoContext, { id }: Pick<Viewer, 'id'>): Promise<void> {
  for (const upload of await findOlderUploads(context.db, id, UPLOADS_MAX)) await forget(context, upload);
}

/**
 * Answers a request of tus to a member's own upload.
 *
 * @throws {NotFoundError} for everybody else, and for an upload at a provider.
 */
export async function handleTusRequest(
  context: VideoContext,
  tus: TusServer,
  viewer: Pick<Viewer, 'id'>,
  id: string,
  request: TusRequest,
): Promise<TusReply> {
  if (request.headers['tus-resumable'] !== TUS_VERSION) throw new OtherTusError();
  const upload = await findUpload(context.db, id, viewer.id);
  if (upload?.store !== 'own') throw new NotFoundError();
  const reply = await tus.answer(id, lockedUpload(context, viewer, id), request);
  if (request.method === 'PATCH' && reply.offset === upload.bytes) await requireVideo(context, upload);
  return reply;
}

const lockedUpload = (context: VideoContext, viewer: Pick<Viewer, 'id'>, id: string) => ({
  find: () => findUpload(context.db, id, viewer.id),
  remove: (upload: UploadRow) => forget(context, upload),
});

/** What has arrived in full is a video, or it is forgotten. @throws {WrongMediumError} */
async function requireVideo(context: VideoContext, upload: UploadRow): Promise<void> {
  try {
    await storeOf(context, upload)?.arrived(upload);
  } catch (error) {
    if (error instanceof WrongMediumError) await forget(context, upload);
    throw error;
  }
}

/** Gives a member's own upload up. @throws {NotFoundError} for everybody else. */
export async function endUpload(
  context: VideoContext,
  tus: TusServer,
  viewer: Pick<Viewer, 'id'>,
  id: string,
): Promise<void> {
  const upload = await findUpload(context.db, id, viewer.id);
  if (!upload) throw new NotFoundError();
  if (upload.store !== 'own') return forget(context, upload);
  const headers = { 'tus-resumable': TUS_VERSION };
  await tus.answer(id, lockedUpload(context, viewer, id), { method: 'DELETE', headers });
}

/** A video that was sent before the post that names it. */
export interface SentVideo {
  uploadId: string;
  store: VideoStore['kind'];
  /** As its sender named it. */
  name: string;
  /** What the store calls it: in our own storage the name of its file. */
  place: string;
  bytes: number;
  arrived: ArrivedVideo;
}

/**
 * Looks at a video that a post names.
 *
 * @throws {InvalidFieldsError} when it is none of the member's, or has not arrived in full.
 * @throws {WrongMediumError} when it is no video.
 * @throws {VideosUnavailableError}
 */
export async function readSentVideo(
  context: VideoContext,
  viewer: Pick<Viewer, 'id'>,
  uploadId: string,
): Promise<SentVideo> {
  const upload = await findUpload(context.db, uploadId, viewer.id);
  const store = upload && storeOf(context, upload);
  if (!upload || !store) throw new InvalidFieldsError({ video_upload: sentence('field.missingUpload') });
  const arrived = await store.arrived(upload);
  if (!arrived) throw new InvalidFieldsError({ video_upload: sentence('field.unfinishedUpload') });
  const { name, place, bytes } = upload;
  return { uploadId, store: store.kind, name, place, bytes, arrived };
}

/** Takes a video for a post, once. @throws {InvalidFieldsError} when another post was quicker. */
export async function takeSentVideo(
  tx: Transaction,
  viewer: Pick<Viewer, 'id'>,
  { uploadId }: SentVideo,
): Promise<void> {
  if (await takeUpload(tx, uploadId, viewer.id)) return;
  throw new InvalidFieldsError({ video_upload: sentence('field.missingUpload') });
}

/** Forgets videos that no post has named in time. */
export async function purgeExpiredUploads(context: VideoContext): Promise<void> {
  for (const upload of await findOldUploads(context.db)) await forget(context, upload);
}

/** Forgets an upload, bytes and all; what a provider keeps for now is tried again later. */
async function forget(context: VideoContext, upload: UploadRow): Promise<void> {
  // What a post has taken is that post's file.
  if (!(await expireUpload(context.db, upload.id))) return;
  try {
    // Of a provider that is no longer configured nothing can be asked.
    await storeOf(context, upload)?.remove(upload);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return;
  }
  await deleteUpload(context.db, upload.id);
}

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
