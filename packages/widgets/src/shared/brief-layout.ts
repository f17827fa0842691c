import { BRIEF_CARD_LAYOUTS, type BriefCardLayout } from '@millrace/design-system/cards';

/** Returns the requested layout of a card; the default one for unknown names. */
export const briefLayout = (asked: string): BriefCardLayout =>
  BRIEF_CARD_LAYOUTS.find((known) => known === asked) ?? 'card';
