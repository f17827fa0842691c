import type { FileMediaKind } from '@millrace/domain';

/** A file that somebody chose to go along with a post or a message. */
export interface ChosenFile {
  kind: FileMediaKind;
  file: File;
}
