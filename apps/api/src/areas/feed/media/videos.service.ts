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

/** Maximum time from starting an upload to using the video in a post. */
const UPLOAD_MS = DAY_MS;

/** Maximum number of uploads in progress per member. */
const UPLOADS_MAX = 3;

/** A video to upload, as declared by the client. */
interface VideoDraft {
  name: string;
  type: string;
  size: number;
}

/** A created upload, not yet recorded. */
interface BegunUpload extends VideoPlace {
  id: string;
  store: VideoStore['kind'];
}

/**
 * Creates an upload in the store.
 *
 * @throws {WrongMediumError} If it is of another type.
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

/** Records an upload. @returns The upload for the API. */
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

/** Cancels a member's oldest uploads beyond the maximum. */
export async function endOlderUploads(context: VideoContext, { id }: Pick<Viewer, 'id'>): Promise<void> {
  for (const upload of await findOlderUploads(context.db, id, UPLOADS_MAX)) await forget(context, upload);
}

/**
 * Handles a tus request for a member's own upload.
 *
 * @throws {NotFoundError} For others, and for an upload to a provider.
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

/** Validates a completed upload, and deletes it if it is no video. @throws {WrongMediumError} */
async function requireVideo(context: VideoContext, upload: UploadRow): Promise<void> {
  try {
    await storeOf(context, upload)?.arrived(upload);
  } catch (error) {
    if (error instanceof WrongMediumError) await forget(context, upload);
    throw error;
  }
}

/** Cancels a member's own upload. @throws {NotFoundError} For others. */
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

/** A video uploaded before the post that uses it. */
export interface SentVideo {
  uploadId: string;
  store: VideoStore['kind'];
  /** Name as uploaded. */
  name: string;
  /** The store's ID; in our own storage the file name. */
  place: string;
  bytes: number;
  arrived: ArrivedVideo;
}

/**
 * Validates the video of a new post.
 *
 * @throws {InvalidFieldsError} If it is not the member's, or incomplete.
 * @throws {WrongMediumError} If it is no video.
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

/** Takes a video for a post, once. @throws {InvalidFieldsError} If another post was faster. */
export async function takeSentVideo(
  tx: Transaction,
  viewer: Pick<Viewer, 'id'>,
  { uploadId }: SentVideo,
): Promise<void> {
  if (await takeUpload(tx, uploadId, viewer.id)) return;
  throw new InvalidFieldsError({ video_upload: sentence('field.missingUpload') });
}

/** Deletes expired uploads. */
export async function purgeExpiredUploads(context: VideoContext): Promise<void> {
  for (const upload of await findOldUploads(context.db)) await forget(context, upload);
}

/** Deletes an upload with its bytes; if the provider fails, it is retried later. */
async function forget(context: VideoContext, upload: UploadRow): Promise<void> {
  // The upload is now a post's file.
  if (!(await expireUpload(context.db, upload.id))) return;
  try {
    // A provider that is no longer configured cannot be called.
    await storeOf(context, upload)?.remove(upload);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return;
  }
  await deleteUpload(context.db, upload.id);
}

/** Delay before queueing another deletion job, after the retries of the previous one have ended. */
const AGAIN_AFTER_HOURS = 48;

/** The uploader of a video, and the post or conversation that shows it. */
interface VideoOwner {
  createdBy: string;
  postId?: string | undefined;
  chatId?: string | undefined;
}

/** Records a provider's video of a post or message, so that it is deleted with it. */
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
 * Queues the deletion of a post's videos at the provider to which its text no longer links. Links to
 * others' videos are not recorded.
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
 * Deletes a leaving member's unused uploads; at a provider by a job.
 *
 * @returns File names in our own storage, which the caller must delete after the commit.
 */
export async function releaseUploadsOf(tx: Transaction, userId: string): Promise<string[]> {
  const uploads = await takeUploadsOf(tx, userId);
  for (const { store, place } of uploads) {
    if (store !== 'own') await insertProviderVideo(tx, { id: newId(), store, place });
  }
  return uploads.filter(({ store }) => store === 'own').map(({ place }) => place);
}

/**
 * Queues the deletion of videos whose post was purged or whose member has left, and of those that failed long ago.
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
 * Deletes a video at its provider, unless another post of the uploader links to it and takes it over. A provider that
 * is no longer configured cannot be called.
 *
 * @throws {VideosUnavailableError} to be retried.
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

/** Finds another post of the uploader that links to a video; null if there is none. */
async function findHeir(tx: Transaction, { userId, place }: ProviderVideoRow): Promise<string | null> {
  if (userId === null) return null;
  const saying = await findPostsSaying(tx, userId, numberOf(place));
  return saying.find(({ text }) => leadsTo(text, place))?.id ?? null;
}

/** Returns the number that all links to a video contain, such as `76979871` in `/videos/76979871`. */
const numberOf = (place: string): string => /\d+/.exec(place)?.[0] ?? place;

/** True if a text contains a link to a video, in any form. */
export const leadsTo = (text: string, place: string): boolean =>
  new RegExp(`vimeo\\.com/(?:[\\w/-]*/)?${numberOf(place)}(?!\\d)`).test(text);
