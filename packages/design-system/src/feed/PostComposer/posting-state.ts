/** How far a post is. @see FEED-029 */
export type PostingState =
  | { status: 'editing' }
  /** Its file is on the way; how much of it has gone out, 0 to 1. */
  | { status: 'uploading'; share: number }
  /** All has gone out; or, with a failure, the video did not, and nothing is on its way any more. @see FEED-034 */
  | { status: 'uploaded'; failure?: PostingFailure }
  /** The server makes a post of it. */
  | { status: 'creating' }
  | { status: 'created' }
  /** Stopped by its author; what was written stands. */
  | { status: 'cancelled' }
  | ({ status: 'failed' } & PostingFailure);

/** Why it was not posted. */
export interface PostingFailure {
  /** The server's own words, where there are any. */
  reason: string | null;
  /** What it says of single fields, by their names. */
  fields: Readonly<Record<string, string>>;
  /** For what is offered with it. Default: nothing but to try again. */
  code?: string | undefined;
}

/** True if it is on its way, so that nothing may be changed. */
export const isPending = (state: PostingState): boolean =>
  state.status === 'uploading' ||
  state.status === 'creating' ||
  (state.status === 'uploaded' && state.failure === undefined);

/** Why it was not posted, or null. */
export function postingFailure(state: PostingState): PostingFailure | null {
  if (state.status === 'failed') return state;
  return state.status === 'uploaded' ? (state.failure ?? null) : null;
}

/** Returns the validation errors of fields, by their names. */
export const postingFieldErrors = (state: PostingState): PostingFailure['fields'] =>
  postingFailure(state)?.fields ?? NO_ERRORS;

const NO_ERRORS: PostingFailure['fields'] = {};
