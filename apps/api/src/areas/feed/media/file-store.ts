import { randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { Picture } from '../../../platform/db/schema/columns/picture';
import { afterCommit } from '../../../platform/db/transact';
import type { Viewer } from '../../../platform/http/call';
import { putInTransaction } from '../../../platform/storage/storage';
import { deleteFile, deletePostFiles, insertFiles } from './media.repository';
import type { CleanPicture } from './pictures';

/** Types of stored files with their extensions. */
const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
} as const;

/** A type of stored files. */
export type FileType = keyof typeof ENDINGS;

/** A validated file to store. */
export interface NewFile {
  bytes: Buffer;
  /** Download name; random if there is none. @see shownFileName */
  shownName?: string | undefined;
  contentType: FileType;
  /** Dimensions of a picture. */
  widthPx?: number;
  heightPx?: number;
  createdBy: string;
  /** The post that determines who may read the file. @see GAP-052 */
  postId?: string | undefined;
  /** The conversation whose participants may read the file. @see GAP-054 */
  chatId?: string | undefined;
}

/** Maximum length of a stored file name, in characters. */
const NAME_MAX = 200;

/** Generates a name of 144 random bits, which cannot be guessed. @see GAP-099 */
export const newFileName = (type: FileType): string =>
  `${randomBytes(18).toString('base64url')}.${ENDINGS[type]}`;

/** Returns the URL of a file. */
export const fileUrl = (apiUrl: string, name: string): string => `${apiUrl}/files/${name}`;

/** Returns the uploaded name of a file with its correct extension, for downloads. */
export function shownFileName(name: string, ending: string): string {
  const base = name
    .replace(/^.*[\\/]/u, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .trim();
  // By code points, to not cut a surrogate pair.
  const kept = [...base].slice(0, NAME_MAX - ending.length - 1).join('');
  return `${kept || 'attachment'}.${ending}`;
}

/** Returns the extension of a file type. */
export const endingOf = (type: FileType): string => ENDINGS[type];

/**
 * Records a file of a post or a message whose bytes are already in the storage.
 *
 * @returns Its URL.
 */
export async function adoptFile(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  file: Pick<NewFile, 'shownName' | 'contentType' | 'createdBy' | 'postId' | 'chatId'> & {
    name: string;
    bytes: number;
  },
): Promise<string> {
  await insertFiles(tx, [file]);
  return fileUrl(config.apiUrl, file.name);
}

/** Stores a file under a name issued before. */
export async function putFile(
  tx: Transaction,
  { storage }: Pick<Context, 'storage'>,
  name: string,
  { bytes, shownName, contentType, widthPx, heightPx, createdBy, postId, chatId }: NewFile,
): Promise<void> {
  const size = { bytes: bytes.length, widthPx, heightPx };
  const row = { name, shownName, contentType, ...size, createdBy, postId, chatId };
  await insertFiles(tx, [row]);
  await putInTransaction(tx, storage, name, bytes);
}

/** Stores a file. @returns Its URL. */
export async function storeFile(
  tx: Transaction,
  context: Pick<Context, 'config' | 'storage'>,
  file: NewFile,
): Promise<string> {
  const name = newFileName(file.contentType);
  await putFile(tx, context, name, file);
  return fileUrl(context.config.apiUrl, name);
}

/** Stores a picture as a file of the viewer's. @returns Its URL and size. */
export async function storePicture(
  tx: Transaction,
  context: Context,
  viewer: Pick<Viewer, 'id'>,
  picture: CleanPicture,
): Promise<Picture> {
  const value = await storeFile(tx, context, { ...picture, createdBy: viewer.id });
  return { value, width: picture.widthPx, height: picture.heightPx };
}

/**
 * Deletes the record of a member's file, which makes it unreachable. The caller must delete the bytes after the commit.
 *
 * @param url URL of the file; others than those of the member's files are ignored.
 * @returns The file's storage key, or null.
 */
export async function forgetFile(tx: Transaction, url: string, ownerId: string): Promise<string | null> {
  const name = /\/files\/([\w-]+\.\w+)$/.exec(url)?.[1];
  return name !== undefined && (await deleteFile(tx, name, ownerId)) ? name : null;
}

/** Deletes the records of a post's files, and their bytes after the commit. */
export async function forgetPostFiles(
  tx: Transaction,
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  postId: string,
): Promise<void> {
  removeAfterCommit(tx, { storage, log }, await deletePostFiles(tx, postId));
}

/** Deletes the record of a member's file, and its bytes after the commit. */
export async function dropFile(
  tx: Transaction,
  context: Pick<Context, 'storage' | 'log'>,
  url: string,
  ownerId: string,
): Promise<void> {
  const name = await forgetFile(tx, url, ownerId);
  if (name !== null) removeAfterCommit(tx, context, [name]);
}

/** Deletes bytes after the commit. */
export function removeAfterCommit(
  tx: Transaction,
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  names: readonly string[],
): void {
  if (names.length === 0) return;
  afterCommit(tx, () => {
    Promise.all(names.map((name) => storage.remove(name))).catch((error: unknown) => {
      log.warn({ err: error }, 'a former file stays');
    });
  });
}
