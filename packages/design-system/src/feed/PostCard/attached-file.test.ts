import { expect, it } from 'vitest';
import { toAttachedFile } from './attached-file';

it('shows the file of a post or a message of the API, with the size of a picture', () => {
  const size = { width: 400, height: 300, thumb: '/small.webp' };
  expect(
    toAttachedFile({ media: { image: { data: '/a.webp', name: 'a.webp' } }, imageContent: size }),
  ).toEqual({
    kind: 'image',
    href: '/a.webp',
    name: 'a.webp',
    ...size,
  });
  expect(toAttachedFile({ media: { pdf: { data: '/a.pdf', name: 'a.pdf' } }, imageContent: null })).toEqual({
    kind: 'pdf',
    href: '/a.pdf',
    name: 'a.pdf',
  });
  expect(toAttachedFile({ media: null, imageContent: null })).toBeNull();
});
