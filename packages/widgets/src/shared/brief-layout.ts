import { BRIEF_CARD_LAYOUTS, type BriefCardLayout } from '@millrace/design-system/cards';

/** The layout of a brief card that a page asks for; the usual one for every other word. */
export const briefLayout = (asked: string): BriefCardLayout =>
  BRIEF_CARD_LAYOUTS.find((known) => known === asked) ?? 'card';
