import { describe, expect, it } from 'vitest';
import { cutPostTitle, findVideoLink, POST_HEADLINE_MAX, postTitle } from './posts';

describe('findVideoLink', () => {
  it.each([
    ['Six minutes: https://www.youtube.com/watch?v=M7lc1UVf-VE', { provider: 'youtube', id: 'M7lc1UVf-VE' }],
    ['https://youtu.be/M7lc1UVf-VE?t=10 and more', { provider: 'youtube', id: 'M7lc1UVf-VE' }],
    ['(https://vimeo.com/76979871)', { provider: 'vimeo', id: '76979871' }],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      { provider: 'vimeo', id: '76979871/8272103f6e' },
    ],
    ['https://vimeo.com/76979871/8272103f6e.', { provider: 'vimeo', id: '76979871/8272103f6e' }],
    ['https://vimeo.com/76979871/settings-of-it', { provider: 'vimeo', id: '76979871' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { provider: 'vimeo', id: '76979871' }],
    ['https://millrace.example and https://vimeo.com/1', { provider: 'vimeo', id: '1' }],
  ])('finds the video of "%s"', (text, video) => {
    expect(findVideoLink(text)).toEqual(video);
  });

  it.each([
    'no link',
    'https://vimeo.com/about',
    'https://vimeo.com/12ab',
    'https://notvimeo.com/76979871',
    'https://evil.example/?https://www.youtube.com/',
    'vimeo.com/76979871',
  ])('finds none in "%s"', (text) => {
    expect(findVideoLink(text)).toBeNull();
  });
});

describe('postTitle', () => {
  it('is the first line of the text', () => {
    expect(postTitle('\n  Second furnace running \r\nFree capacity', 'chart.png')).toBe(
      'Second furnace running',
    );
  });

  it('is the name of the file where there is no text', () => {
    expect(postTitle('  ', 'helium-recovery.pptx')).toBe('helium-recovery.pptx');
    expect(postTitle('', null)).toBe('');
  });
});

describe('cutPostTitle', () => {
  const title =
    'Our second sintering furnace is running: hydroxyl content below 0.3 ppb over the whole length';

  it('cuts for document and sharing at 50 characters, at the end of a word', () => {
    expect(cutPostTitle(title)).toBe('Our second sintering furnace is running: hydroxyl…');
  });

  it('leaves 300 characters to the headline of structured data', () => {
    expect(cutPostTitle(title, POST_HEADLINE_MAX)).toBe(title);
  });
});
