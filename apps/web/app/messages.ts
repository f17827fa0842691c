import { createMessages, en } from '@millrace/community/messages';
import type { Language } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** The name of the platform, the same in every language. */
export const brand = en.brand;

/** For what is one for all readers, such as a feed for feed readers. */
export const english = createMessages({ locale: 'en' });

/** A chunk each, of which a page loads its own at most. */
const CATALOGUES = {
  de: () => import('@millrace/community/locales/de').then(({ de }) => de),
  zh: () => import('@millrace/community/locales/zh').then(({ zh }) => zh),
  ja: () => import('@millrace/community/locales/ja').then(({ ja }) => ja),
  ar: () => import('@millrace/community/locales/ar').then(({ ar }) => ar),
};

const made = new Map<Language, Messages>([['en', english]]);

/** The texts of a language, the same object each time. */
export async function messagesIn(language: Language): Promise<Messages> {
  const known = made.get(language);
  if (known || language === 'en') return known ?? english;
  const loaded = createMessages({ locale: language, messages: await CATALOGUES[language]() });
  // Another request may have been as quick.
  const kept = made.get(language) ?? loaded;
  made.set(language, kept);
  return kept;
}

let source: () => Messages = () => english;

/** Says where the texts of the page come from: in a browser the page's own, on the server those of the rendering. */
export function readMessagesFrom(given: () => Messages): void {
  source = given;
}

/** The texts of the page that is being rendered, to be passed on whole. */
export const pageMessages = (): Messages => source();

/**
 * The texts of the page that is being rendered, for components and `meta`. A loader or an action, which runs before,
 * takes `messagesIn(context.language)`.
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
