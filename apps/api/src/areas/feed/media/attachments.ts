import { type FileMediaKind, POST_MEDIA } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import {
  BrokenMediumError,
  InvalidFieldsError,
  PictureTooLargeError,
  WrongMediumError,
} from '../../../platform/errors';
import type { UploadedFile, Viewer } from '../../../platform/http/call';
import { sentence } from '../../../platform/messages/text';
import { documentTypeOf, hasMacros } from './document-type';
import { adoptFile, endingOf, type FileType, shownFileName, storeFile } from './file-store';
import { type MediaRow, NO_MEDIA } from './media.view';
import { type CleanPicture, cleanPicture, MEGAPIXEL_LIMIT } from './pictures';
import { readVideoType, stripLocation } from './video-file';
import { keepProviderVideo, readSentVideo, type SentVideo, takeSentVideo } from './videos.service';

/** Maximum edge of a picture's thumbnail: the widest card on a high-density screen. */
const THUMB_EDGE_PX = 960;

const KINDS = Object.keys(POST_MEDIA) as FileMediaKind[];

/** A validated attachment of a post or a message. */
interface Medium {
  kind: FileMediaKind;
  /** Name as uploaded, with a corrected extension. */
  name: string;
  bytes: Buffer;
  contentType: FileType;
  picture: { widthPx: number; heightPx: number; thumb: CleanPicture | null } | null;
}

/** An attachment: a file of the form, or a video uploaded before. */
export type Attachment = Medium | SentVideo;

/** The part of a form that concerns attachments. */
type AttachingForm = { video_upload?: string };

/**
 * Validates the attachment of a post or a message.
 *
 * @returns Null if there is none.
 * @throws {InvalidFieldsError} For both a file and a video uploaded before, and like `readMedium` and `readSentVideo`.
 */
export async function readAttached(
  context: Context,
  viewer: Viewer,
  files: Readonly<Record<string, UploadedFile>>,
  fields: AttachingForm,
): Promise<Attachment | null> {
  const medium = await readMedium(files, fields);
  if (fields.video_upload === undefined) return medium;
  if (medium) throw new InvalidFieldsError({ video_upload: sentence('field.oneMedium') });
  return readSentVideo(context, viewer, fields.video_upload);
}

/** Appends the link of an externally hosted video to a text. @see FEED-032 */
export function withVideoLink(words: string, attached: Attachment | null): string {
  if (!attached || !('arrived' in attached) || attached.arrived.kind !== 'link') return words;
  return words === '' ? attached.arrived.link : `${words}\n${attached.arrived.link}`;
}

/**
 * Detects a file's type by its content, regardless of name and field. Re-encodes pictures and removes locations from
 * videos, for privacy; documents are stored unchanged.
 *
 * @param fields Fields of the form, including that of the file.
 * @returns Null if there is no file.
 * @throws {InvalidFieldsError} For a second file, or a text instead of one.
 * @throws {WrongMediumError} If it is of another kind.
 * @throws {BrokenMediumError} If it is a corrupt document.
 * @throws {PictureTooLargeError}
 * @see DATA-010, FEED-017, GAP-098
 */
async function readMedium(
  files: Readonly<Record<string, UploadedFile>>,
  fields: object,
): Promise<Medium | null> {
  const unexpected = [
    ...KINDS.filter((kind) => Object.hasOwn(fields, kind) && !files[kind]).map((kind) => [
      kind,
      sentence('field.notAFile'),
    ]),
    ...Object.keys(files)
      .filter((field) => !KINDS.some((kind) => kind === field))
      .map((field) => [field, sentence('problem.shape')]),
  ];
  if (unexpected.length > 0) throw new InvalidFieldsError(Object.fromEntries(unexpected));
  const sent = KINDS.flatMap((kind) => (files[kind] ? [{ kind, file: files[kind] }] : []));
  const [first, ...others] = sent;
  if (others.length > 0) {
    throw new InvalidFieldsError(
      Object.fromEntries(others.map(({ kind }) => [kind, sentence('field.oneMedium')])),
    );
  }
  if (!first) return null;
  return first.kind === 'image' ? readImage(first.file) : readDocument(first.kind, first.file);
}

