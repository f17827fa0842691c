import type { Post as ApiPost } from '@millrace/api-client';

/** Attachment of a post or a message. */
export interface AttachedFile {
  kind: 'image' | 'video' | 'pdf' | 'ppt';
  /** URL of the file. */
  href: string;
  name: string;
  /** Width of a picture in pixels; reserves its space before it is loaded. */
  width?: number | undefined;
  /** Height of a picture in pixels. */
  height?: number | undefined;
  /** URL of the thumbnail of a picture. */
  thumb?: string | undefined;
}

const KINDS = ['image', 'video', 'pdf', 'ppt'] as const;

/** Maps the file of a post or a message of the API to the view model; null without a file. */
export function toAttachedFile({
  media,
  imageContent,
}: {
  media?: ApiPost['media'] | undefined;
  imageContent?: ApiPost['imageContent'] | undefined;
}): AttachedFile | null {
  const kind = KINDS.find((one) => media?.[one]);
  const file = kind && media?.[kind];
  if (!file) return null;
  const { data: href, name } = file;
  return { kind, href, name, ...(kind === 'image' && imageContent) };
}
