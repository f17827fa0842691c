/** What a personal access token may be good for. */
export const ACCESS_TOKEN_SCOPES = ['read', 'write'] as const;

/** What a personal access token is good for. */
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number];

/** For how many days a token is offered to be good; others may be asked for by the API. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 366] as const;

/** What is offered first: long enough for a quarter's report, short enough that a forgotten one ends. */
export const ACCESS_TOKEN_DAYS_DEFAULT = 90;

/** How many tokens of a member are good at once. */
export const ACCESS_TOKENS_MAX = 20;
