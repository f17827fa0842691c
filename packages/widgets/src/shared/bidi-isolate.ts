import type { Messages } from '@millrace/ui/messages';

/** Wraps a name in bidi isolates within right-to-left text. */
export const bidiIsolate = (name: string, { direction }: Messages): string =>
  direction === 'rtl' ? `\u2068${name}\u2069` : name;
