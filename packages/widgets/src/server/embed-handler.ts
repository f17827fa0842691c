import { releaseFolder } from '#release';
import { openRelease, type Release } from '../release/release';
import type { EmbedApi } from '../shared/element';
import { answer, type EmbedAnswer, type EmbedRequest, refuse } from './answer';
import { CardCache } from './card-cache';
import { type AskedCard, readCard } from './card-key';
import { deliver, header } from './deliver';
import { answerCards, decodeKey, parseCardKey } from './fragments';
import { answerFrame, refuseFrame } from './frame-page';
import { answerOembed, readPageAddress } from './oembed';
import { answerPicture, idOfPicture } from './picture';
import { type DrawCard, PictureStore } from './picture-store';
import { listReleases } from './release-list';
import { type EmbedSeen, embeddingSite, type ServedCard, siteAround, viewEvents } from './served';

export interface EmbedHandlerOptions {
  /** Reads of the API as a guest: no cookie of a reader may reach it. */
  api: EmbedApi;
  /** Origin of the community, where cards lead, without a slash at its end. The handler is mounted there. */
  webUrl: string;
  /** Releases of earlier versions that pages still run, as `keepReleases` gives them. Default none. */
  earlier?: readonly Release[];
  /** The clock, in ms. Default the system's. */
  now?: () => number;
  /** Draws pictures of cards. Default there are none: their addresses answer 404. */
  drawCard?: DrawCard;
  /** Is told what becomes of cards, on which site; for counting. Default nobody is. */
  onSeen?: (seen: EmbedSeen) => void;
}

/** Answers one request; one by HEAD as one by GET, whose body is left to the listener to drop. Never throws. */
export type EmbedHandler = (request: EmbedRequest) => Promise<EmbedAnswer>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=600, stale-while-revalidate=86400';

/**
 * Everything below `/embed/v1/`: loader, cards, interactive views, typeface, frames, pictures, oEmbed and the list of versions. Public, without
 * cookies, the same for every reader.
 *
 * @example
 * const handle = await createEmbedHandler({ api, webUrl: 'https://www.example.com' });
 * app.use('/embed/v1', embedListener(handle));
 */
