import { text } from '../messages/text';

// Mail programs make links of what looks like one, and then a name would carry a stranger's advertisement.
const LINK_LIKE = /[@:/\\<>]|\.\S|www/iu;

const LONGEST_NAME = 60;

/** A name as a mail may say it. @returns Null for what is none, but an advertisement. */
export function plainName(written: string | null): string | null {
  const name = (written ?? '').replace(/\s+/gu, ' ').trim();
  return name !== '' && name.length <= LONGEST_NAME && !LINK_LIKE.test(name) ? name : null;
}

/** The first line of a mail: with the name, unless that is none. Whoever registers an address may not be its owner. */
export function greeting(firstName: string | null): string {
  const name = plainName(firstName);
  return name === null ? text('mail.greetingNobody') : text('mail.greeting', { name });
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

/** A moment as people read it. @param iso In ISO 8601. */
export const momentText = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;
