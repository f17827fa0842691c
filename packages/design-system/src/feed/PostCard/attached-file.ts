import type { Post as ApiPost } from '@millrace/api-client';

/** A file that was sent along with a post or a message. */
export interface AttachedFile {
  kind: 'image' | 'video' | 'pdf' | 'ppt';
  /** Address of the file. */
  href: string;
  name: string;
  /** Of a picture, in pixels: keeps its place before it is there. */
  width?: number | undefined;
  /** Of a picture, in pixels. */
  height?: number | undefined;
  /** Of a picture: address of a smaller copy. */
  thumb?: string | undefined;
}

const KINDS = ['image', 'video', 'pdf', 'ppt'] as const;

/** Maps the file of a post or a message of the API to what its views show; null without one. */
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
