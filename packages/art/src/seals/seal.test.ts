import { describe, expect, it } from 'vitest';
import { MARKS } from './marks';
import { drawSeal, sealDesign } from './seal';

describe('seals', () => {
  it('come in 240 designs, and names reach them all', () => {
    const designs = new Set(
      Array.from({ length: 5000 }, (_, index) => JSON.stringify(sealDesign(`company-${index}`))),
    );
    expect(designs.size).toBe(240);
  });

  it('hardly repeat in a list of ten: at most one list in four', () => {
    const lists = Array.from({ length: 500 }, (_, list) =>
      Array.from({ length: 10 }, (_, row) => JSON.stringify(sealDesign(`supplier-${list * 10 + row}-works`))),
    );
    const repeating = lists.filter((list) => new Set(list).size < 10);
    expect(repeating.length / lists.length).toBeLessThan(0.25);
  });

  it('draw every mark in every weight differently', () => {
    const drawings = MARKS.flatMap((_, mark) =>
      [0, 1, 2].map((weight) => drawSeal({ mark, weight, quarterTurns: 0, isInverted: false })),
    );
    expect(new Set(drawings).size).toBe(30);
  });
});
