import { LANGUAGES } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { createMessages } from '../messages/create-messages';
import { findSitePages } from './find-site-pages';
import { SITE_PAGE_WORDS } from './site-page-words';

const english = createMessages({ locale: 'en' });
const find = (text: string, isMember = true) =>
  findSitePages(text, english, isMember).map(({ path }) => path);

describe('findSitePages', () => {
  it.each([
    ['invoice', '/settings/plan#invoices'],
    ['settings', '/settings'],
    ['edit profile', '/profile'],
    ['Password', '/settings/security'],
    ['dark mode', '/accessibility'],
    ['delete account', '/settings/account#security-data'],
    ['delete my', undefined],
    ['how to', '/faq'],
  ])('finds what a member calls %s', (text, path) => {
    expect(find(text)[0]).toBe(path);
  });

  it('offers guests what they can open', () => {
    expect(find('password', false)).toEqual(['/resetpassword']);
    expect(find('invoice', false)).toEqual(['/pricing']);
    expect(find('delete account', false)).toEqual([]);
  });

  it('finds by the beginning of a word, of four letters or more', () => {
    expect(find('invo')).toContain('/settings/plan#invoices');
    expect(find('inv')).toEqual([]);
  });

  it.each(['silicon tetrachloride', '3M', 'preform', 'helium', 'G.657.A2', ''])(
    'finds no page for a product: %s',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );

  it('finds by the words of the reader’s language, and by English ones', () => {
    const inLocale = (locale: string) => ({ ...english, locale });
    expect(findSitePages('Rechnung', inLocale('de'), true)[0]?.path).toBe('/settings/plan#invoices');
    expect(findSitePages('删除账户', inLocale('zh'), true)[0]?.path).toBe('/settings/account#security-data');
    expect(findSitePages('ダークモード', inLocale('ja'), true)[0]?.path).toBe('/accessibility');
    expect(findSitePages('كلمة المرور', inLocale('ar'), true)[0]?.path).toBe('/settings/security');
    expect(findSitePages('invoice', inLocale('de'), true)[0]?.path).toBe('/settings/plan#invoices');
  });

  it('has words for every page in every language', () => {
    for (const language of LANGUAGES) {
      const empty = Object.entries(SITE_PAGE_WORDS[language]).filter(([, words]) => words.trim() === '');
      expect(empty, language).toEqual([]);
    }
  });
});
