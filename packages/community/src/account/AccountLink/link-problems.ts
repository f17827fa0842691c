/**
 * What keeps a link of an e-mail from working. `replaced`: a newer one was sent since. `done`: it was followed within the
 * hour, so that its work is done.
 *
 * @see GAP-038, GAP-039
 */
export const LINK_PROBLEMS = ['expired', 'replaced', 'done', 'used', 'unknown'] as const;
export type LinkProblemKind = (typeof LINK_PROBLEMS)[number];

/** Reads a problem from an address or a code; whatever it may be, the link does not work. */
export function linkProblem(text: string | null): LinkProblemKind {
  return LINK_PROBLEMS.find((known) => known === text) ?? 'unknown';
}
