import { describe, expect, it } from 'vitest';
import { SOURCE_LINK_MAX, sourceLink } from './source-link';

describe('sourceLink', () => {
  it('keeps an address, and puts the scheme before one without', () => {
    expect(sourceLink(' https://kvarnholm.example/rods?a=1 ')).toBe('https://kvarnholm.example/rods?a=1');
    expect(sourceLink('kvarnholm.example/rods')).toBe('https://kvarnholm.example/rods');
    expect(sourceLink('http://kvarnholm.example')).toBe('http://kvarnholm.example');
  });

  it('takes nothing that leads elsewhere than to the web', () => {
    for (const typed of [
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      'rods',
      'https://a b.example',
      'ftp://a.example',
    ])
      expect([typed, sourceLink(typed)]).toEqual([typed, null]);
    expect(sourceLink('https://me:secret@kvarnholm.example')).toBeNull();
    expect(sourceLink(`https://kvarnholm.example/${'x'.repeat(SOURCE_LINK_MAX)}`)).toBeNull();
  });
});
