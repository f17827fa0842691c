import type { RequestHandler } from 'express';
import type { Config } from '../config';
import { ForbiddenError } from '../errors';

/** What a request's headers tell of the page that sent it. */
interface Source {
  origin?: string | undefined;
  referer?: string | undefined;
  /** @see https://www.w3.org/TR/fetch-metadata/ */
  'sec-fetch-site'?: string | string[] | undefined;
}

/** The origins whose pages may call with the visitor's session. */
export const ownOrigins = ({ webUrls, apiUrl }: Pick<Config, 'webUrls' | 'apiUrl'>): ReadonlySet<string> =>
  new Set([...webUrls, apiUrl]);

/**
 * Whether a page of another site sent this request.
 *
 * Browsers name the origin with every state change; a program that names neither origin nor site carries nobody's
 * cookie but its own.
 *
 * @see GAP-041
 */
export function isCrossSite(headers: Source, own: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !own.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Returns true if a link of another site led here. Following a link names no origin, so that the site decides, or the
 * referrer where a browser is too old to tell the site; one that tells neither is not trusted.
 */
export function isCrossSiteNavigation(headers: Source, own: ReadonlySet<string>): boolean {
  const referrer = originOf(headers.referer);
  const site = headers['sec-fetch-site'];
  if (site === 'none' || site === 'same-origin') return false;
  if (site === 'cross-site') return true;
  // A sibling of the same site may be somebody else's.
  if (referrer !== null) return !own.has(referrer);
  return site !== 'same-site';
}

function originOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : null;
}

/** Guards against CSRF: refuses a state change that a page of another site sent. */
export function csrfGuard(headers: Source, own: ReadonlySet<string>): void {
  if (isCrossSite(headers, own)) throw new ForbiddenError('cross_site');
}

/** What pages may read of a reply, and send with a request, beyond what every page may. */
const READABLE =
  'X-Request-Id, Retry-After, Accept-Ranges, Content-Range, Upload-Offset, Upload-Length, Tus-Resumable';
const SENDABLE = 'Content-Type, Idempotency-Key, X-Request-Id, Range, Tus-Resumable, Upload-Offset';

/** The headers by which the page of an origin may read the answer, if it is one of ours: names and values by turns. */
export const readableBy = (origin: string | undefined, own: ReadonlySet<string>): readonly string[] =>
  origin === undefined || !own.has(origin)
    ? []
    : [
        ...['Access-Control-Allow-Origin', origin],
        ...['Access-Control-Allow-Credentials', 'true'],
        ...['Access-Control-Expose-Headers', READABLE],
      ];

/** Lets the pages of the web host, and no others, read replies that carry a session. */
export function allowOrigins(own: ReadonlySet<string>): RequestHandler {
  return (req, res, next) => {
    res.vary('Origin');
    const { origin } = req.headers;
    if (origin !== undefined && own.has(origin)) {
      res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Allow-Credentials', 'true');
      res.setHeader('Access-Control-Expose-Headers', READABLE);
    }
    if (req.method !== 'OPTIONS') return next();
    res.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
    res.setHeader('Access-Control-Allow-Headers', SENDABLE);
    res.setHeader('Access-Control-Max-Age', '7200');
    res.status(204).end();
  };
}
