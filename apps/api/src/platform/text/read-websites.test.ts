import { expect, it } from 'vitest';
import { readWebsites } from './read-websites';

it.each([
  ['www.bare-works.example', ['www.bare-works.example']],
  ['https://a.example; https://b.example', ['https://a.example', 'https://b.example']],
  ['foo.de, bar.com', ['foo.de', 'bar.com']],
  ['acme.dehttps://b.de', ['acme.de', 'https://b.de']],
  ['http:// acme.de', ['http://acme.de']],
  ['<https://acme.de/a?b=c,d>.', ['https://acme.de/a?b=c,d']],
  ['acme.co.uk/\u200b', ['acme.co.uk/']],
  ['https://例え.jp', ['https://例え.jp']],
])('finds the addresses in %j', (text, addresses) => {
  expect(readWebsites(text)).toEqual(addresses);
});

it.each([
  'Visit',
  'n/a',
  'info@works.example',
  'mailto:x@y.de',
  'javascript:alert(1)',
  'v1.2',
  'Inc.',
  'node.js',
  'https://exa mple.com/ä',
  '',
])('finds none in %j', (text) => {
  expect(readWebsites(text)).toEqual([]);
});
