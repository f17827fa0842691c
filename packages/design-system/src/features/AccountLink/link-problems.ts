/** What keeps a link of an e-mail from working; `replaced`: a newer one was sent since. @see GAP-038, GAP-039 */
export const LINK_PROBLEMS = ['expired', 'replaced', 'used', 'unknown'] as const;
export type LinkProblemKind = (typeof LINK_PROBLEMS)[number];

/** Reads a problem from an address or a code; whatever it may be, the link does not work. */
export function linkProblem(text: string | null): LinkProblemKind {
  return LINK_PROBLEMS.find((known) => known === text) ?? 'unknown';
}
