import type { Request, RequestHandler } from 'express';
import type { Config } from '../config';
import { ForbiddenError } from '../errors';
import { readBearer } from './bearer';
import type { Operation, OperationId } from './contract';

/** Headers that identify the requesting page. */
interface Source {
  origin?: string | undefined;
  referer?: string | undefined;
  /** @see https://www.w3.org/TR/fetch-metadata/ */
  'sec-fetch-site'?: string | string[] | undefined;
}

/** Origins whose pages may call with the visitor's session. */
export const ownOrigins = ({ webUrls, apiUrl }: Pick<Config, 'webUrls' | 'apiUrl'>): ReadonlySet<string> =>
  new Set([...webUrls, apiUrl]);

/**
 * Returns true if a page of another site sent this request.
 *
 * Browsers send an origin with every state change. A program that sends neither origin nor site has only its own
 * cookies.
 *
 * @see GAP-041
 */
export function isCrossSite(headers: Source, own: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !own.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Returns true if a link of another site led here. Links carry no origin, so `Sec-Fetch-Site` decides, or the
 * referrer in older browsers; a request with neither is not trusted.
 */
export function isCrossSiteNavigation(headers: Source, own: ReadonlySet<string>): boolean {
  const referrer = originOf(headers.referer);
  const site = headers['sec-fetch-site'];
  if (site === 'none' || site === 'same-origin') return false;
  if (site === 'cross-site') return true;
  // Another host of the same site may belong to somebody else.
  if (referrer !== null) return !own.has(referrer);
  return site !== 'same-site';
}

function originOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : null;
}

/** Rejects cross-site state changes (CSRF). */
export function csrfGuard(headers: Source, own: ReadonlySet<string>): void {
  if (isCrossSite(headers, own)) throw new ForbiddenError('cross_site');
}

/** Request and reply headers that pages may use beyond the CORS defaults. */
const READABLE =
  'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Accept-Ranges, Content-Range, Upload-Offset, Upload-Length, Tus-Resumable';
const SENDABLE =
  'Authorization, Content-Type, Idempotency-Key, X-Request-Id, Range, Tus-Resumable, Upload-Offset';

/**
 * Returns the headers with which a page may read a refusal, as alternating names and values. Any page may: the
 * refusal is the same for everyone.
 */
export const readableBy = (origin: string | undefined, own: ReadonlySet<string>): readonly string[] =>
  origin === undefined ? [] : Object.entries(permission(own.has(origin) ? origin : null)).flat();

/** @param own The origin of our own page; null for other pages, which have no credentials. */
const permission = (own: string | null): Record<string, string> => ({
  'Access-Control-Allow-Origin': own ?? '*',
  ...(own !== null && { 'Access-Control-Allow-Credentials': 'true' }),
  'Access-Control-Expose-Headers': READABLE,
});

/** Dependencies of CORS. */
export interface CorsParts {
  ownOrigins: ReadonlySet<string>;
  /** Finds the operation of a method and path. */
  findOperation(method: string, path: string): Operation | null;
  /** Returns the session token, if any. */
  readToken(cookies: string | undefined): string | null;
}

/**
 * Sets CORS headers. Pages of the web host read every reply, with the session's cookie. Other pages read replies to
 * tokens that they send and what guests may read, never what a cookie grants.
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

/** Public to any origin, so that tools on other pages can read it. */
const OPEN_TO_ALL: ReadonlySet<OperationId> = new Set(['getContract']);

function mayAnyPageRead(req: Request, { findOperation, readToken }: CorsParts): boolean {
  const isPreflight = req.method === 'OPTIONS';
  const method = isPreflight ? req.headers['access-control-request-method'] : req.method;
  const operation = findOperation(method?.toLowerCase() ?? '', req.path);
  if (!operation) return false;
  if (OPEN_TO_ALL.has(operation.id)) return true;
  // Operations that check neither session nor token are for our own pages: some answer by where the browser runs.
  const takesTokens = operation.token !== null || operation.session !== 'ignored';
  if (isPreflight || readBearer(req.headers.authorization) !== null) return takesTokens;
  const isRead = operation.method === 'get' || operation.method === 'head';
  return isRead && operation.token !== null && readToken(req.headers.cookie) === null;
}
