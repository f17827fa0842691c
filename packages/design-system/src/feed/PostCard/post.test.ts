import { aPost } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toPost } from './post';

it('shows a post of the API, with its author, file and tags', () => {
  const post = aPost({
    user: {
      user_name: 'Linnea',
      image: null,
      linkedinImage: '/linnea.webp',
      user_company_name: 'Kvarnholm',
      user_company_id: 'k1',
    },
    media: { pdf: { data: '/a.pdf', name: 'a.pdf' } },
    tagged_product: ['p1'],
    tagged_product_names: ['Preform'],
    tagged_product_sectors: ['optical-fiber'],
    tagged_companies: ['c1'],
    tagged_company_names: ['Ostwald'],
    hidden: { reason: 'spam', since: '2026-09-01T08:00:00.000Z' },
  });
  expect(toPost(post)).toEqual({
    id: post.id,
    author: {
      id: post.user_id,
      name: 'Linnea',
      picture: '/linnea.webp',
      company: 'Kvarnholm',
      companyHref: '/company/kvarnholm/k1',
    },
    text: post.text,
    mentions: post.mentions,
    added: post.added,
    edited: post.edited,
    visibility: post.visibility,
    attachment: { kind: 'pdf', href: '/a.pdf', name: 'a.pdf' },
    video: post.video,
    tags: [
      { kind: 'product', id: 'p1', name: 'Preform', sector: 'optical-fiber' },
      { kind: 'company', id: 'c1', name: 'Ostwald' },
    ],
    likeCount: post.like_count,
    liked: post.liked,
    commentCount: post.comment_count,
    hiddenReason: 'spam',
  });
});

it.each([
  ['Filmed from below.\nhttps://www.youtube.com/watch?v=wOFN-U0EG1B', 'Filmed from below.'],
  ['https://vimeo.com/76979871', ''],
  ['See https://vimeo.com/76979871', 'See https://vimeo.com/76979871'],
  ['https://vimeo.com/1\n\nhttps://vimeo.com/2', 'https://vimeo.com/1\n\nhttps://vimeo.com/2'],
  ['Read https://example.org', 'Read https://example.org'],
])('leaves out the address of the video that stands below: %j gives %j', (text, shown) => {
  expect(toPost(aPost({ text })).text).toBe(shown);
});
