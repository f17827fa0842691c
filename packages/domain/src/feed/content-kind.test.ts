import { describe, expect, it } from 'vitest';
import { classifyContent } from './content-kind';

describe('classifyContent', () => {
  it.each([
    ['Words alone', null, null],
    ['Our report: https://kvarnholm.example/report', null, 'article'],
    ['https://kvarnholm.example and https://youtu.be/dQw4w9WgXcQ', null, 'video'],
    ['https://vimeo.com/76979871', null, 'video'],
    ['https://youtu.be/dQw4w9WgXcQ', 'image', 'image'],
    ['', 'video', 'video'],
    ['', 'pdf', 'document'],
    ['See https://kvarnholm.example', 'ppt', 'document'],
    ['kvarnholm.example without its scheme', null, null],
  ] as const)('of "%s" with %s is %s', (text, media, kind) => {
    expect(classifyContent(text, media)).toBe(kind);
  });

  it('answers the same however often it is asked', () => {
    const text = 'https://kvarnholm.example/report';
    expect([classifyContent(text, null), classifyContent(text, null)]).toEqual(['article', 'article']);
  });
});
