/** What becomes of a file that was chosen; whoever sends it says so. */
export const FILE_STATES = ['waiting', 'uploading', 'done', 'failed'] as const;
export type FileState = (typeof FILE_STATES)[number];

export interface FileDropItem {
  /** The host's own; told with each act. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: FileState;
  /** Sent so far, 0 to 1, while `uploading`. */
  progress?: number;
  /** Why it failed and what to do, where more is known than that. */
  error?: string;
  /** The file itself, for the thumb of a picture. */
  file?: File;
  /** Address of a picture that lies on the server already. */
  pictureUrl?: string;
}

/** Why a file was not taken. */
export const FILE_REFUSALS = ['type', 'size', 'empty', 'folder', 'count'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export interface RefusedFile {
  name: string;
  reason: FileRefusal;
  /** Bytes; unknown for a folder. */
  size?: number;
}
