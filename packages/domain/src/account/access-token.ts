/** What a personal access token is good for: calls that answer something, or that change something. */
export type AccessTokenScope = 'read' | 'write';

/** For how many days a token is offered to be good; others may be asked for by the API. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 366] as const;

/** What is offered first: long enough for a quarter's report, short enough that a forgotten one ends. */
export const ACCESS_TOKEN_DAYS_DEFAULT = 90;

/** How many tokens of a member are good at once. */
export const ACCESS_TOKENS_MAX = 20;
