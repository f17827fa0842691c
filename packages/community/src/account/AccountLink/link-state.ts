/** What a link is about: a sign-up, an address that is changed or added, or taking back what has changed of an account. */
export type LinkSubject = 'verify' | 'email' | 'stop';

/** What the reader of a link does before it is followed; nothing in the browser that began what it is for. */
export type LinkDemand = 'nothing' | 'press' | 'password';

const FLAWS = ['short', 'differ', 'common', 'names'] as const;

/** What is wrong with a password that was set with a link. */
export type PasswordFlaw = (typeof FLAWS)[number];

/** Reads a flaw from an address. @returns Null where there is none that we know. */
export const passwordFlaw = (text: string | null): PasswordFlaw | null =>
  FLAWS.find((known) => known === text) ?? null;
