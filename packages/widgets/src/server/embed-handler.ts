import { releaseFolder } from '#release';
import { openRelease, type Release } from '../release/release';
import type { EmbedApi } from '../shared/element';
import { CardCache } from './card-cache';
import type { EmbedEventBatch } from './embed-events';
import { type EmbedContext, route } from './embed-routes';
import { header } from './negotiate';
import { type DrawCard, PictureStore } from './picture-store';
import { type EmbedRequest, type EmbedResponse, respond, respondError } from './response';

export interface EmbedHandlerOptions {
  /** Reads the API as a guest: cookies of a reader must not reach it. */
  api: EmbedApi;
  /** Origin of the community, without a trailing slash. Cards link to it, and the handler is mounted there. */
  webUrl: string;
  /** Earlier releases that pages still run, from `keepReleases`. Default none. */
  earlier?: readonly Release[];
  /** Returns the time in ms. Default the system clock. */
  now?: () => number;
  /** Renders pictures of cards. Default none: their addresses return 404. */
  drawCard?: DrawCard;
  /** Receives views, fallbacks and clicks of cards by site, for analytics. Default none. */
  onEvents?: (batch: EmbedEventBatch) => void;
}

/** Responds to one request; HEAD like GET, whose body the listener drops. Never throws. */
export type EmbedHandler = (request: EmbedRequest) => Promise<EmbedResponse>;

/**
 * Creates the handler of everything below `/embed/v1/`: loader, cards, interactive views, font, frames, pictures, oEmbed
 * and the list of versions. Responses are public, set no cookie, and are the same for every reader.
 *
 * @example
 * const handle = await createEmbedHandler({ api, webUrl: 'https://www.example.com' });
 * app.use('/embed/v1', embedListener(handle));
 */
export async function createEmbedHandler(options: EmbedHandlerOptions): Promise<EmbedHandler> {
  const { api, webUrl, earlier = [], now = Date.now, drawCard, onEvents } = options;
  const current = await openRelease(await releaseFolder());
  const context: EmbedContext = {
    webUrl,
    current,
    releases: new Map([...earlier, current].map((release) => [release.version, release])),
    cache: new CardCache({ api, webUrl, now }),
    pictures: drawCard && new PictureStore(drawCard),
    report(request, site, events) {
      if (site === null || events.length === 0 || request.method === 'HEAD') return;
      onEvents?.({ site, events, userAgent: header(request, 'user-agent') });
    },
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return respondPreflight();
    return (await route(context, request)) ?? methodNotAllowed();
  };
}

function respondPreflight(): EmbedResponse {
  return respond(204, 'text/plain', '', {
    'access-control-allow-methods': 'GET, HEAD',
    // Scripts of the page may have added headers to every request.
    'access-control-allow-headers': '*',
  });
}

function methodNotAllowed(): EmbedResponse {
  const refusal = respondError(405, 'method_not_allowed', 'This is for reading only.');
  return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } };
}
