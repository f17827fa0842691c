import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv';

/** A cell as it is written. */
const written = (text: string) =>
  writeCsv([], [[text]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

describe('writeCsv', () => {
  it('quotes what separates cells, also where that is a semicolon or a tab', () => {
    expect(written('cut, polished')).toBe('"cut, polished"');
    expect(written('cut; polished')).toBe('"cut; polished"');
    expect(written('cut\tpolished')).toBe('"cut\tpolished"');
    expect(written('6" wafer')).toBe('"6"" wafer"');
  });

  it('makes text of formulas, also of what would be one in a cell of its own behind a semicolon or a line', () => {
    expect(written('=1+1')).toBe("'=1+1");
    expect(written('＝1+1')).toBe("'＝1+1");
    expect(written('\t@SUM(A1)')).toBe('"\t\'@SUM(A1)"');
    expect(written('Fiber;=1+1')).toBe('"Fiber;\'=1+1"');
    expect(written('Fiber; =1+1')).toBe('"Fiber; \'=1+1"');
    expect(written('Fiber\n-1+1')).toBe('"Fiber\n\'-1+1"');
  });

  it('leaves other text and numbers as they are', () => {
    expect(written('G.652.D, -40 °C, A=B')).toBe('"G.652.D, -40 °C, A=B"');
    expect(writeCsv(['Change'], [[-4], [null]])).toBe('\uFEFFChange\r\n-4\r\n\r\n');
  });
});
