import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { formatMessage } from './format-message';
import { parseMessage } from './parse-message';

const write = (text: string, values: Record<string, unknown> = {}, locale = 'en') =>
  formatMessage(parseMessage(text), values, { locale, timeZone: 'Asia/Seoul', isolates: false }).join('');

const values = {
  name: 'Ada',
  n: 3,
  none: null,
  kind: 'post',
  b: (enclosed: string[]) => `[${enclosed.join('')}]`,
};

describe('A message in ICU syntax', () => {
  it.each([
    'Plain } text # and > signs, 3 < 4 <3',
    "It's {name}'s",
    "It''s '{'name'}' of '{name}' and '<b>'",
    "'quoted # {n}",
    "{n, plural, one {#} other {'#' is #, it''s {name}}}",
    '{ n ,  plural , =3 {three} other {#} } { kind , select , post {a <b>post {n}</b>} other {} }',
    '{n, plural, offset:1 =3 {exactly} one {you and #} other {you and # more}}{n, plural, offset:2 one {# more} other {#}}',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{n, plural, other {{kind, select, post {{n} #} other {x}}}}',
    '<b>{name} <b>{n, number}</b></b>{none}',
    '{n, number, integer} {n, number, percent} {n, number, ::percent} {n, number, ::percent .}',
  ])('reads as intl-messageformat reads it: %s', (text) => {
    const theirs = [new IntlMessageFormat(text, 'en').format(values)].flat().join('');
    expect(write(text, values)).toBe(theirs);
  });

  it('writes dates and times in the zone of the reader', () => {
    const at = Date.UTC(2026, 2, 2, 23, 30);
    expect(write('{at, date}, {at, date, short}', { at })).toBe('Mar 3, 2026, 3/3/26');
    expect(write('{at, time, short}', { at }).replace(/\s/g, ' ')).toBe('8:30 AM');
  });

  it.each([
    '{name',
    '{}',
    '{n, plural}',
    '{n, plural, one {#}}',
    '{n, choice, other {#}}',
    '<b>open',
    '</b>',
    '<b>crossed {n, plural, other {</b>}}',
  ])('is refused where it is none: %s', (text) => {
    expect(() => parseMessage(text)).toThrow(SyntaxError);
  });

  it('is refused where a value, a function or a style is missing', () => {
    expect(() => write('{name}')).toThrow('"name"');
    expect(() => write('<b>x</b>', { b: 1 })).toThrow('"b"');
    expect(() => write('{n, number, ::currency/EUR}', { n: 1 })).toThrow('::currency/EUR');
    expect(() => write('{n, date, ::yMMM}', { n: 1 })).toThrow('::yMMM');
  });
});
