import { describe, expect, it } from 'vitest';
import { websiteHref } from './website';

describe('websiteHref', () => {
  it.each([
    ['example.com', 'http://example.com'],
    [' www.example.com/about ', 'http://www.example.com/about'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['//example.com', '//example.com'],
    ['httpsworks.com', 'http://httpsworks.com'],
  ])('leads %j to %s [COMP-004]', (typed, href) => {
    expect(websiteHref(typed)).toBe(href);
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'ftp://example.com'])(
    'makes no other scheme work: %j',
    (typed) => {
      expect(websiteHref(typed)).toBe(`http://${typed}`);
    },
  );

  it.each([null, undefined, '', '  '])('leads nowhere from %j', (typed) => {
    expect(websiteHref(typed)).toBeNull();
  });
});
