import { describe, expect, it } from 'vitest';
import { checkFiles, kindNames } from './check-files';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const none = { accept: [], maxSize: undefined, room: 10 };
const reasons = (files: File[], limits: Parameters<typeof checkFiles>[1]) =>
  checkFiles(files, limits).refused.map(({ name, reason }) => `${name}: ${reason}`);

describe('checkFiles', () => {
  it('takes what is within the limits, in order', () => {
    const files = [file('a.pdf', 'application/pdf'), file('b.png', 'image/png')];
    expect(checkFiles(files, none)).toEqual({ taken: files, refused: [] });
  });

  it('knows a kind by ending, by type, or by a family of types', () => {
    const files = [file('A.PDF', ''), file('b', 'image/png'), file('c.gif', 'image/gif'), file('d.exe', '')];
    expect(reasons(files, { ...none, accept: ['.pdf', 'image/png'] })).toEqual([
      'c.gif: type',
      'd.exe: type',
    ]);
    expect(reasons(files, { ...none, accept: ['image/*'] })).toEqual(['A.PDF: type', 'd.exe: type']);
  });

  it('refuses what is too large, and what is empty', () => {
    const files = [file('large.pdf', '', 11), file('right.pdf', '', 10), file('empty.pdf', '', 0)];
    expect(reasons(files, { ...none, maxSize: 10 })).toEqual(['large.pdf: size', 'empty.pdf: empty']);
  });

  it('leaves out what there is no room for, and counts only what it takes', () => {
    const files = [file('a.exe', ''), file('b.pdf', ''), file('c.pdf', '')];
    expect(reasons(files, { ...none, accept: ['.pdf'], room: 1 })).toEqual(['a.exe: type', 'c.pdf: count']);
  });
});

describe('kindNames', () => {
  it('says each kind once', () => {
    expect(kindNames(['.jpg', '.jpeg', 'image/png', '.pdf', 'application/pdf'])).toEqual([
      'JPEG',
      'PNG',
      'PDF',
    ]);
    expect(kindNames(['image/*'])).toEqual([]);
  });
});
