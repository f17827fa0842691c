/** Status of a post that is being sent. @see FEED-029 */
export type PostingState =
  | { status: 'editing' }
  /** The file is being uploaded; `share` is the sent part, 0 to 1. */
  | { status: 'uploading'; share: number }
  /** Upload finished; or, with a failure, the upload of the video failed and no request is in flight. @see FEED-034 */
  | { status: 'uploaded'; failure?: PostingFailure }
  /** The server is creating the post. */
  | { status: 'creating' }
  | { status: 'created' }
  /** Cancelled by its author; the draft is kept. */
  | { status: 'cancelled' }
  | ({ status: 'failed' } & PostingFailure);

/** Reason of a failed post. */
export interface PostingFailure {
  /** Error message of the server, if any. */
  reason: string | null;
  /** Validation errors of the server, by field name. */
  fields: Readonly<Record<string, string>>;
  /** Error code, which selects the offered action. Default: only a retry. */
  code?: string | undefined;
}

/** True while a request is in flight, which disables the form. */
export const isPending = (state: PostingState): boolean =>
  state.status === 'uploading' ||
  state.status === 'creating' ||
  (state.status === 'uploaded' && state.failure === undefined);

/** Returns the failure of the post, or null. */
export function postingFailure(state: PostingState): PostingFailure | null {
  if (state.status === 'failed') return state;
  return state.status === 'uploaded' ? (state.failure ?? null) : null;
}

/** Returns the validation errors by field name. */
export const postingFieldErrors = (state: PostingState): PostingFailure['fields'] =>
  postingFailure(state)?.fields ?? NO_ERRORS;

const NO_ERRORS: PostingFailure['fields'] = {};
