import type { Post } from '@millrace/api-client';
import { ATTACHMENT_KINDS } from './attachment-kinds';

/** The name of a file that was sent; undefined without one. */
export function attachedName(media: Post['media'] | undefined): string | undefined {
  const kind = ATTACHMENT_KINDS.find((one) => media?.[one]);
  return kind && media?.[kind]?.name;
}
