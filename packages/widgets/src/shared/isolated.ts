import type { Messages } from '@millrace/ui/messages';

/** A name in an order of its own: beside text in another script its parts would else change places. */
export const isolated = (name: string, { direction }: Messages): string =>
  direction === 'rtl' ? `\u2068${name}\u2069` : name;
