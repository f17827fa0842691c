import type { Media, Post } from '@millrace/api-client';
import { ATTACHMENT_KINDS } from './attachment-kinds';

/** The file that was sent; undefined without one. */
export function attachedMedium(media: Post['media'] | undefined): Media | undefined {
  const kind = ATTACHMENT_KINDS.find((one) => media?.[one]);
  return kind && media?.[kind];
}

/** The name of a file that was sent; undefined without one. */
export const attachedName = (media: Post['media'] | undefined): string | undefined =>
  attachedMedium(media)?.name;
