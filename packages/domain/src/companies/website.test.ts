import { describe, expect, it } from 'vitest';
import { isWebsite, websiteHref } from './website';

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

describe('isWebsite', () => {
  it.each([
    '',
    'example.com',
    ' www.example.com/a:b ',
    'https://example.com:8443/x?y=z#a:b',
    'HTTP://example.com',
    '//example.com',
    'example.com:8080/x',
    'münchen.example',
    '[2001:db8::1]:80',
  ])('takes %j', (typed) => {
    expect(isWebsite(typed)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:a@example.com',
    'https:',
    'https:///x',
    'a:b@example.com',
  ])('refuses %j', (typed) => {
    expect(isWebsite(typed)).toBe(false);
  });
});
