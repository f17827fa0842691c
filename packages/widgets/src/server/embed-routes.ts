import { isEmbedHeight } from '@millrace/domain';
import type { Release } from '../release/release';
import type { CardCache } from './card-cache';
import { type CardRequest, parseCardRequest } from './card-request';
import {
  type EmbedEventBatch,
  embeddingSite,
  framingSite,
  type ServedCard,
  viewEvents,
} from './embed-events';
import { decodeKey, parseCardKey, respondCards } from './fragments';
import { respondFrame, respondFrameError } from './frame-page';
import { keptHeight } from './kept-height';
import { negotiate } from './negotiate';
import { readPageAddress, respondOembed } from './oembed';
import { respondPicture } from './picture';
import type { PictureStore } from './picture-store';
import { listReleases } from './release-list';
import { type EmbedRequest, type EmbedResponse, respond, respondError } from './response';

/** Shared state of a handler's routes. */
export interface EmbedContext {
  webUrl: string;
  /** Release of this server. */
  current: Release;
  /** By version; the current one is last. */
  releases: ReadonlyMap<string, Release>;
  cache: CardCache;
  /** Undefined if pictures of cards are disabled. */
  pictures: PictureStore | undefined;
  /** Reports events of a page; drops those of an unknown site and of HEAD requests. */
  report(request: EmbedRequest, site: string | null, events: EmbedEventBatch['events']): void;
}

/** Request whose path matched a route. */
interface RoutedRequest {
  request: EmbedRequest;
  /** Capture groups of the route's path; empty if unmatched. */
  params: readonly string[];
  /** Raw query string. */
  search: string;
  query: URLSearchParams;
}

type Respond = (context: EmbedContext, routed: RoutedRequest) => EmbedResponse | Promise<EmbedResponse>;

interface EmbedRoute {
  method: 'GET' | 'POST';
  /** Matches the path below the mount point. */
  path: RegExp;
  respond: Respond;
  /** Responds if `respond` fails. Default: 503 as JSON. */
  respondFailed?: Respond;
}

/** Routes below `/embed/v1`; the first match responds. */
const ROUTES: readonly EmbedRoute[] = [
  { method: 'GET', path: /^\/(millrace\.js|suite\.js|debug\.js)$/, respond: getScript },
  { method: 'GET', path: /^\/releases\.json$/, respond: getReleases },
  { method: 'GET', path: /^\/oembed$/, respond: getOembed },
  {
    ...{ method: 'GET', path: /^\/frame\/([^/]*)(?:\/([^/]*))?$/ },
    ...{ respond: getFrame, respondFailed: getFailedFrame },
  },
  { method: 'GET', path: /^\/([^/]*)\/([^/]*)\.png$/, respond: getPicture },
  { method: 'GET', path: /^\/([^/]*)\/cards$/, respond: getCards },
  { method: 'GET', path: /^\/([^/]*)\/([^/]*)$/, respond: getReleaseFile },
  { method: 'POST', path: /^\/pressed$/, respond: postClick },
];

/**
 * Responds by the first matching route; 404 if there is none. HEAD is routed like GET.
 *
 * @returns Null if no route of the path allows the method.
 */
