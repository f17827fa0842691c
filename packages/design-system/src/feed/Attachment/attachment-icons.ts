import type { FileMediaKind } from '@millrace/domain';
import type { LucideIcon } from '@millrace/ui';
import { FileText, Image, Presentation, Video } from 'lucide-react';

/** Icons of the kinds, also on the buttons that add them. */
export const ATTACHMENT_ICONS: Record<FileMediaKind, LucideIcon> = {
  image: Image,
  video: Video,
  pdf: FileText,
  ppt: Presentation,
};
