import { describe, expect, it } from 'vitest';
import { metaDescription } from './meta-description';

const parts = { name: 'Optical Fiber', brand: 'Millrace' };
const sentence =
  'Optical Fiber on Millrace: suppliers, materials, applications and updates from the manufacturing community.';

describe('metaDescription', () => {
  it('replaces a description under 100 characters by the default sentence [PAGE-035, GAP-013]', () => {
    expect(metaDescription({ ...parts, description: 'a'.repeat(99) })).toBe(sentence);
    expect(metaDescription({ ...parts, description: null })).toBe(sentence);
    expect(metaDescription({ ...parts, description: ` ${' '.repeat(100)} ` })).toBe(sentence);
  });

  it('keeps a description of 100 characters or more, on one line', () => {
    expect(metaDescription({ ...parts, description: 'a'.repeat(100) })).toBe('a'.repeat(100));
    expect(metaDescription({ ...parts, description: `${'a'.repeat(60)}\n\n${'b'.repeat(60)}` })).toBe(
      `${'a'.repeat(60)} ${'b'.repeat(60)}`,
    );
  });
});
