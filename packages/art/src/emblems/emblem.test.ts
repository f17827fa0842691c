import { describe, expect, it } from 'vitest';
import { drawEmblem, emblemDesign } from './emblem';
import { MARKS } from './marks';

describe('emblems', () => {
  it('come in 240 designs, and names reach them all', () => {
    const designs = new Set(
      Array.from({ length: 5000 }, (_, index) => JSON.stringify(emblemDesign(`company-${index}`))),
    );
    expect(designs.size).toBe(240);
  });

  it('hardly repeat in a list of ten: at most one list in four', () => {
    const lists = Array.from({ length: 500 }, (_, list) =>
      Array.from({ length: 10 }, (_, row) =>
        JSON.stringify(emblemDesign(`supplier-${list * 10 + row}-works`)),
      ),
    );
    const repeating = lists.filter((list) => new Set(list).size < 10);
    expect(repeating.length / lists.length).toBeLessThan(0.25);
  });

  it('draw every mark in every weight differently', () => {
    const drawings = MARKS.flatMap((_, mark) =>
      [0, 1, 2].map((weight) => drawEmblem({ mark, weight, quarterTurns: 0, isInverted: false })),
    );
    expect(new Set(drawings).size).toBe(30);
  });
});
