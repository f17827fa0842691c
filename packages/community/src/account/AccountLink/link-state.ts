/** Purpose of a link: verify a sign-up, confirm a changed or added address, or undo a change to the account. */
export type LinkSubject = 'verify' | 'email' | 'stop';

/** Action required before a link is followed; `nothing` in the browser that started the process. */
export type LinkDemand = 'nothing' | 'press' | 'password';

const FLAWS = ['short', 'differ', 'common', 'names'] as const;

/** Reason why a password set with a link was rejected. */
export type PasswordFlaw = (typeof FLAWS)[number];

/** Parses a flaw from a query parameter. @returns Null if it is unknown. */
export const passwordFlaw = (text: string | null): PasswordFlaw | null =>
  FLAWS.find((known) => known === text) ?? null;
