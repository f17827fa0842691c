import { createMessages, en } from '@millrace/community/messages';
import type { Language } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** Name of the platform, the same in every language. */
export const brand = en.brand;

/** For content that is shared by all readers, such as Atom feeds. */
export const english = createMessages({ locale: 'en' });

/** Lazily loaded catalogues, one chunk per language. */
const CATALOGUES = {
  de: () => import('@millrace/community/locales/de').then(({ de }) => de),
  zh: () => import('@millrace/community/locales/zh').then(({ zh }) => zh),
  ja: () => import('@millrace/community/locales/ja').then(({ ja }) => ja),
  ar: () => import('@millrace/community/locales/ar').then(({ ar }) => ar),
};

const made = new Map<Language, Messages>([['en', english]]);

/** Returns the messages of a language from a cache, always the same object. */
export async function messagesIn(language: Language): Promise<Messages> {
  const known = made.get(language);
  if (known || language === 'en') return known ?? english;
  const loaded = createMessages({ locale: language, messages: await CATALOGUES[language]() });
  // A concurrent request may have created them.
  const kept = made.get(language) ?? loaded;
  made.set(language, kept);
  return kept;
}

let source: () => Messages = () => english;

/** Sets the source of the page's messages: in a browser those of the page, on the server those of the rendering. */
export function readMessagesFrom(given: () => Messages): void {
  source = given;
}

/** Returns the messages of the page that is being rendered, to be passed on as a whole. */
export const pageMessages = (): Messages => source();

/**
 * Messages of the page that is being rendered, for components and `meta`. Loaders and actions run before the rendering
 * and use `messagesIn(context.language)`.
 */
export const messages: Messages = {
  get locale() {
    return source().locale;
  },
  get direction() {
    return source().direction;
  },
  get timeZone() {
    return source().timeZone;
  },
  format: (key, values) => source().format(key, values),
  rich: (key, values) => source().rich(key, values),
  number: (value, options) => source().number(value, options),
  list: (names, kind) => source().list(names, kind),
  date: (value, options) => source().date(value, options),
};
