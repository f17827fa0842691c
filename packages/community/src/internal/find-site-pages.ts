import type { SitePageHit } from '@millrace/design-system';
import { foldText, isLanguage } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import { SITE_PAGE_WORDS } from './site-page-words';
import { SITE_PAGES, type SitePageName } from './site-pages';

const SHOWN_MAX = 3;

/** Minimum length of a query word; a shorter one is a prefix of too many words. */
const PREFIX_LETTERS = 4;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Finds pages of the site by their titles and synonyms, such as the profile for "delete account". Synonyms are those of
 * the reader's language and English.
 */
export function findSitePages(
  text: string,
  messages: Pick<Messages, 'format' | 'locale'>,
  isMember: boolean,
): SitePageHit[] {
  const query = foldText(text.trim());
  if (query.length < 2) return [];
  const names = Object.keys(SITE_PAGES) as SitePageName[];
  return names
    .filter((name) => {
      const page = SITE_PAGES[name];
      return !('audience' in page) || (page.audience === 'members') === isMember;
    })
    .map((name) => {
      const { title, path } = SITE_PAGES[name];
      const phrases = [messages.format(title), ...synonyms(name, messages.locale)].map(foldText);
      return {
        title: messages.format(title),
        path,
        rank: Math.min(...phrases.map((one) => matchRank(query, one))),
      };
    })
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SHOWN_MAX)
    .map(({ title, path }) => ({ title, path }));
}

function synonyms(name: SitePageName, locale: string): string[] {
  const [language = 'en'] = locale.split('-');
  const own = isLanguage(language) && language !== 'en' ? SITE_PAGE_WORDS[language][name] : '';
  return `${own},${SITE_PAGE_WORDS.en[name]}`
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

const NO_MATCH = 3;

/** Ranks a match: exact, prefix, all words of the query, or none. */
function matchRank(query: string, phrase: string): number {
  if (query === phrase) return 0;
  if (UNSPACED.test(query)) return phrase.includes(query) ? 1 : NO_MATCH;
  if (query.length >= PREFIX_LETTERS && phrase.startsWith(query)) return 1;
  const words = phrase.split(/[\s-]+/);
  const isIn = (word: string, isLast: boolean) =>
    words.some((one) => one === word || (isLast && word.length >= PREFIX_LETTERS && one.startsWith(word)));
  const sought = query.split(/\s+/);
  return sought.every((word, index) => isIn(word, index === sought.length - 1)) ? 2 : NO_MATCH;
}
