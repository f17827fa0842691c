import type { OwnEmail } from '@millrace/api-client';

/** 1 is the first e-mail, 2 the second, as the API counts them. */
export type PreferredSlot = 1 | 2;

/** One's second address: the confirmed one, else the one that waits for its link, else none. */
export function secondEmail(emails: readonly OwnEmail[]): OwnEmail | undefined {
  const seconds = emails.filter(({ slot }) => slot === 'secondary');
  return seconds.find(({ verified }) => verified) ?? seconds[0];
}
