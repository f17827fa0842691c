import type { Release, ReleasedCard } from '../release/release';
import { escapeMarkup } from './frame-page';
import { type EmbedResponse, respond } from './response';

const WIDTH_MAX = 720;
const WIDTH_MIN = 240;

export interface OembedRequest {
  card: ReleasedCard;
  id: string;
  /** Language of the card. */
  lang: string;
  webUrl: string;
  /** What the clientKey has room for, in px. */
  maxWidth: number;
  maxHeight: number;
}

/** Where a page of the community is asked for its card. */
export function readPageAddress(address: string, webUrl: string): { element: string; id: string } | null {
  if (!address.startsWith(`${webUrl}/`)) return null;
  const [kind = '', second = '', third = ''] =
    address
      .slice(webUrl.length + 1)
      .split(/[?#]/)[0]
      ?.split('/') ?? [];
  if (kind === 'events' && second) return { element: 'event', id: second };
  return (kind === 'product' || kind === 'company') && third ? { element: kind, id: third } : null;
}

/** Describes a card for editors that unfurl a pasted link. @see https://oembed.com */
export function respondOembed(request: OembedRequest, release: Release): EmbedResponse {
  const { card, id, lang, webUrl, maxWidth, maxHeight } = request;
  const { brand, heightPx } = release.renderer;
  const about = {
    version: '1.0',
    title: card.title,
    provider_name: brand,
    provider_url: webUrl,
    cache_age: 3600,
  };
  const width = Math.min(WIDTH_MAX, maxWidth);
  const fits = width >= WIDTH_MIN && maxHeight >= heightPx;
  const spoken = lang === 'en' ? '' : `?${new URLSearchParams({ lang })}`;
  const source = escapeMarkup(`${webUrl}/embed/v1/frame/${card.element}/${id}${spoken}`);
  const html = `<iframe src="${source}" width="${width}" height="${heightPx}" title="${escapeMarkup(card.title)}" loading="lazy" frameborder="0"></iframe>`;
  const description = fits
    ? { ...about, type: 'rich', html, width, height: heightPx }
    : { ...about, type: 'link' };
  return respond(200, 'application/json; charset=utf-8', JSON.stringify(description), {
    'cache-control': 'public, max-age=3600',
  });
}
