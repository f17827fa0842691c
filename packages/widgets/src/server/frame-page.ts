import { createHash } from 'node:crypto';
import type { Release, ReleasedCard } from '../release/release';
import { LOW_HEIGHT_PX } from '../shared/limits';
import { type EmbedResponse, RETRY_AFTER, respond } from './response';

/** @param properties CSS custom properties of the page's theme; their values have a strict grammar. */
const styleAttribute = (properties: Readonly<Record<string, string>>): string => {
  const look = Object.entries(properties)
    .map(([name, value]) => `;${name}:${value}`)
    .join('');
  return `html,body{margin:0}:root{color-scheme:light dark${look}}`;
};

const policyFor = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' https: data:",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export interface FrameRequest {
  card: ReleasedCard;
  id: string;
  lang: string;
  /** Value of `data-theme`; empty follows the reader's system. */
  theme: string;
  /** Values of further `data-` attributes, by the name after the prefix. */
  wishes: Readonly<Record<string, string | null>>;
  /** CSS custom properties of the page's theme. */
  properties: Readonly<Record<string, string>>;
}

/** Responds with a page that holds one card, for sites that allow frames but no third-party scripts. */
export function respondFrame(
  { card, id, lang, theme, wishes, properties }: FrameRequest,
  release: Release,
): EmbedResponse {
  const style = styleAttribute(properties);
  const tag = `millrace-${card.element}`;
  const title = escapeMarkup(card.title);
  // The loader reserves a card's height; a button's frame is lower.
  const isLow = release.renderer.elements.some(({ name, low }) => low && name === card.element);
  const height = isLow ? { height: String(LOW_HEIGHT_PX) } : {};
  const attributes = Object.entries({ theme, ...wishes, ...height })
    .map(([name, value]) => (value ? ` data-${name}="${escapeMarkup(value)}"` : ''))
    .join('');
  const page = `<!doctype html>
<html lang="${escapeMarkup(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${escapeMarkup(release.renderer.brand)}</title>
<link rel="canonical" href="${escapeMarkup(card.href)}">
<link rel="icon" href="data:,">
<base target="_top">
<style>${style}</style>
<script async src="/embed/v1/${release.version}/millrace.js"></script>
<script async src="/embed/v1/${release.version}/frame.js"></script>
<${tag} data-id="${id}"${attributes}><a href="${escapeMarkup(card.href)}">${title}</a></${tag}>
`;
  return respond(200, 'text/html; charset=utf-8', page, {
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'content-security-policy': policyFor(style),
  });
}

/**
 * Responds with a page that links to the community, for a frame without a card.
 *
 * @param status 404 if the subject does not exist, 503 if it is temporarily unavailable.
 */
export function respondFrameError(
  status: 404 | 503,
  { lang, webUrl }: { lang: string; webUrl: string },
  { renderer, version }: Release,
): EmbedResponse {
  const style =
    'html,body{margin:0}:root{color-scheme:light dark;font:16px system-ui,sans-serif}body{padding:16px}';
  const language = renderer.toLanguage(lang);
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeMarkup(renderer.brand)}</title>
<link rel="icon" href="data:,">
<base target="_top">
<style>${style}</style>
<script async src="/embed/v1/${version}/frame.js"></script>
<p dir="auto">${escapeMarkup(renderer.explainMissingCard(language, status === 404 ? 'gone' : 'busy'))}</p>
<p><a href="${escapeMarkup(webUrl)}/">${escapeMarkup(renderer.brand)}</a></p>
`;
  return respond(status, 'text/html; charset=utf-8', page, {
    'cache-control': 'no-store',
    'content-security-policy': policyFor(style),
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
  });
}

/** Escapes text for an element's content or a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
