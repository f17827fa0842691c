import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { formatToParts, IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { normalizeSpaces } from '../internal/normalize-spaces';
import { localeDirection } from './direction';
import { en } from './en';
import { dateFormat, formatters, numberFormat } from './formatters';
import { isolateValues } from './isolate-values';
import type { Catalogue, MessageKey, Messages, TextDirection } from './messages';

export interface CreateMessagesOptions {
  /** BCP 47; default `en`. */
  locale?: string;
  /** A whole catalogue of another language, or single texts to override; `brand` is one of them. */
  messages?: Partial<Catalogue>;
  /** The English texts behind `messages`. Default: those of this package; a package built on it passes all of its own. */
  english?: Readonly<Record<string, string>>;
  /** IANA name; default `UTC`. */
  timeZone?: string;
  /** Default: that of the language. */
  direction?: TextDirection;
  /**
   * True if what is inserted is isolated where text runs from right to left, by marks that nobody sees. For texts that
   * are only shown: a field would send the marks along. Default `false`.
   */
  isolates?: boolean;
}

/**
 * Texts of one language over intl-messageformat. Parsed messages and Intl formatters are kept, as making them
 * is what costs; make one per language and keep it.
 *
 * @throws when a message is no valid ICU syntax, or a placeholder is not filled.
 */
export function createMessages(options: CreateMessagesOptions = {}): Messages {
  const {
    locale = 'en',
    messages,
    english = en as Readonly<Record<string, string>>,
    timeZone = 'UTC',
    direction = localeDirection(locale),
    isolates,
  } = options;
  // Not spread into one: two thousand texts would be copied for the hundred that a page shows.
  const text = (key: MessageKey): string => messages?.[key] ?? english[key] ?? key;
  const parsed = new Map<MessageKey, string | MessageFormatElement[]>();
  const brand = text('brand');
  const language = new Intl.Locale(locale);

  const read = (key: MessageKey): string | MessageFormatElement[] => {
    const known = parsed.get(key);
    if (known !== undefined) return known;
    const written = text(key);
    const plain = HAS_SYNTAX.test(written) ? parse(written, { locale: language }) : written;
    const read = isolates && direction === 'rtl' && typeof plain !== 'string' ? isolateValues(plain) : plain;
    parsed.set(key, read);
    return read;
  };

  const parts = <Part>(
    key: MessageKey,
    values: Parameters<typeof formatToParts<Part>>[4],
  ): (Part | string)[] => {
    const message = read(key);
    if (typeof message === 'string') return [message];
    // Not by IntlMessageFormat itself, which asks Intl which locales there are: see `formatters.ts`.
    const made = formatToParts<Part>(
      message,
      locale,
      formatters,
      IntlMessageFormat.formats,
      values,
      undefined,
      text(key),
    );
    return made.map(({ value }) => value);
  };

  return {
    locale,
    direction,
    timeZone,
    format: (key, values) => parts(key, { brand, ...values }).join(''),
    rich: (key, values) => together(joinTexts(parts<ReactNode>(key, { brand, ...collectChildren(values) }))),
    number: (value, numberOptions) => numberFormat(locale, numberOptions).format(value),
    date: (value, dateOptions) =>
      normalizeSpaces(dateFormat(locale, { timeZone, ...dateOptions }).format(new Date(value))),
  };
}

/** What ICU reads otherwise than as it stands. */
const HAS_SYNTAX = /[{}<'#]/;

/** One text where several follow one another, as React would write marks between them. */
function joinTexts(parts: ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Parts of one text, in fixed order: a list would want keys. */
function together(parts: ReactNode[]): ReactNode {
  return parts.length > 1 ? createElement(Fragment, null, ...parts) : parts[0];
}

/** A tag's function receives its content as a list of parts. */
function collectChildren<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) =>
    typeof value === 'function' ? [name, (parts: ReactNode[]) => value(together(parts))] : [name, value],
  );
  return Object.fromEntries(entries);
}
