/** Scopes of personal access tokens: reading and changing data. */
export type AccessTokenScope = 'read' | 'write';

/** Lifetimes offered for a token, in days; the API accepts others. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 366] as const;

/** Default lifetime in days: long enough for a quarterly report, short enough that a forgotten token expires. */
export const ACCESS_TOKEN_DAYS_DEFAULT = 90;

/** Maximum number of valid tokens per member. */
export const ACCESS_TOKENS_MAX = 20;
