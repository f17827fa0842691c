import { expect, it } from 'vitest';
import { readBuilder, writeBuilder } from './builder-address';

const read = (query: string) => readBuilder(new URLSearchParams(query));

it('the widget builder writes every choice to its address and reads it back', () => {
  const query =
    '?element=feed&company=0c318b67-1c2c-5fe7-9b6c-0908e2291d1f&theme=dark&rows=7&accent=0a7d5a&radius=8&for=react&script=pinned&with=suite&consent=press';
  expect(writeBuilder(read(query))).toBe(query);
  expect(read(query).snippet).toEqual({ form: 'react', pinned: true, suite: true, consent: true });
});

it('the widget builder replaces invalid parameters by defaults', () => {
  expect(read('?for=cobol&script=old&with=all').snippet).toEqual({
    form: 'html',
    pinned: false,
    suite: false,
    consent: false,
  });
  expect(writeBuilder(read('?for=cobol'))).toBe('?element=product');
});
