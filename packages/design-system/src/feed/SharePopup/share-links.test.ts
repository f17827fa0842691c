import { expect, it } from 'vitest';
import { SHARE_NETWORKS, shareLink } from './share-links';

const shared = {
  url: 'https://www.millrace.example/feed/post/1?a=b&c=d#e',
  text: '20 % less & "purer" 🏭',
};

it('hands link and text over whole, whatever is in them [FEED-050]', () => {
  const read = SHARE_NETWORKS.map((network) => {
    const { origin, pathname, searchParams } = new URL(shareLink(network, shared));
    return [origin + pathname, Object.fromEntries(searchParams)];
  });
  expect(read).toEqual([
    ['https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
    ['https://twitter.com/intent/tweet', shared],
    ['https://www.linkedin.com/sharing/share-offsite/', { url: shared.url }],
  ]);
});
