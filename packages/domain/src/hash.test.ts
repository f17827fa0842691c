import { describe, expect, it } from 'vitest';
import { hashText } from './hash';

describe('hashText', () => {
  it('gives the published values of FNV-1a for ASCII', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });

  it('tells letters beyond ASCII apart', () => {
    expect(hashText('ø')).not.toBe(hashText('o'));
    expect(hashText('𝒳')).not.toBe(hashText('𝒴'));
  });
});
