import { type FileMediaKind, POST_MEDIA } from '@millrace/domain';

/** The kinds of files, in the order in which they are offered. */
export const ATTACHMENT_KINDS: readonly FileMediaKind[] = ['image', 'video', 'pdf', 'ppt'];

/** What a browser's own choice of a file offers. @param kinds Default: all. */
export const acceptAttribute = (...kinds: readonly FileMediaKind[]): string =>
  (kinds.length > 0 ? kinds : ATTACHMENT_KINDS)
    .flatMap((kind) => [...POST_MEDIA[kind].types, ...POST_MEDIA[kind].extensions])
    .join(',');