async function readImage({ bytes, name }: UploadedFile): Promise<Medium> {
  const picture = await cleanPicture(bytes);
  if (picture === 'too-large') throw new PictureTooLargeError(MEGAPIXEL_LIMIT);
  if (picture === 'damaged') throw new BrokenMediumError('image');
  if (picture === 'no-picture') throw new WrongMediumError('image');
  const { widthPx, heightPx, contentType } = picture;
  const isSmall = Math.max(widthPx, heightPx) <= THUMB_EDGE_PX;
  const thumb = isSmall ? null : await cleanPicture(picture.bytes, THUMB_EDGE_PX);
  if (typeof thumb === 'string') throw new WrongMediumError('image');
  return {
    kind: 'image',
    name: shownFileName(name, endingOf(contentType)),
    bytes: picture.bytes,
    contentType,
    picture: { widthPx, heightPx, thumb },
  };
}

async function readDocument(
  kind: Exclude<FileMediaKind, 'image'>,
  { bytes, name }: UploadedFile,
): Promise<Medium> {
  const contentType = kind === 'video' ? await videoTypeOf(bytes) : await documentTypeOf(bytes);
  if (contentType === 'broken') throw new BrokenMediumError(kind);
  if (!isOf(kind, contentType)) throw new WrongMediumError(kind);
  if (kind === 'ppt' && hasMacros(bytes)) throw new WrongMediumError(kind);
  if (contentType === 'video/mp4') await stripLocation(bytes);
  return { kind, name: shownFileName(name, endingOf(contentType)), bytes, contentType, picture: null };
}

/**
 * Validates a PDF of a form.
 *
 * @throws {InvalidFieldsError} If there is none.
 * @throws {WrongMediumError} If it is no PDF, whatever its name.
 * @throws {BrokenMediumError} If it is corrupt.
 * @see GAP-098
 */
export async function readPdf(
  file: UploadedFile | undefined,
): Promise<Pick<Medium, 'name' | 'bytes' | 'contentType'>> {
  if (!file) throw new InvalidFieldsError({ pdf: sentence('field.notAFile') });
  return readDocument('pdf', file);
}

const videoTypeOf = (bytes: Uint8Array): Promise<FileType> =>
  readVideoType(async (at, count) => bytes.subarray(at, at + count), bytes.length);

const isOf = (kind: FileMediaKind, type: string | null): type is FileType =>
  type !== null && POST_MEDIA[kind].types.includes(type);

/** Owner of a file and the post or conversation that determines who may read it. @see GAP-052, GAP-054 */
type FileOwner = { createdBy: string } & (
  | { postId: string; chatId?: never }
  | { chatId: string; postId?: never }
);

/** Stores an attachment. @returns Its columns for the post or message. */
export async function storeAttached(
  tx: Transaction,
  context: Pick<Context, 'config' | 'storage'>,
  owner: FileOwner,
  attached: Attachment,
): Promise<MediaRow> {
  if (!('arrived' in attached)) return storeMedium(tx, context, owner, attached);
  await takeSentVideo(tx, { id: owner.createdBy }, attached);
  const { arrived, store, name, place, bytes } = attached;
  if (store !== 'own') await keepProviderVideo(tx, owner, { store, place });
  if (arrived.kind === 'link') return NO_MEDIA;
  const { contentType } = arrived;
  const shownName = shownFileName(name, endingOf(contentType));
  const media = await adoptFile(tx, context, { name: place, shownName, contentType, bytes, ...owner });
  return { ...NO_MEDIA, mediaKind: 'video', media, mediaName: shownName };
}

async function storeMedium(
  tx: Transaction,
  context: Pick<Context, 'config' | 'storage'>,
  owner: FileOwner,
  { kind, name, bytes, contentType, picture }: Medium,
): Promise<MediaRow> {
  const size = picture && { widthPx: picture.widthPx, heightPx: picture.heightPx };
  const media = await storeFile(tx, context, { bytes, shownName: name, contentType, ...size, ...owner });
  const thumb = picture?.thumb ?? null;
  return {
    mediaKind: kind,
    media,
    mediaName: name,
    mediaWidth: picture?.widthPx ?? null,
    mediaHeight: picture?.heightPx ?? null,
    mediaThumb: thumb && (await storeFile(tx, context, { ...thumb, ...owner })),
  };
}
