import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { plainSpaces } from '../internal/plain-spaces';
import { directionOf } from './direction';
import { en } from './en';
import type { Catalogue, MessageKey, Messages, TextDirection } from './messages';

export interface CreateMessagesOptions {
  /** BCP 47; default `en`. */
  locale?: string;
  /** A whole catalogue of another language, or single texts to override; `brand` is one of them. */
  messages?: Partial<Catalogue>;
  /** IANA name; default `UTC`. */
  timeZone?: string;
  /** Default: that of the language. */
  direction?: TextDirection;
}

/**
 * Texts of one language over intl-messageformat. Parsed messages and Intl formatters are kept, as making them
 * is what costs; make one per language and keep it.
 *
 * @throws when a message is no valid ICU syntax, or a placeholder is not filled.
 */
export function createMessages(options: CreateMessagesOptions = {}): Messages {
  const { locale = 'en', messages, timeZone = 'UTC', direction = directionOf(locale) } = options;
  const catalogue: Catalogue = { ...en, ...messages };
  const parsed = new Map<MessageKey, IntlMessageFormat>();
  const brand = catalogue.brand;

  const message = (key: MessageKey): IntlMessageFormat => {
    const known = parsed.get(key);
    if (known) return known;
    const made = new IntlMessageFormat(catalogue[key], locale, undefined, { formatters });
    parsed.set(key, made);
    return made;
  };

  return {
    locale,
    direction,
    timeZone,
    format: (key, values) => String(message(key).format({ brand, ...values })),
    rich: (key, values) => {
      const parts = message(key).format<ReactNode>({ brand, ...collectChildren(values) });
      return together(parts);
    },
    number: (value, numberOptions) => numberFormat(locale, numberOptions).format(value),
    date: (value, dateOptions) =>
      plainSpaces(dateFormat(locale, { timeZone, ...dateOptions }).format(new Date(value))),
  };
}

/** Parts of one text, in fixed order: a list would want keys. */
function together(parts: ReactNode): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

/** A tag's function receives its content as a list of parts. */
function collectChildren<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) =>
    typeof value === 'function' ? [name, (parts: ReactNode[]) => value(together(parts))] : [name, value],
  );
  return Object.fromEntries(entries);
}

const numberFormat = remember(
  (locale?: string | string[], options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = remember(
  (locale?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
);

const formatters: Formatters = {
  getNumberFormat: (locale, options) => numberFormat(locale as string | string[], options),
  getDateTimeFormat: (locale, options) => dateFormat(locale as string | string[], options),
  getPluralRules: remember((...args) => new Intl.PluralRules(...args)),
};

function remember<Args extends unknown[], Formatter>(make: (...args: Args) => Formatter) {
  const made = new Map<string, Formatter>();
  return (...args: Args): Formatter => {
    const id = JSON.stringify(args);
    const known = made.get(id);
    if (known) return known;
    const formatter = make(...args);
    made.set(id, formatter);
    return formatter;
  };
}
