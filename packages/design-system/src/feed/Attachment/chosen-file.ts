import type { FileMediaKind } from '@millrace/domain';

/** A file that was chosen as attachment of a post or a message. */
export interface ChosenFile {
  kind: FileMediaKind;
  file: File;
}
