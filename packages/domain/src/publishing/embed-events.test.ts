import { expect, it } from 'vitest';
import { readEmbedSource, readFramingSite, writeEmbedSource } from './embed-events';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

it.each([
  { element: 'product', id: ID },
  { element: 'value-chain', id: ID },
  { element: 'events', id: 'optical-fiber' },
] as const)('reads what links say of their widget: $element', (source) => {
  expect(readEmbedSource(writeEmbedSource(source))).toEqual(source);
});

it('says no id twice: what the path names, the parameter does not', () => {
  const source = { element: 'suppliers', id: ID } as const;
  const path = `/product/glass/${ID}/followers`;
  expect(writeEmbedSource(source, path)).toBe('suppliers');
  expect(readEmbedSource('suppliers', path.toUpperCase())).toEqual(source);
  const other = '/company/works/0c318b67-1c2c-5fe7-9b6c-0908e2291d1f';
  expect(writeEmbedSource(source, other)).toBe(`suppliers.${ID}`);
  expect(readEmbedSource(`suppliers.${ID}`, other)).toEqual(source);
  expect(readEmbedSource('suppliers', '/event-list')).toBeNull();
});

it.each([
  '',
  'product',
  `product.${ID}.de`,
  'product.glass',
  'product.optical-fiber',
  `frame.${ID}`,
  `.${ID}`,
])('takes nothing else for a widget: "%s"', (text) => {
  expect(readEmbedSource(text)).toBeNull();
});

const own = 'https://www.millrace.example';

/** As browsers and servers read it; the domain knows neither. */
function splitAddress(text: string) {
  const [, origin = '', pathname = '', query = ''] = /^(https?:\/\/[^/]+)([^?]*)\??(.*)$/.exec(text) ?? [];
  const values = new Map(
    query
      .split('&')
      .map((part) => part.split('=', 2))
      .map(([name, value]) => [name, value] as const),
  );
  const get = (name: string) => {
    const value = values.get(name);
    return value === undefined ? null : decodeURIComponent(value);
  };
  return { origin, pathname, searchParams: { get } };
}

it('knows the site on which a frame of ours stands', () => {
  const frame = `${own}/embed/v1/frame/product/${ID}?theme=dark&on=https%3A%2F%2Fjournal.example`;
  expect(readFramingSite(splitAddress(frame), own)).toBe('https://journal.example');
});

it.each([
  `${own}/embed/v1/frame/product/${ID}`,
  `${own}/embed/v1/frame/product/${ID}?on=${own}`,
  `${own}/embed/v1/frame/product/${ID}?on=journal`,
  `${own}/embed/v1/frame/product/${ID}?on=android-app://com.example/`,
  `${own}/product?on=https://journal.example`,
  `https://other.example/embed/v1/frame/product/${ID}?on=https://journal.example`,
])('takes nothing else for a frame of ours on a site: "%s"', (address) => {
  expect(readFramingSite(splitAddress(address), own)).toBeNull();
});
