import { describe, expect, it } from 'vitest';
import { createProgress } from './progress';

function watch(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => time);
  const read = (lines: number, seconds: number) => {
    time += seconds * 1000;
    for (let line = 0; line < lines; line += 1) progress.onLine();
    progress.onBytes(lines * 10);
  };
  progress.start('links.csv', 100_000);
  return { written, progress, read };
}

describe('progress', () => {
  it('is one line on a terminal, with rows, rate and share, and goes away when something else is to be said', () => {
    const { written, progress, read } = watch(true);
    read(1000, 0.01);
    read(4000, 0.99);
    progress.clear();
    progress.clear();
    expect(written.at(-2)).toBe('\r\u001b[2Klinks.csv  10 %  1,024 lines  1,024/s');
    expect(written.at(-1)).toBe('\r\u001b[2K');
    expect(written.filter((text) => text === '\r\u001b[2K')).toHaveLength(1);
  });

  it('is a line now and then in a file, and none for what is short', () => {
    const { written, progress, read } = watch(false);
    read(200, 5);
    expect(written).toEqual([]);
    read(200, 6);
    progress.clear();
    expect(written).toEqual(['links.csv  2 %  256 lines  23/s\n']);
  });
});
