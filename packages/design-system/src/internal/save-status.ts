/** Status of saving a form; undefined before the first save, and again after the dialog was closed. @see PROD-050 */
export type SaveStatus = 'IN_PROGRESS' | 'COMPLETED' | 'ALREADY_EXISTS' | undefined;

/** Reason of a failed save. */
export interface SaveFailure {
  /** Error message of the server, or null. */
  text: string | null;
  /** Validation errors of the server, by field name. */
  fields: Readonly<Record<string, string>>;
}

/** State shared by dialogs that save. */
export interface SavingState {
  status: SaveStatus;
  /** Failure of the last save, except for duplicates, which are a status. */
  failure: SaveFailure | null;
}
