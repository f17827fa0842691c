import { type FileMediaKind, POST_MEDIA } from '@millrace/domain';
import type { LucideIcon } from '@millrace/ui';
import { FileText, Image, Presentation, Video } from 'lucide-react';

/** The signs of the kinds, also on the buttons that add them. */
export const ATTACHMENT_ICONS: Record<FileMediaKind, LucideIcon> = {
  image: Image,
  video: Video,
  pdf: FileText,
  ppt: Presentation,
};

/** The kinds of files, in the order in which they are offered. */
export const ATTACHMENT_KINDS: readonly FileMediaKind[] = ['image', 'video', 'pdf', 'ppt'];

/** What a browser's own choice of a file offers. @param kinds Default: all. */
export const acceptAttribute = (...kinds: readonly FileMediaKind[]): string =>
  (kinds.length > 0 ? kinds : ATTACHMENT_KINDS)
    .flatMap((kind) => [...POST_MEDIA[kind].types, ...POST_MEDIA[kind].extensions])
    .join(',');
