import type { ReactNode } from 'react';
import type { baseTexts } from './base-texts';
import type { en } from './en';

type UiTexts = Record<keyof typeof en, string>;

declare global {
  /**
   * Texts by key, in ICU message syntax. A package of components adds its own by declaration merging, so that
   * `useMessages` accepts their keys.
   */
  interface MessageTexts extends UiTexts {}
}

/** Every text that components in scope show, by key, in ICU message syntax. */
export type Catalogue = MessageTexts;

export type MessageKey = keyof Catalogue;

/** What a message's placeholders are filled with. `{brand}` is filled from the catalogue itself. */
export type MessageValues = Readonly<Record<string, string | number | Date | null | undefined>>;

/** As MessageValues; a tag such as `<link>…</link>` takes a function from what it encloses to a node. */
export type RichMessageValues = Readonly<
  Record<string, ReactNode | Date | ((enclosed: ReactNode) => ReactNode)>
>;

export type TextDirection = 'ltr' | 'rtl';

/** Styles of a list: “A, B, and C”, “A, B, or C”, or “A, B, C”. */
export type ListKind = 'and' | 'or' | 'separated';

/** English texts by key, in ICU message syntax. */
export type EnglishTexts = Readonly<Record<string, string>>;

/** Keys that every component may show, whatever its own are. */
export type BaseKey = keyof typeof baseTexts;

/**
 * Texts, numbers and dates in one language. Views need no more than this.
 *
 * @typeParam Key Keys that it has texts for; `never` of what formats numbers and dates alone.
 */
export interface Messages<Key extends string = MessageKey> {
  /** BCP 47, such as `en` or `de-AT`. */
  readonly locale: string;
  readonly direction: TextDirection;
  /** IANA name of the reader's zone, in which dates are written. */
  readonly timeZone: string;
  /** The text of a key, as a string. */
  readonly format: (key: Key | BaseKey, values?: MessageValues) => string;
  /** The text of a key whose placeholders or tags hold elements. */
  readonly rich: (key: Key | BaseKey, values: RichMessageValues) => ReactNode;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Names as a sentence lists them, or parted by a mark alone, as in a cell. Default kind: `and`. */
  list(names: readonly string[], kind?: ListKind): string;
  /** In the provider's time zone, so that server and browser agree. */
  date(value: Date | string | number, options?: Intl.DateTimeFormatOptions): string;
  /**
   * Returns the same texts with a component's English behind them, the same object each time. Texts that were formatted
   * beforehand have none, as theirs are complete.
   */
  readonly withEnglish?: (texts: EnglishTexts) => Messages;
}
