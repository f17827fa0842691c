import { describe, expect, it } from 'vitest';
import { POST_MEDIA, postFileKind, postFileProblem } from './post-media';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('postFileKind', () => {
  it('tells the four kinds by their types', () => {
    const types = ['image/png', 'video/webm', 'application/pdf', 'application/vnd.ms-powerpoint'];
    expect(types.map((type) => postFileKind(file('x', type)))).toEqual(['image', 'video', 'pdf', 'ppt']);
  });

  it('goes by the name where a system knows no type, and never against a type', () => {
    expect(postFileKind(file('Deck.PPTX', ''))).toBe('ppt');
    expect(postFileKind(file('clip.mp4', 'application/octet-stream'))).toBe('video');
    expect(postFileKind(file('IMG_0042.MOV', ''))).toBe('video');
    expect(postFileKind(file('IMG_0042.MOV', 'video/quicktime'))).toBe('video');
    expect(postFileKind(file('page.pdf', 'text/html'))).toBeNull();
    expect(postFileKind(file('anim.gif', 'image/gif'))).toBeNull();
  });
});

describe('postFileProblem', () => {
  it('takes a file up to its limit and refuses one byte more', () => {
    expect(postFileProblem(file('a.png', 'image/png', POST_MEDIA.image.maxBytes))).toBeNull();
    expect(postFileProblem(file('a.png', 'image/png', POST_MEDIA.image.maxBytes + 1))).toBe('size');
    expect(postFileProblem(file('a.pdf', 'application/pdf', POST_MEDIA.image.maxBytes + 1))).toBeNull();
  });

  it('refuses what is empty, and what is no kind that a post takes', () => {
    expect(postFileProblem(file('a.png', 'image/png', 0))).toBe('empty');
    expect(postFileProblem(file('a.txt', 'text/plain'))).toBe('type');
  });
});
