import type { ReactNode } from 'react';
import type { baseTexts } from './base-texts';
import type { en } from './en';

type UiTexts = Record<keyof typeof en, string>;

declare global {
  /**
   * Texts by key, in ICU message syntax. A component package adds its own by declaration merging, so that
   * `useMessages` accepts their keys.
   */
  interface MessageTexts extends UiTexts {}
}

/** All texts of the components in scope, by key, in ICU message syntax. */
export type Catalogue = MessageTexts;

export type MessageKey = keyof Catalogue;

/** Values of a message's placeholders. `{brand}` is filled from the catalogue itself. */
export type MessageValues = Readonly<Record<string, string | number | Date | null | undefined>>;

/** As MessageValues; a tag such as `<link>…</link>` takes a function that wraps its content in a node. */
export type RichMessageValues = Readonly<
  Record<string, ReactNode | Date | ((enclosed: ReactNode) => ReactNode)>
>;

export type TextDirection = 'ltr' | 'rtl';

/** Styles of a list: “A, B, and C”, “A, B, or C”, or “A, B, C”. */
export type ListKind = 'and' | 'or' | 'separated';

/** English texts by key, in ICU message syntax. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** Keys that every component may use, in addition to its own. */
export type BaseKey = keyof typeof baseTexts;

/**
 * Texts, numbers and dates in one language: all that components need.
 *
 * @typeParam Key Keys with texts; `never` if only numbers and dates are formatted.
 */
export interface Messages<Key extends string = MessageKey> {
  /** BCP 47, such as `en` or `de-AT`. */
  readonly locale: string;
  readonly direction: TextDirection;
  /** IANA time zone in which dates are formatted. */
  readonly timeZone: string;
  /** Formats the text of a key as a string. */
  readonly format: (key: Key | BaseKey, values?: MessageValues) => string;
  /** Formats the text of a key whose placeholders or tags contain elements. */
  readonly rich: (key: Key | BaseKey, values: RichMessageValues) => ReactNode;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats a list as in a sentence, or separated by a mark only, as in a cell. Default kind: `and`. */
  list(names: readonly string[], kind?: ListKind): string;
  /** Formats a date in the provider's time zone, so that server and browser agree. */
  date(value: Date | string | number, options?: Intl.DateTimeFormatOptions): string;
  /**
   * Returns these texts with a component's English as a fallback; memoized per component. Preformatted texts have no
   * fallback, as they are complete.
   */
  readonly withEnglish?: (texts: EnglishTexts) => Messages;
}
