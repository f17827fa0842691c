/**
 * How long an idle connection is kept. Longer than load balancers and other servers keep theirs, so that they are the
 * ones to close it: whoever sends on a connection that the other side is just closing gets an error for an answer.
 */
export const KEEP_ALIVE_MS = 75_000;
