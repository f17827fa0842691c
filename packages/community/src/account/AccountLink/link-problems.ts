/**
 * Reasons why the link of an e-mail does not work. `replaced`: a newer link was sent. `done`: the link was followed
 * within the last hour and has succeeded.
 *
 * @see GAP-038, GAP-039
 */
export const LINK_PROBLEMS = ['expired', 'replaced', 'done', 'used', 'unknown'] as const;
export type LinkProblemKind = (typeof LINK_PROBLEMS)[number];

/** Parses a problem from a query parameter or an error code; any other text counts as `unknown`. */
export function linkProblem(text: string | null): LinkProblemKind {
  return LINK_PROBLEMS.find((known) => known === text) ?? 'unknown';
}
