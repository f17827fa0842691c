import { createElement, Fragment, type ReactNode } from 'react';
import { normalizeSpaces } from '../internal/normalize-spaces';
import { baseTexts } from './base-texts';
import { localeDirection } from './direction';
import { formatMessage } from './format-message';
import { dateFormat, listFormat, numberFormat } from './formatters';
import type { Catalogue, EnglishTexts, MessageKey, Messages, TextDirection } from './messages';
import { type MessagePart, parseMessage } from './parse-message';

export interface CreateMessagesOptions {
  /** BCP 47; default `en`. */
  locale?: string;
  /** A whole catalogue of another language, or single overrides; `brand` is one of them. */
  messages?: Partial<Catalogue>;
  /**
   * English fallback of `messages`, for code that formats keys other than those of components, which have their own.
   */
  english?: EnglishTexts;
  /** IANA name; default `UTC`. */
  timeZone?: string;
  /** Default: by language. */
  direction?: TextDirection;
  /**
   * True to isolate placeholders by invisible bidirectional marks in right-to-left text. Only for displayed texts: a
   * form field would submit the marks. Default `false`.
   */
  isolates?: boolean;
}

/**
 * Creates the texts of one language. Parsed messages and Intl formatters are cached, as creating them is expensive;
 * create one instance per language and reuse it.
 *
 * @throws if a message is invalid ICU syntax, or a placeholder has no value.
 */
export function createMessages(options: CreateMessagesOptions = {}): Messages {
  const { locale = 'en', messages, english, timeZone = 'UTC', direction = localeDirection(locale) } = options;
  const writing = { locale, timeZone, isolates: options.isolates === true && direction === 'rtl' };
  const number: Messages['number'] = (value, numberOptions) =>
    numberFormat(locale, numberOptions).format(value);
  const date: Messages['date'] = (value, dateOptions) =>
    normalizeSpaces(dateFormat(locale, { timeZone, ...dateOptions }).format(new Date(value)));

  // Layers are looked up in order instead of merged, which would copy two thousand texts for the hundred in use.
  const over = (own: EnglishTexts, below: (key: string) => string | undefined): Messages => {
    const layers = new WeakMap<EnglishTexts, Messages>();
    const englishText = (key: string) => own[key] ?? below(key);
    const brand = messages?.brand ?? english?.brand ?? englishText('brand');
    const parts = <Part>(key: MessageKey, values: Readonly<Record<string, unknown>>): (Part | string)[] => {
      const text = messages?.[key] ?? english?.[key] ?? englishText(key) ?? key;
      return formatMessage<Part>(readMessage(text), values, writing);
    };
    const list: Messages['list'] = (names, kind = 'and') => {
      const shown = writing.isolates ? names.map((name) => `\u2068${name}\u2069`) : names;
      // Browsers load locale data for the first Intl.ListFormat; lists joined by a mark avoid it.
      if (kind === 'separated') return shown.join(parts<string>('listSeparator', {}).join(''));
      return listFormat(locale, { type: kind === 'or' ? 'disjunction' : 'conjunction' }).format(shown);
    };
    return {
      locale,
      direction,
      timeZone,
      number,
      list,
      date,
      format: (key, values) => parts(key, { brand, ...values }).join(''),
      rich: (key, values) =>
        together(joinTexts(parts<ReactNode>(key, { brand, ...collectChildren(values) }))),
      withEnglish: (texts) => {
        const known = layers.get(texts);
        if (known) return known;
        const layered = over(texts, englishText);
        layers.set(texts, layered);
        return layered;
      },
    };
  };
  return over(baseTexts, () => undefined);
}

const read = new Map<string, readonly MessagePart[]>();

/** Caches parsed texts. */
function readMessage(text: string): readonly MessagePart[] {
  const known = read.get(text);
  if (known) return known;
  const message = HAS_SYNTAX.test(text) ? parseMessage(text) : [text];
  read.set(text, message);
  return message;
}

/** Characters with a special meaning in ICU syntax. */
const HAS_SYNTAX = /[{}<'#]/;

/** Joins adjacent texts, as React would write comment nodes between them. */
function joinTexts(parts: ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Wraps parts in a fragment with a fixed order, so that they need no keys. */
function together(parts: ReactNode[]): ReactNode {
  return parts.length > 1 ? createElement(Fragment, null, ...parts) : parts[0];
}

/** Adapts a tag's function to receive its content as a list of parts. */
function collectChildren<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) =>
    typeof value === 'function' ? [name, (parts: ReactNode[]) => value(together(parts))] : [name, value],
  );
  return Object.fromEntries(entries);
}
