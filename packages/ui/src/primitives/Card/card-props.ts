/**
 * Rules carry structure, not boxes; these are the three that are: something to look at, something that is entered,
 * and something that floats.
 */
export const CARD_KINDS = ['figure', 'entry', 'float'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
