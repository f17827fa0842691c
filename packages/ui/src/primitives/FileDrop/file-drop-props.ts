/** Upload state of a chosen file, set by the host. */
export const FILE_STATES = ['waiting', 'uploading', 'done', 'failed'] as const;
export type FileState = (typeof FILE_STATES)[number];

export interface FileDropItem {
  /** Id assigned by the host; passed to each callback. */
  id: string;
  name: string;
  /** Size in bytes. */
  size: number;
  state: FileState;
  /** Upload progress, 0 to 1, while `uploading`. */
  progress?: number;
  /** Error text with the reason and the next step, if known. */
  error?: string;
  /** The file itself, for an image thumbnail. */
  file?: File;
  /** URL of an image that is already on the server. */
  pictureUrl?: string;
}

/** Reason why a file was rejected. */
export const FILE_REFUSALS = ['type', 'size', 'empty', 'folder', 'count'] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export interface RefusedFile {
  name: string;
  reason: FileRefusal;
  /** Size in bytes; unknown for a folder. */
  size?: number;
}
