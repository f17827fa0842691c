/**
 * Kinds of box. Structure is otherwise shown by rules; boxes are for something to look at, something to enter,
 * and something that floats.
 */
export const CARD_KINDS = ['figure', 'entry', 'float'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
