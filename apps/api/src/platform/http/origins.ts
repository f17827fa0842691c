import type { Request, RequestHandler } from 'express';
import type { Config } from '../config';
import { ForbiddenError } from '../errors';
import { readBearer } from './bearer';
import type { Operation, OperationId } from './contract';

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
  'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Accept-Ranges, Content-Range, Upload-Offset, Upload-Length, Tus-Resumable';
const SENDABLE =
  'Authorization, Content-Type, Idempotency-Key, X-Request-Id, Range, Tus-Resumable, Upload-Offset';

/**
 * The headers by which the page of an origin may read that a call was turned away: names and values by turns. Any page
 * may, as it says the same to all.
 */
export const readableBy = (origin: string | undefined, own: ReadonlySet<string>): readonly string[] =>
  origin === undefined ? [] : Object.entries(permission(own.has(origin) ? origin : null)).flat();

/** @param own The origin of a page of ours; null for any other page, which has no credentials. */
const permission = (own: string | null): Record<string, string> => ({
  'Access-Control-Allow-Origin': own ?? '*',
  ...(own !== null && { 'Access-Control-Allow-Credentials': 'true' }),
  'Access-Control-Expose-Headers': READABLE,
});

/** What CORS needs of the server around it. */
export interface CorsParts {
  ownOrigins: ReadonlySet<string>;
  /** The call that a method and a path lead to. */
  findOperation(method: string, path: string): Operation | null;
  /** The token of the session cookie, if any. */
  readToken(cookies: string | undefined): string | null;
}

/**
 * Lets pages read replies (CORS). Those of the web host read all of them, with the session's cookie. Any other page
 * reads what is answered to a token that it sends itself, and what guests may read; never what a cookie opened.
 */
export function allowOrigins(parts: CorsParts): RequestHandler {
  const { ownOrigins: own } = parts;
  return (req, res, next) => {
    res.vary('Origin');
    const { origin } = req.headers;
    if (origin !== undefined && (own.has(origin) || mayAnyPageRead(req, parts))) {
      for (const [name, value] of Object.entries(permission(own.has(origin) ? origin : null))) {
        res.setHeader(name, value);
      }
    }
    if (req.method !== 'OPTIONS') return next();
    res.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
    res.setHeader('Access-Control-Allow-Headers', SENDABLE);
    res.setHeader('Access-Control-Max-Age', '7200');
    res.status(204).end();
  };
}

/** Served to whoever asks, so that tools on pages of others can read it. */
const OPEN_TO_ALL: ReadonlySet<OperationId> = new Set(['getContract']);

function mayAnyPageRead(req: Request, { findOperation, readToken }: CorsParts): boolean {
  const isPreflight = req.method === 'OPTIONS';
  const method = isPreflight ? req.headers['access-control-request-method'] : req.method;
  const operation = findOperation(method?.toLowerCase() ?? '', req.path);
  if (!operation) return false;
  if (OPEN_TO_ALL.has(operation.id)) return true;
  // Calls that look at nobody's session or token are for us alone: some answer by where the browser runs.
  const takesTokens = operation.token !== null || operation.session !== 'ignored';
  if (isPreflight || readBearer(req.headers.authorization) !== null) return takesTokens;
  const isRead = operation.method === 'get' || operation.method === 'head';
  return isRead && operation.token !== null && readToken(req.headers.cookie) === null;
}
