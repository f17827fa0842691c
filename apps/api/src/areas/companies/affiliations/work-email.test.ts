import { describe, expect, it } from 'vitest';
import { hostOf, showsWork } from './work-email';

describe('showsWork [GAP-089]', () => {
  it.each([
    ['uta@kvarnholm.example', 'kvarnholm.example'],
    ['uta@kvarnholm.example', 'https://www.kvarnholm.example/en/contact'],
    ['Uta@KVARNHOLM.example', '//WWW.Kvarnholm.Example:8443'],
    ['uta@mail.kvarnholm.example', 'http://kvarnholm.example'],
    ['uta@kvarnholm.example', 'shop.kvarnholm.example'],
    ['uta@kvarnhölm.example', 'http://xn--kvarnhlm-s4a.example'],
    ['uta@glas.co.uk', 'www.glas.co.uk'],
  ])('is true of %s and %s', (email, website) => {
    expect(showsWork(email, website)).toBe(true);
  });

  it.each([
    ['uta@evil-kvarnholm.example', 'kvarnholm.example'],
    ['uta@kvarnholm.example.evil.example', 'kvarnholm.example'],
    ['uta@evil.example', 'http://kvarnholm.example@evil-kvarnholm.example'],
    ['"uta@kvarnholm.example"@evil.example', 'kvarnholm.example'],
    ['uta@sales.kvarnholm.example', 'shop.kvarnholm.example'],
    // Cyrillic "а".
    ['uta@kvаrnholm.example', 'kvarnholm.example'],
    ['uta@gmail.com', 'gmail.com'],
    ['uta@mail.gmail.com', 'http://gmail.com'],
    ['uta@web.de', 'web.de'],
    ['uta@linkedin.com', 'https://www.linkedin.com/company/kvarnholm'],
    ['uta@github.io', 'kvarnholm.github.io'],
    ['uta@co.uk', 'glas.co.uk'],
    ['uta@example', 'kvarnholm.example'],
    ['uta@192.0.2.7', 'http://192.0.2.7'],
    ['uta@kvarnholm.example', ''],
    ['uta@kvarnholm.example', 'not a website'],
    ['uta@kvarnholm.example', null],
  ])('is false of %s and %s', (email, website) => {
    expect(showsWork(email, website)).toBe(false);
  });
});

it('names the host of a website as mail addresses have it', () => {
  expect(hostOf('https://www.kvarnholm.example/a')).toBe('kvarnholm.example');
  expect(hostOf('javascript:alert(1)')).toBe(null);
});
