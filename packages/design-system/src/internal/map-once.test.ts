import { describe, expect, it } from 'vitest';
import { mapOnce } from './map-once';

const toName = ({ name }: { name: string }) => ({ text: name });
const toLength = ({ name }: { name: string }) => ({ length: name.length });

describe('a list that is mapped again', () => {
  it('keeps what it has of the rows that are still there, and maps those that came', () => {
    const [a, b] = [{ name: 'a' }, { name: 'b' }];
    const before = mapOnce([a], toName);
    const after = mapOnce([b, a], toName);
    expect(after).toEqual([{ text: 'b' }, { text: 'a' }]);
    expect(after[1]).toBe(before[0]);
    expect(mapOnce([a], toLength)).toEqual([{ length: 1 }]);
  });
});
