/** Networks with a share page. @see FEED-050 */
export const SHARE_NETWORKS = ['facebook', 'twitter', 'linkedin'] as const;
export type ShareNetwork = (typeof SHARE_NETWORKS)[number];

/**
 * Returns the share URL of a network. Facebook and LinkedIn read title and picture from the page itself.
 *
 * @see https://developer.x.com/en/docs/x-for-websites/web-intents/overview
 */
export function shareLink(network: ShareNetwork, { url, text }: { url: string; text: string }): string {
  switch (network) {
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'twitter':
      return withQuery('https://twitter.com/intent/tweet', { url, text });
    case 'linkedin':
      return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url });
  }
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`;