export async function createEmbedHandler(options: EmbedHandlerOptions): Promise<EmbedHandler> {
  const { api, webUrl, earlier = [], now = Date.now, drawCard, onSeen } = options;
  const current = await openRelease(await releaseFolder());
  const releases = new Map([...earlier, current].map((release) => [release.version, release]));
  const cache = new CardCache({ api, webUrl, now });
  const pictures = drawCard && new PictureStore(drawCard);

  const oneCard = async (asked: AskedCard): Promise<ServedCard | null> => {
    const key = readCard(asked, current.renderer);
    return key && { key, card: await cache.get(current, key) };
  };

  const tell = (request: EmbedRequest, site: string | null, events: EmbedSeen['events']): void => {
    if (site === null || events.length === 0 || request.method === 'HEAD') return;
    onSeen?.({ site, events, userAgent: header(request, 'user-agent') });
  };

  const route = async (path: string, query: string, request: EmbedRequest): Promise<EmbedAnswer> => {
    const [first = '', second = '', third = '', ...more] = path.split('/').slice(1);
    if (more.length > 0) return missing();
    const asked = new URLSearchParams(query);
    if (path === '/millrace.js' || path === '/suite.js') return file(current, path.slice(1), FOR_MINUTES);
    if (path === '/releases.json') {
      const list = JSON.stringify({ releases: listReleases([current, ...earlier]) });
      return answer(200, 'application/json; charset=utf-8', list, { 'cache-control': FOR_MINUTES });
    }
    if (path === '/oembed') {
      const format = asked.get('format') ?? 'json';
      if (format !== 'json') return refuse(501, 'not_implemented', 'Only JSON is offered.');
      const page = readPageAddress(asked.get('url') ?? '', webUrl);
      const served = page && (await oneCard({ ...page, lang: asked.get('lang') ?? 'en' }));
      if (!page || !served?.card) return missing();
      const limit = (name: string) => Number(asked.get(name) ?? Number.POSITIVE_INFINITY) || 0;
      return answerOembed(
        {
          card: served.card,
          id: page.id,
          lang: served.key.language,
          webUrl,
          maxWidth: limit('maxwidth'),
          maxHeight: limit('maxheight'),
        },
        current,
      );
    }
    if (first === 'frame') {
      const [lang, theme] = [asked.get('lang') ?? 'en', asked.get('theme') ?? ''];
      const wishes = { rows: asked.get('rows'), part: asked.get('part'), rel: asked.get('rel') };
      const properties = current.renderer.themeProperties(second, asked);
      if (!properties) return refuseLook();
      const served = await oneCard({ element: second, id: third, lang, ...wishes });
      if (served) tell(request, embeddingSite(request, 'referer', webUrl), viewEvents([served]));
      if (!served?.card) return refuseFrame(404, { lang, webUrl }, current);
      return answerFrame({ card: served.card, id: third, lang, theme, wishes, properties }, current);
    }
    const pictured = third === '' ? idOfPicture(second) : null;
    if (pictured !== null) return drawn({ element: first, id: pictured }, asked, request.asker);
    const release = releases.get(first);
    if (second === 'cards' && third === '') {
      // A page may run a loader that nobody has any more: it gets cards to look at.
      return answerCards(query, {
        release: release ?? current,
        live: release !== undefined,
        cache,
        tell: (served) => tell(request, embeddingSite(request, 'origin', webUrl), viewEvents(served)),
      });
    }
    return release && third === '' ? file(release, second, FOR_EVER) : missing();
  };

  const drawn = async (
    about: AskedCard,
    asked: URLSearchParams,
    asker: string | undefined,
  ): Promise<EmbedAnswer> => {
    const isLow = current.renderer.elements.some(({ name, low }) => low && name === about.element);
    if (!pictures || isLow) return missing();
    const properties = current.renderer.themeProperties(about.element, asked);
    if (!properties) return refuseLook();
    const [lang, rows, part] = [asked.get('lang'), asked.get('rows'), asked.get('part')];
    const served = await oneCard({ ...about, lang: lang ?? 'en', rows, part });
    if (!served?.card) return missing();
    const theme = asked.get('theme') ?? 'light';
    const { language } = served.key;
    return answerPicture({ card: served.card, language, theme, properties, asker }, current, pictures);
  };

  /** A button of a card was pressed. */
  const takePress = (request: EmbedRequest, query: string): EmbedAnswer => {
    const key = parseCardKey(decodeKey(query), current.renderer);
    if (!key) return refuse(400, 'bad_request', 'No card is named.');
    const events = [{ event: 'interaction', element: key.element, id: key.id }] as const;
    tell(request, siteAround(request, webUrl), events);
    return answer(204, 'text/plain', '', { 'cache-control': 'no-store' });
  };

  return async (request) => {
    const [path = '', ...rest] = request.url.split('?');
    const query = rest.join('?');
    if (request.method === 'POST' && path === '/pressed') return takePress(request, query);
    if (request.method === 'OPTIONS') {
      return answer(204, 'text/plain', '', {
        'access-control-allow-methods': 'GET, HEAD',
        // Of pages whose own scripts add some to all that is asked for.
        'access-control-allow-headers': '*',
      });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const refusal = refuse(405, 'method_not_allowed', 'This is for reading only.');
      return { ...refusal, headers: { ...refusal.headers, allow: 'GET, HEAD' } };
    }
    try {
      return await deliver(request, await route(path, query, request));
    } catch {
      if (path.startsWith('/frame/')) {
        const lang = new URLSearchParams(query).get('lang') ?? 'en';
        return refuseFrame(503, { lang, webUrl }, current);
      }
      return refuse(503, 'unavailable', 'This cannot be answered at the moment.');
    }
  };
}

/** Values that a style sheet must not hold are refused, not mended. */
function refuseLook(): EmbedAnswer {
  return refuse(400, 'bad_request', 'A colour is six digits, corners are 0 to 24, a face is one name.');
}

function missing(): EmbedAnswer {
  return refuse(404, 'not_found', 'There is no such thing.');
}

function file(release: Release, name: string, cacheControl: string): EmbedAnswer {
  const content = release.files.get(name);
  const type = types[name.split('.').at(-1) ?? ''];
  if (!content || !type) return missing();
  return answer(200, type, content, { 'cache-control': cacheControl });
}
