import { randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { Picture } from '../../../platform/db/schema/columns/picture';
import { afterCommit } from '../../../platform/db/transact';
import type { Viewer } from '../../../platform/http/call';
import { putInTransaction } from '../../../platform/storage/storage';
import { deleteFile, deletePostFiles, insertFiles } from './media.repository';
import type { CleanPicture } from './pictures';

/** The kinds of file that are kept to be shown, and the ending of each. */
const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
} as const;

/** A kind of file that is kept to be shown. */
export type FileType = keyof typeof ENDINGS;

/** A file that was looked at, to be stored. */
export interface NewFile {
  bytes: Buffer;
  /** What it is saved as; random where nobody named it. @see shownFileName */
  shownName?: string | undefined;
  contentType: FileType;
  /** Of a picture. */
  widthPx?: number;
  heightPx?: number;
  createdBy: string;
  /** The post that it belongs to: who may not read that is not answered this. @see GAP-052 */
  postId?: string | undefined;
  /** The conversation that it belongs to: it is for its two members alone. @see GAP-054 */
  chatId?: string | undefined;
}

/** The longest name of a file that is kept, in characters. */
const NAME_MAX = 200;

/** A name of 144 random bits, which nobody guesses. @see GAP-099 */
export const newFileName = (type: FileType): string =>
  `${randomBytes(18).toString('base64url')}.${ENDINGS[type]}`;

/** The address of a file. */
export const fileUrl = (apiUrl: string, name: string): string => `${apiUrl}/files/${name}`;

/** The sender's name of a file, with the ending that it really has: whoever saves it opens it by that. */
export function shownFileName(name: string, ending: string): string {
  const base = name
    .replace(/^.*[\\/]/u, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .trim();
  // By characters as they are written, as half of one is none.
  const kept = [...base].slice(0, NAME_MAX - ending.length - 1).join('');
  return `${kept || 'attachment'}.${ending}`;
}

/** The ending of a kind of file. */
export const endingOf = (type: FileType): string => ENDINGS[type];

/**
 * Makes a file of a post or a message of bytes that are in the storage already.
 *
 * @returns Its address.
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

/** Stores a file under a name that was given out. */
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

/** Stores a file. @returns Its address. */
export async function storeFile(
  tx: Transaction,
  context: Pick<Context, 'config' | 'storage'>,
  file: NewFile,
): Promise<string> {
  const name = newFileName(file.contentType);
  await putFile(tx, context, name, file);
  return fileUrl(context.config.apiUrl, name);
}

/** Stores a picture as a file of the viewer's. @returns Its address and size. */
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
 * Takes a file of a member out of the records, after which nobody is answered it. The stored bytes are the caller's to
 * remove once the transaction is committed.
 *
 * @param url The address under which it is shown; any other than that of a file of the member's is left alone.
 * @returns The file's name in the storage, or null.
 */
export async function forgetFile(tx: Transaction, url: string, ownerId: string): Promise<string | null> {
  const name = /\/files\/([\w-]+\.\w+)$/.exec(url)?.[1];
  return name !== undefined && (await deleteFile(tx, name, ownerId)) ? name : null;
}

/** Takes the files of a post out of the records, and their bytes out of the storage once that is committed. */
export async function forgetPostFiles(
  tx: Transaction,
  { storage, log }: Pick<Context, 'storage' | 'log'>,
  postId: string,
): Promise<void> {
  removeAfterCommit(tx, { storage, log }, await deletePostFiles(tx, postId));
}

/** Takes a member's file out of the records, and its bytes out of the storage once that is committed. */
export async function dropFile(
  tx: Transaction,
  context: Pick<Context, 'storage' | 'log'>,
  url: string,
  ownerId: string,
): Promise<void> {
  const name = await forgetFile(tx, url, ownerId);
  if (name !== null) removeAfterCommit(tx, context, [name]);
}

function removeAfterCommit(
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
