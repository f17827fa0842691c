import type { OwnEmail } from '@millrace/api-client';

/** 1 is the first e-mail and 2 the second, as in the API. */
export type PreferredSlot = 1 | 2;

/** Returns the second address: the verified one, else the pending one, else undefined. */
export function secondEmail(emails: readonly OwnEmail[]): OwnEmail | undefined {
  const seconds = emails.filter(({ slot }) => slot === 'secondary');
  return seconds.find(({ verified }) => verified) ?? seconds[0];
}
