/**
 * Kinds of media of an activity or post, as the keys of their fields.
 *
 * @see PROD-011, DATA-026
 */
const MEDIA_KINDS = ['image', 'video', 'pdf', 'ppt', 'youtube'] as const;

/** A kind of media. */
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** A kind of media stored as a file. */
export type FileMediaKind = Exclude<MediaKind, 'youtube'>;

/**
 * Returns the kind of a file by its MIME type; presentations of any program are `ppt`.
 *
 * @returns `null` for an unsupported type.
 * @see FEED-026
 */
export function mediaKindOfMime(mime: string): FileMediaKind | null {
  const type = mime.trim().toLowerCase().split(';', 1)[0] ?? '';
  if (/^image\/./.test(type)) return 'image';
  if (/^video\/./.test(type)) return 'video';
  if (/^application\/(?:x-)?pdf\s*$/.test(type)) return 'pdf';
  if (/^application\/.*(?:powerpoint|presentation)/.test(type)) return 'ppt';
  return null;
}

const YOUTUBE_LINK =
  /^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)\/(.+)$/i;
const YOUTUBE_ID_PLACES = [
  /[?&]v=([\w-]{11})(?![\w-])/,
  /^(?:(?:embed|shorts|live|v)\/)?([\w-]{11})(?![\w-])/,
];

/**
 * Extracts the video id of a YouTube link: the parameter `v`, or the path of a short, embed or live link.
 *
 * @returns `null` for any other text.
 * @see PROD-053
 */
export function youtubeId(link: string): string | null {
  const rest = YOUTUBE_LINK.exec(link.trim())?.[1];
  if (rest === undefined) return null;
  for (const place of YOUTUBE_ID_PLACES) {
    const id = place.exec(rest)?.[1];
    if (id !== undefined) return id;
  }
  return null;
}
