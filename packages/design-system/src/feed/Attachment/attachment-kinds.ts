import { type FileMediaKind, POST_MEDIA } from '@millrace/domain';

/** Kinds of files, in the order of the buttons. */
export const ATTACHMENT_KINDS: readonly FileMediaKind[] = ['image', 'video', 'pdf', 'ppt'];

/** Returns the `accept` attribute of a file input. @param kinds Default: all. */
export const acceptAttribute = (...kinds: readonly FileMediaKind[]): string =>
  (kinds.length > 0 ? kinds : ATTACHMENT_KINDS)
    .flatMap((kind) => [...POST_MEDIA[kind].types, ...POST_MEDIA[kind].extensions])
    .join(',');
