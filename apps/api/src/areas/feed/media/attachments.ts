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

/** The longest edge of a picture's smaller copy: what the widest card needs on a sharp screen. */
const THUMB_EDGE_PX = 960;

const KINDS = Object.keys(POST_MEDIA) as FileMediaKind[];

/** A file that was looked at, to be sent along with a post or a message. */
interface Medium {
  kind: FileMediaKind;
  /** As its sender named it, with the ending that it really has. */
  name: string;
  bytes: Buffer;
  contentType: FileType;
  picture: { widthPx: number; heightPx: number; thumb: CleanPicture | null } | null;
}

/** What goes along with a post or a message: a file of its form, or a video that was sent before. */
export type Attachment = Medium | SentVideo;

/** A form, as far as what goes along with it is concerned. */
type AttachingForm = { video_upload?: string };

/**
 * Looks at what goes along with a post or a message.
 *
 * @returns Null without anything.
 * @throws {InvalidFieldsError} for both a file and a video that was sent before, and as `readMedium` and `readSentVideo`.
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

/** A text with the link of its video, where that is watched elsewhere. @see FEED-032 */
export function withVideoLink(words: string, attached: Attachment | null): string {
  if (!attached || !('arrived' in attached) || attached.arrived.kind !== 'link') return words;
  return words === '' ? attached.arrived.link : `${words}\n${attached.arrived.link}`;
}

/**
 * Looks at a file by its content, whatever its name and its field say. Pictures are drawn anew, and films are told to
 * forget it, so that nothing is left of where they were taken; documents are kept as they come.
 *
 * @param fields The fields of the form: a file's stands among them.
 * @returns Null without a file.
 * @throws {InvalidFieldsError} for a second one, and for a text in place of one.
 * @throws {WrongMediumError} when it is of another kind.
 * @throws {BrokenMediumError} for a document that no reader opens.
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

const videoTypeOf = (bytes: Uint8Array): Promise<FileType> =>
  readVideoType(async (at, count) => bytes.subarray(at, at + count), bytes.length);

const isOf = (kind: FileMediaKind, type: string | null): type is FileType =>
  type !== null && POST_MEDIA[kind].types.includes(type);

/** Whose a file is, and what it belongs to: who may not read that is not answered this. @see GAP-052, GAP-054 */
type FileOwner = { createdBy: string } & (
  | { postId: string; chatId?: never }
  | { chatId: string; postId?: never }
);

/** Stores what goes along with a post or a message. @returns What that says of it. */
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
