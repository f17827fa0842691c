/** How far the saving of a form is; undefined while nothing was sent, and again once the dialog was closed. @see PROD-050 */
export type SaveStatus = 'IN_PROGRESS' | 'COMPLETED' | 'ALREADY_EXISTS' | undefined;

/** Why a form was not saved. */
export interface SaveFailure {
  /** The server's sentence; null when it said none. */
  text: string | null;
  /** What it says of single fields, by their names. */
  fields: Readonly<Record<string, string>>;
}

/** What the dialogs that save something share. */
export interface SavingState {
  status: SaveStatus;
  /** Why the last try failed, but for what is there already: that is the status. */
  failure: SaveFailure | null;
}
