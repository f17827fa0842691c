import { createRoot } from 'react-dom/client';
import { EmbeddedTweet } from 'react-tweet';
import type { Tweet } from 'react-tweet/api';

fetch('/tweet.json').then(async (reply) => {
  const tweet = (await reply.json()) as Tweet;
  for (const host of document.querySelectorAll<HTMLElement>('[data-id]')) {
    createRoot(host).render(<EmbeddedTweet tweet={tweet} />);
  }
});
