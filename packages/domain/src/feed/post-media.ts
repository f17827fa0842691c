import { type FileMediaKind, mediaKindOfMime } from './media';

const MEGABYTE = 2 ** 20;

/** What a post's file of a kind may be. */
export interface PostMediaLimits {
  /** MIME types; what a file really is, the server tells by its content. */
  types: readonly string[];
  /** As browsers take them in `accept`, for files whose type a system does not know. */
  extensions: readonly string[];
  maxBytes: number;
}

/** What can be sent along with a post, by kind: one file. @see FEED-017, API-042 */
export const POST_MEDIA: Readonly<Record<FileMediaKind, PostMediaLimits>> = {
  image: {
    types: ['image/jpeg', 'image/png'],
    extensions: ['.jpg', '.jpeg', '.png'],
    maxBytes: 10 * MEGABYTE,
  },
  video: {
    // QuickTime as telephones record it is MP4 by another name; what else comes in it, browsers can't play.
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    extensions: ['.mp4', '.mov', '.webm'],
    maxBytes: 500 * MEGABYTE,
  },
  pdf: { types: ['application/pdf'], extensions: ['.pdf'], maxBytes: 25 * MEGABYTE },
  ppt: {
    types: [
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    extensions: ['.ppt', '.pptx'],
    maxBytes: 25 * MEGABYTE,
  },
};

/** The largest video that a post's form itself carries, in bytes; larger ones are sent before it. @see GAP-098 */
export const POST_VIDEO_FORM_BYTES = 25 * MEGABYTE;

/** How long an upload waits before it tries again, after each failure, in milliseconds. @see FEED-033 */
export const VIDEO_RETRY_DELAYS_MS = [0, 3_000, 5_000, 10_000, 20_000] as const;

/** Most mentions, and most tags of each kind, that a post has. @see API-042 */
export const POST_NAMES_MAX = 100;

/** Why a file cannot go along with a post. */
export type PostFileProblem = 'type' | 'empty' | 'size';

/** The kind of a post's file by its type, else by the end of its name; null when it is none that a post takes. */
export function postFileKind({ name, type }: { name: string; type: string }): FileMediaKind | null {
  const kind = mediaKindOfMime(type);
  if (kind !== null) return POST_MEDIA[kind].types.includes(bareType(type)) ? kind : null;
  if (type !== '' && bareType(type) !== 'application/octet-stream') return null;
  const ending = name.toLowerCase();
  const kinds = Object.keys(POST_MEDIA) as FileMediaKind[];
  return kinds.find((each) => POST_MEDIA[each].extensions.some((end) => ending.endsWith(end))) ?? null;
}

/** What is wrong with a file for a post; null when it may be tried. The server decides. @see FEED-017 */
export function postFileProblem(file: { name: string; type: string; size: number }): PostFileProblem | null {
  const kind = postFileKind(file);
  if (kind === null) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > POST_MEDIA[kind].maxBytes ? 'size' : null;
}

const bareType = (type: string): string => type.trim().toLowerCase().split(';', 1)[0]?.trim() ?? '';
