/** Permits calls that read (`read`), or calls that change something (`write`). */
export type AccessTokenScope = 'read' | 'write';

/** Lifetimes that the form offers, in days; the API takes any from 1 to 366. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 366] as const;

/** The lifetime that is chosen at first: long enough for a quarter's report, short enough that a forgotten one ends. */
export const ACCESS_TOKEN_DAYS_DEFAULT = 90;

/** Limits how many valid tokens a member has. */
export const ACCESS_TOKENS_MAX = 20;
