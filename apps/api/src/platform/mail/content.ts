import { type Language, normalizeName, priceFormat, shownTimeZone } from '@millrace/domain';
import { localeOf, type MessageKey, type MessageValues, textIn } from '../messages/text';

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
  const name = normalizeName(written ?? '');
  return name !== '' && name.length <= LONGEST_NAME && !LINK_LIKE.test(name) ? name : null;
}

/** True if a line of facts has a value. */
export const isFact = (fact: {
  label: string;
  value: string | null;
}): fact is { label: string; value: string } => Boolean(fact.value);

/** Formatters and addresses for a template, in the recipient's language. */
export interface MailWriter {
  text: (key: MessageKey, values?: MessageValues) => string;
  /** Formats the greeting. Leaves out a name with a link, as strangers can sign up with any address. */
  greeting: (firstName: string | null) => string;
  /**
   * Formats a moment with its zone.
   *
   * @param iso ISO 8601.
   * @param zone IANA name of the zone. Default and fallback: UTC.
   */
  momentText: (iso: string, zone?: string) => string;
  /** Formats the day of a moment in UTC. @param iso ISO 8601. */
  dayText: (iso: string) => string;
  /** Formats an amount. @param amount In the smallest unit, a hundredth of the currency's. */
  money: (amount: number, currency: string) => string;
  web: WebAddress;
}

/** Creates the formatters of a language. */
export function createMailWriter(language: Language, web: WebAddress): MailWriter {
  const text = textIn(language);
  const locale = localeOf(language);
  return {
    text,
    greeting: (firstName) => {
      const name = plainName(firstName);
      return name === null ? text('mail.greetingNobody') : text('mail.greeting', { name });
    },
    momentText: (iso, zone = 'UTC') => {
      const timeZone = shownTimeZone(zone);
      const format = new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone,
        hourCycle: 'h23',
      });
      return `${format.format(new Date(iso))} ${zoneName(timeZone)}`;
    },
    dayText: (iso) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
    money: (amount, currency) =>
      new Intl.NumberFormat(language === 'en' ? 'en-US' : locale, priceFormat(currency)).format(amount / 100),
    web,
  };
}

/** As people call a zone: by its city. */
const zoneName = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
