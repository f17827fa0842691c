import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CreateMessagesOptions, createMessages as createFrom } from './create-messages';
import { en } from './en';

const createMessages = (options?: CreateMessagesOptions) => createFrom({ english: en, ...options });

describe('createMessages', () => {
  it('formats numbers in the language', () => {
    expect(createMessages().format('loadMore.shown', { shown: 6, total: 1284 })).toBe('6 of 1,284 shown');
    const german = createMessages({
      locale: 'de',
      messages: { 'loadMore.shown': '{shown, number} von {total, number}' },
    });
    expect(german.format('loadMore.shown', { shown: 6, total: 1284 })).toBe('6 von 1.284');
  });

  it('counts in words', () => {
    const messages = createMessages();
    expect(messages.format('comboBox.count', { count: 0 })).toBe('No matches');
    expect(messages.format('comboBox.count', { count: 1 })).toBe('1 match');
    expect(messages.format('comboBox.count', { count: 3 })).toBe('3 matches');
  });

  it('takes the brand from one value', () => {
    const messages = createMessages({ messages: { brand: 'Weir' } });
    expect(messages.format('brand')).toBe('Weir');
    expect(messages.format('toast.region')).toBe('Notifications from Weir');
  });

  it('isolates what is inserted into text from right to left where that is wished, and no choice', () => {
    const messages = {
      'loadMore.shown':
        '{shown, select, all {الكل} other {من {shown}}}: <b>{total}</b>, {count, plural, other {# {total}}}',
    };
    const write = (options: Parameters<typeof createMessages>[0], shown: string) =>
      renderToStaticMarkup(
        createMessages({ messages, ...options }).rich('loadMore.shown', {
          b: (text) => createElement('b', null, text),
          shown,
          total: 'Silane (SiH4)',
          count: 3,
        }),
      );
    const name = '\u2068Silane (SiH4)\u2069';
    expect(write({ locale: 'ar', isolates: true }, 'all')).toBe(`الكل: <b>${name}</b>, 3 ${name}`);
    expect(write({ locale: 'ar', isolates: true }, 'B.')).toContain('من \u2068B.\u2069:');
    for (const options of [{ locale: 'ar' }, { locale: 'en', isolates: true }])
      expect(write(options, 'all')).not.toMatch(/[\u2068\u2069]/);
  });

  it('has the English of a component behind its own texts, the same object each time', () => {
    const own = { 'tag.remove': 'Remove {name} from {brand}', 'dialog.close': 'Close' };
    const messages = createFrom({ messages: { 'dialog.close': 'Zu' } });
    const layered = messages.withEnglish?.(own);
    expect(layered).toBe(messages.withEnglish?.(own));
    expect(layered?.format('dialog.close')).toBe('Zu');
    expect(layered?.format('tag.remove', { name: 'Silane' })).toBe('Remove Silane from Application');
    const further = layered?.withEnglish?.({ brand: 'Weir' });
    expect(further?.format('tag.remove', { name: 'Silane' })).toBe('Remove Silane from Weir');
    expect(messages.format('tag.remove')).toBe('tag.remove');
  });

  it('puts elements where a text has tags and placeholders', () => {
    const messages = createMessages({
      messages: { 'loadMore.shown': 'Not on {brand} yet? <link>Sign <b>Up</b></link>, {shown}' },
    });
    const node = messages.rich('loadMore.shown', {
      link: (text) => createElement('a', { href: '/signup' }, text),
      b: (text) => createElement('b', null, text),
      shown: createElement('i', null, 'now'),
    });
    expect(renderToStaticMarkup(createElement(Fragment, null, node))).toBe(
      'Not on Application yet? <a href="/signup">Sign <b>Up</b></a>, <i>now</i>',
    );
  });

  it('writes dates in the time zone of the provider, the same on every machine', () => {
    const options = { day: 'numeric', month: 'short', hour: 'numeric' } as const;
    const date = '2026-03-02T23:30:00Z';
    expect(createMessages().date(date, options)).toBe('Mar 2, 11 PM');
    expect(createMessages({ timeZone: 'Asia/Seoul' }).date(date, options)).toBe('Mar 3, 8 AM');
  });

  it('knows the direction of a language', () => {
    expect(createMessages().direction).toBe('ltr');
    expect(createMessages({ locale: 'ar-EG' }).direction).toBe('rtl');
    expect(createMessages({ direction: 'rtl' }).direction).toBe('rtl');
  });

  it('has every English text in valid ICU', () => {
    const invalid = Object.entries(en).flatMap(([key, text]) => {
      try {
        new IntlMessageFormat(text, 'en');
        return [];
      } catch (error) {
        return [`${key}: ${error}`];
      }
    });
    expect(invalid).toEqual([]);
  });

  it('parts dates by ordinary spaces, whichever the platform takes', () => {
    const options = { dateStyle: 'short', timeStyle: 'short' } as const;
    expect(createMessages().date(Date.UTC(2027, 1, 9, 8), options)).toBe('2/9/27, 8:00 AM');
  });
});

describe('list', () => {
  it('joins names as the language does', () => {
    const names = ['Helium', 'Argon', 'Neon'];
    expect(createMessages().list(names)).toBe('Helium, Argon, and Neon');
    expect(createMessages().list(names, 'or')).toBe('Helium, Argon, or Neon');
    expect(createMessages({ locale: 'de' }).list(names, 'or')).toBe('Helium, Argon oder Neon');
    expect(createMessages({ locale: 'ja', messages: { listSeparator: '、' } }).list(names, 'separated')).toBe(
      'Helium、Argon、Neon',
    );
    expect(createMessages().list([])).toBe('');
  });

  it('isolates names in text from right to left', () => {
    const arabic = createMessages({ locale: 'ar', isolates: true });
    expect(arabic.list(['SiCl4'], 'separated')).toBe('\u2068SiCl4\u2069');
  });
});
