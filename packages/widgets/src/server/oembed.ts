import type { Release, ReleasedCard } from '../release/release';
import { ROWS_DEFAULT } from '../shared/limits';
import { escapeMarkup } from './frame-page';
import { keptHeight } from './kept-height';
import { type EmbedResponse, respond } from './response';

const WIDTH_MAX = 720;
const WIDTH_MIN = 240;

export interface OembedRequest {
  card: ReleasedCard;
  id: string;
  /** Language of the card. */
  lang: string;
  webUrl: string;
  /** Maximum size for the consumer, in px. */
  maxWidth: number;
  maxHeight: number;
  format: 'json' | 'xml';
}

/** Parses the address of a community page that has a card. */
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
  const { card, id, lang, webUrl, maxWidth, maxHeight, format } = request;
  const { brand } = release.renderer;
  const about = {
    version: '1.0',
    title: card.title,
    provider_name: brand,
    provider_url: webUrl,
    cache_age: 3600,
  };
  const width = Math.min(WIDTH_MAX, maxWidth);
  const layout = fittingLayout(card.element, maxHeight, release);
  const fits = width >= WIDTH_MIN && layout !== null;
  const height = layout?.heightPx ?? 0;
  const wishes = new URLSearchParams({
    ...(lang !== 'en' && { lang }),
    ...(layout?.name && { layout: layout.name }),
  }).toString();
  const spoken = wishes && `?${wishes}`;
  const source = escapeMarkup(`${webUrl}/embed/v1/frame/${card.element}/${id}${spoken}`);
  const html = `<iframe src="${source}" width="${width}" height="${height}" title="${escapeMarkup(card.title)}" loading="lazy" frameborder="0"></iframe>`;
  const description = fits ? { ...about, type: 'rich', html, width, height } : { ...about, type: 'link' };
  const headers = { 'cache-control': 'public, max-age=3600' };
  if (format === 'xml') return respond(200, 'text/xml; charset=utf-8', writeXml(description), headers);
  return respond(200, 'application/json; charset=utf-8', JSON.stringify(description), headers);
}

/** Returns the largest layout that fits a height; null if there is none. */
function fittingLayout(
  element: string,
  maxHeight: number,
  { renderer }: Release,
): { name: string; heightPx: number } | null {
  const { layouts = [] } = renderer.elements.find(({ name }) => name === element) ?? {};
  for (const name of ['', ...layouts.slice(1)]) {
    const heightPx = keptHeight({ element, layout: name, rows: ROWS_DEFAULT, part: '' }, renderer);
    if (maxHeight >= heightPx) return { name, heightPx };
  }
  return null;
}

const writeXml = (description: Readonly<Record<string, string | number>>): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(description)
    .map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`)
    .join('')}</oembed>\n`;