export async function route(context: EmbedContext, request: EmbedRequest): Promise<EmbedResponse | null> {
  const [path = '', ...rest] = request.url.split('?');
  const search = rest.join('?');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = ROUTES.find((one) => one.method === method && one.path.test(path));
  if (!found) return method === 'GET' ? notFound() : null;
  const [, ...groups] = found.path.exec(path) ?? [];
  const params = groups.map((group) => group ?? '');
  const routed = { request, params, search, query: new URLSearchParams(search) };
  try {
    return await negotiate(request, await found.respond(context, routed));
  } catch {
    if (found.respondFailed) return found.respondFailed(context, routed);
    return respondError(503, 'unavailable', 'This cannot be answered at the moment.');
  }
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=600, stale-while-revalidate=86400';

function getScript({ current }: EmbedContext, { params: [name = ''] }: RoutedRequest): EmbedResponse {
  return respondFile(current, name, FOR_MINUTES);
}

function getReleases({ releases, current }: EmbedContext): EmbedResponse {
  const newestFirst = [current, ...[...releases.values()].filter((release) => release !== current)];
  const list = JSON.stringify({ releases: listReleases(newestFirst) });
  return respond(200, 'application/json; charset=utf-8', list, { 'cache-control': FOR_MINUTES });
}

async function getOembed(context: EmbedContext, { query }: RoutedRequest): Promise<EmbedResponse> {
  const { webUrl, current } = context;
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml')
    return respondError(501, 'not_implemented', 'Only JSON and XML are offered.');
  const page = readPageAddress(query.get('url') ?? '', webUrl);
  const served = page && (await loadCard(context, { ...page, lang: query.get('lang') ?? 'en' }));
  if (!page || !served?.card) return notFound();
  const limit = (name: string) => Number(query.get(name) ?? Number.POSITIVE_INFINITY) || 0;
  const { card, key } = served;
  const size = { maxWidth: limit('maxwidth'), maxHeight: limit('maxheight') };
  return respondOembed({ card, id: page.id, lang: key.language, webUrl, format, ...size }, current);
}

async function getFrame(context: EmbedContext, routed: RoutedRequest): Promise<EmbedResponse> {
  const { webUrl, current } = context;
  const { request, query } = routed;
  const [element = '', id = ''] = routed.params;
  const [lang, theme] = [query.get('lang') ?? 'en', query.get('theme') ?? ''];
  const wish = (name: string) => query.get(name);
  const wishes = {
    ...{ rows: wish('rows'), part: wish('part'), rel: wish('rel') },
    ...{ layout: wish('layout'), height: wish('height') },
  };
  const properties = current.renderer.themeProperties(element, query);
  if (!properties) return invalidTheme();
  const served = await loadCard(context, { element, id, lang, ...wishes });
  if (served) context.report(request, embeddingSite(request, 'referer', webUrl), viewEvents([served]));
  if (!served?.card) return respondFrameError(404, { lang, webUrl }, current);
  return respondFrame({ card: served.card, id, lang, theme, wishes, properties }, current);
}

function getFailedFrame({ webUrl, current }: EmbedContext, { query }: RoutedRequest): EmbedResponse {
  return respondFrameError(503, { lang: query.get('lang') ?? 'en', webUrl }, current);
}

async function getPicture(context: EmbedContext, routed: RoutedRequest): Promise<EmbedResponse> {
  const { current, pictures } = context;
  const { request, query } = routed;
  const [element = '', id = ''] = routed.params;
  const isLow = current.renderer.elements.some(({ name, low }) => low && name === element);
  if (!pictures || isLow) return notFound();
  const properties = current.renderer.themeProperties(element, query);
  if (!properties) return invalidTheme();
  const [lang, rows, part] = [query.get('lang') ?? 'en', query.get('rows'), query.get('part')];
  const [layout, height] = [query.get('layout'), query.get('height')];
  const served = await loadCard(context, { element, id, lang, rows, part, layout, height });
  if (!served?.card) return notFound();
  const { card, key } = served;
  const theme = query.get('theme') ?? 'light';
  const heightPx = Number.parseInt(height ?? '', 10) || 0;
  const kept = isEmbedHeight(heightPx) ? heightPx : keptHeight(key, current.renderer);
  const picture = {
    ...{ card, language: key.language, theme, clientKey: request.clientKey },
    properties: { ...properties, '--mr-card-height': `${kept}px` },
  };
  return respondPicture(picture, current, pictures);
}

function getCards(context: EmbedContext, routed: RoutedRequest): Promise<EmbedResponse> {
  const { request, search } = routed;
  const release = context.releases.get(routed.params[0] ?? '');
  return respondCards(search, {
    // A page may run a loader whose release is gone: it gets static cards.
    release: release ?? context.current,
    live: release !== undefined,
    cache: context.cache,
    report: (served) =>
      context.report(request, embeddingSite(request, 'origin', context.webUrl), viewEvents(served)),
  });
}

function getReleaseFile({ releases }: EmbedContext, { params }: RoutedRequest): EmbedResponse {
  const [version = '', name = ''] = params;
  const release = releases.get(version);
  return release ? respondFile(release, name, IMMUTABLE) : notFound();
}

/** Records a click on a button of a card. */
function postClick(
  { current, webUrl, report }: EmbedContext,
  { request, search }: RoutedRequest,
): EmbedResponse {
  const key = parseCardKey(decodeKey(search), current.renderer);
  if (!key) return respondError(400, 'bad_request', 'No card is named.');
  report(request, framingSite(request, webUrl), [{ event: 'interaction', element: key.element, id: key.id }]);
  return respond(204, 'text/plain', '', { 'cache-control': 'no-store' });
}

/** Returns the card of the current release; null if the request does not name one. */
async function loadCard({ current, cache }: EmbedContext, asked: CardRequest): Promise<ServedCard | null> {
  const key = parseCardRequest(asked, current.renderer);
  return key && { key, card: await cache.get(current, key) };
}

function respondFile(release: Release, name: string, cacheControl: string): EmbedResponse {
  const content = release.files.get(name);
  const type = CONTENT_TYPES[name.split('.').at(-1) ?? ''];
  return content && type ? respond(200, type, content, { 'cache-control': cacheControl }) : notFound();
}

/** Rejects values that a style sheet must not contain; they are never sanitized. */
function invalidTheme(): EmbedResponse {
  return respondError(400, 'bad_request', 'A colour is six digits, corners are 0 to 24, a face is one name.');
}

function notFound(): EmbedResponse {
  return respondError(404, 'not_found', 'Not found.');
}
