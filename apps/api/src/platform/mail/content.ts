import { shownTimeZone } from '@millrace/domain';
import { text } from '../messages/text';

/** Content of a mail before rendering to HTML and text. All texts are plain. */
export interface MailContent {
  subject: string;
  /** Preview text in mail clients. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts, one per line. */
  facts?: readonly { label: string; value: string }[];
  /** Lists of links with titles. */
  sections?: readonly { title: string; links: readonly MailLink[] }[];
  /** A person's text; line breaks are kept. */
  quote?: string;
  action?: MailLink;
  /** What follows the action. */
  afterwards?: readonly string[];
  /** A second way, as a line with a link. */
  otherwise?: MailLink;
  /** Why one gets this mail. */
  reason: string;
  /** Where one says never to be written to so again. */
  stop?: MailLink;
  /** In whose name it is sent, where that is not the platform alone. */
  sender?: string;
}

/** A link, its address in full. */
interface MailLink {
  label: string;
  url: string;
}

/** Makes the address in full of a path on the web host. */
export type WebAddress = (path: string) => string;

/**
 * Addresses on a web host.
 *
 * @throws When a path leads elsewhere: a mail of ours links to ourselves only.
 */
export const webAddresses =
  (webUrl: string): WebAddress =>
  (path) => {
    const url = new URL(path, webUrl);
    if (!path.startsWith('/') || url.origin !== webUrl)
      throw new Error(`Not a path on the web host: ${path}`);
    return url.href;
  };

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

/**
 * A moment as people read it, with its zone.
 *
 * @param iso In ISO 8601.
 * @param zone IANA name of the zone that it is said in. Default UTC, which is also said where there is no such zone.
 */
export function momentText(iso: string, zone = 'UTC'): string {
  const timeZone = shownTimeZone(zone);
  const format = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  });
  return `${format.format(new Date(iso))} ${zoneName(timeZone)}`;
}

/** As people call a zone: by its city. */
const zoneName = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

/** The day of a moment as people read it, in UTC. @param iso In ISO 8601. */
export const dayText = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
