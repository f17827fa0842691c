import { DAY_MS, POST_MEDIA } from '@millrace/domain';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import {
  FileTooLargeError,
  InvalidFieldsError,
  NotFoundError,
  OtherTusError,
  RefusalError,
  WrongMediumError,
} from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import type { TusReply, TusRequest, TusServer } from './tus-server';
import { TUS_VERSION } from './tus-version';
import type { ArrivedVideo, VideoPlace, VideoStore } from './video-store';
import { storeOf, storesOf, type VideoContext } from './video-stores';
import { keptTypeOf } from './video-type';
import {
  deleteUpload,
  expireUpload,
  findOlderUploads,
  findOldUploads,
  findUpload,
  insertUpload,
  takeUpload,
  type UploadRow,
} from './videos.repository';

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
export interface BegunUpload extends VideoPlace {
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
