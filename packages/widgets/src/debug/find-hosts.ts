import { buildCardKey } from '../loader/build-card-key';

/** All widgets of the page, also of elements that no script has registered. */
const WIDGETS =
  '[data-millrace],millrace-product,millrace-suppliers,millrace-value-chain,millrace-company,millrace-event,millrace-events,millrace-feed,millrace-follow,millrace-quote';

export const findHosts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(WIDGETS)];

/** Answer to one card: null if it can be shown. */
export type CardAnswer = 'missing' | 'unavailable' | null;

/**
 * Requests the cards of the page as the loader does: as a document, which Trusted Types allow.
 *
 * @returns An answer for each widget, or the address if there was none.
 */
export function requestCards(hosts: readonly HTMLElement[], ours: string): Promise<CardAnswer[] | string> {
  // As many as one request takes; pages with more are rare.
  const keys = hosts.slice(0, 100).map((host) => buildCardKey(host));
  if (keys.length === 0) return Promise.resolve([]);
  const address = `${ours}/embed/v1/${VERSION}/cards`;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => {
      if (request.status !== 200 || !request.response) return resolve(address);
      const parts = [...(request.response as Document).querySelectorAll<HTMLElement>('m>*')].slice(1);
      resolve(parts.map(({ title }) => (title === 'missing' || title === 'unavailable' ? title : null)));
    };
    request.open('GET', `${address}?${keys}`);
    request.responseType = 'document';
    request.send();
  });
}

// The build sets this.
declare const VERSION: string;
