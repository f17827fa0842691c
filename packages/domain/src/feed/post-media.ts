import { type FileMediaKind, mediaKindOfMime } from './media';

const MEGABYTE = 2 ** 20;

/** Accepted files of a kind of post media. */
export interface PostMediaLimits {
  /** MIME types; the server checks the content. */
  types: readonly string[];
  /** Value of `accept`, with extensions for systems that do not know the type. */
  extensions: readonly string[];
  maxBytes: number;
}

/** Media of a post by kind, one file each. @see FEED-017, API-042 */
export const POST_MEDIA: Readonly<Record<FileMediaKind, PostMediaLimits>> = {
  image: {
    types: ['image/jpeg', 'image/png'],
    extensions: ['.jpg', '.jpeg', '.png'],
    maxBytes: 10 * MEGABYTE,
  },
  video: {
    // Phones record QuickTime that is MP4 by another name; browsers cannot play other QuickTime.
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

/** Maximum video size in the post's form in bytes; larger ones are uploaded first. @see GAP-098 */
export const POST_VIDEO_FORM_BYTES = 25 * MEGABYTE;

/** Delays before each upload retry in milliseconds. @see FEED-033 */
export const VIDEO_RETRY_DELAYS_MS = [0, 3_000, 5_000, 10_000, 20_000] as const;

/** Maximum number of mentions, and of tags of each kind. @see API-042 */
export const POST_NAMES_MAX = 100;

/** Problem of a post's file. */
export type PostFileProblem = 'type' | 'empty' | 'size';

/** Returns the kind of a post's file by its type, else by its extension; null if not accepted. */
export function postFileKind({ name, type }: { name: string; type: string }): FileMediaKind | null {
  const kind = mediaKindOfMime(type);
  if (kind !== null) return POST_MEDIA[kind].types.includes(bareType(type)) ? kind : null;
  if (type !== '' && bareType(type) !== 'application/octet-stream') return null;
  const ending = name.toLowerCase();
  const kinds = Object.keys(POST_MEDIA) as FileMediaKind[];
  return kinds.find((each) => POST_MEDIA[each].extensions.some((end) => ending.endsWith(end))) ?? null;
}

/** Returns the problem of a post's file; null if it may be sent. The server decides. @see FEED-017 */
export function postFileProblem(file: { name: string; type: string; size: number }): PostFileProblem | null {
  const kind = postFileKind(file);
  if (kind === null) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > POST_MEDIA[kind].maxBytes ? 'size' : null;
}

const bareType = (type: string): string => type.trim().toLowerCase().split(';', 1)[0]?.trim() ?? '';
