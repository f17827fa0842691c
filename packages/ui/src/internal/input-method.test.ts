import { describe, expect, it } from 'vitest';
import { isComposing, isEnter } from './input-method';

const press = (key: string, keyCode: number, isUnderWay = false) => ({
  key,
  keyCode,
  isComposing: isUnderWay,
});

describe('Enter that confirms a candidate (IMP-18)', () => {
  it.each([
    ['Chromium and Firefox send it before the composition ends', press('Enter', 229, true)],
    ['some send it with its own code', press('Enter', 13, true)],
    ['Chromium hides the key', press('Process', 229, true)],
    ['Safari sends it after the composition ended', press('Enter', 229)],
  ])('is no Enter: %s', (_, event) => {
    expect([isComposing(event), isEnter(event)]).toEqual([true, false]);
    expect([isComposing({ nativeEvent: event }), isEnter({ nativeEvent: event })]).toEqual([true, false]);
  });

  it('is followed by one that counts', () => {
    expect([isComposing(press('Enter', 13)), isEnter(press('Enter', 13))]).toEqual([false, true]);
    expect(isEnter({ nativeEvent: press('Enter', 13) })).toBe(true);
    expect(isEnter(press('a', 65))).toBe(false);
  });
});
