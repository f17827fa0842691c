import { describe, expect, it } from 'vitest';
import { charactersLeft, isNearLimit } from './text-limits';

describe('text limits', () => {
  it('count characters, not the units they are stored in', () => {
    expect(charactersLeft('name', '')).toBe(200);
    expect(charactersLeft('name', '𝒳'.repeat(200))).toBe(0);
    expect(charactersLeft('name', 'a'.repeat(201))).toBe(-1);
  });

  it('count down in the last tenth', () => {
    expect(isNearLimit('name', 'a'.repeat(179))).toBe(false);
    expect(isNearLimit('name', 'a'.repeat(180))).toBe(true);
    expect(isNearLimit('name', 'a'.repeat(300))).toBe(true);
  });
});
