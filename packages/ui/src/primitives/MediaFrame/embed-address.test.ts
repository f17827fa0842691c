import { expect, it } from 'vitest';
import { embedAddress } from './embed-address';

it('asks the players that keep no record, for the video alone', () => {
  expect(embedAddress('youtube', 'M7lc1UVf-VE')).toBe(
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&rel=0',
  );
  expect(embedAddress('vimeo', '76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  expect(embedAddress('vimeo', '76979871/8272103f6e')).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  );
  expect(new URL(embedAddress('youtube', '../../x?y#z')).pathname).toBe('/embed/..%2F..%2Fx%3Fy%23z');
});
