import { ipRateLimitKey } from '@millrace/serving';
import type { Request, RequestHandler, Response } from 'express';
import { type Options, rateLimit, type Store } from 'express-rate-limit';
import type { Config } from '../config';
import { RateLimitedError } from '../errors';
import { tokenHolderOf } from './bearer';
import type { Operation, OperationId } from './contract';
import { secondsUntil } from './rate-limit.repository';

/** Failed sign-ins per address in 15 minutes. Not configurable. @see GAP-101 */
export const SIGN_INS = { limit: 10, windowMs: 15 * 60_000 } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Operations that begin a session. */
const SIGN_IN_CALLS: ReadonlySet<OperationId> = new Set(['login', 'signInWithCode', 'finishPasskeyLogin']);

/** Operations by which strangers trigger mail. */
const SIGN_UPS: ReadonlySet<OperationId> = new Set([
  ...(['registerEmail', 'completeRegistration', 'register', 'resendVerification'] as const),
  ...(['forgotPassword', 'requestInvitation'] as const),
]);

/** Expensive operations for publishers. */
const PREFLIGHTS: ReadonlySet<OperationId> = new Set([
  ...(['checkEmbedPage', 'matchArticle', 'provePublisherSite'] as const),
]);

/** Search-as-you-type operations. */
const SEARCHES: ReadonlySet<OperationId> = new Set([
  ...(['searchProducts', 'searchCompanies', 'searchProductsAndCompanies'] as const),
  ...(['searchOwnCompany', 'searchPeople', 'search', 'suggest'] as const),
]);

/** Operations that count page views. */
const EVENTS: ReadonlySet<OperationId> = new Set(['countEvents', 'countEmbedEvents']);

/** Limits of a call; null for none. */
export interface CallLimits {
  /** Limit of expensive calls, by address. */
  always: RequestHandler | null;
  /** Limit of calls without a token. */
  byAddress: RequestHandler | null;
  /** Limit of calls with a token, by token; the reply reports what is left. */
  byToken: RequestHandler | null;
}

/** Returns the limits of a call; none for calls that must not be refused. */
export type RateLimits = (operation: Operation) => CallLimits;

const UNLIMITED: CallLimits = { always: null, byAddress: null, byToken: null };

/**
 * Creates a server's rate limits. Reads, writes and searches are counted per process; sign-ins, sign-ups, inquiries
 * and preflights across processes. A token has the limits of an address.
 *
 * @param sharedStore Creates a store of shared counters with a prefix.
 */
export function createRateLimits(rates: Config['rates'], sharedStore: (prefix: string) => Store): RateLimits {
  const general = {
    reads: both('reads', rates.reads),
    writes: both('writes', rates.writes),
    searches: both('searches', rates.searches),
  };
  // Every page reports its view; these must not use up the writes.
  const events = perMinute(rates.writes);
  const signUps = perHour(rates.signUps, sharedStore('sign-up:'));
  const inquiries = perHour(rates.inquiries, sharedStore('inquiry:'));
  const preflights = perHour(rates.preflights, sharedStore('preflight:'));
  const attempts = rateLimit({
    ...SHARED,
    ...SIGN_INS,
    store: sharedStore('sign-in:'),
    // Successful sign-ins set the cookie and do not count: a whole office may share one address.
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => res.hasHeader('Set-Cookie'),
  });
  const special = ({ id }: Operation): { always: RequestHandler | null } | null => {
    if (SIGN_IN_CALLS.has(id)) return { always: attempts };
    if (SIGN_UPS.has(id)) return { always: signUps };
    if (id === 'createInquiry') return { always: inquiries };
    if (PREFLIGHTS.has(id)) return { always: preflights };
    return EVENTS.has(id) ? { always: events } : null;
  };
  return (operation) => {
    if (!operation.replies.has(429)) return UNLIMITED;
    const { method, id } = operation;
    const ordinary = SEARCHES.has(id)
      ? 'searches'
      : method === 'get' || method === 'head'
        ? 'reads'
        : 'writes';
    const dear = special(operation);
    return dear
      ? { ...dear, byAddress: null, byToken: general[ordinary].byToken }
      : { always: null, ...general[ordinary] };
  };
}

/** Limits lookups of invalid tokens in the database: an address has as many as it has reads. */
export interface WrongTokens {
  /** @throws {RateLimitedError} above the limit. */
  check(req: Request): Promise<void>;
  /** Counts an invalid token. */
  count(req: Request, res: Response): Promise<void>;
}

/** Counts invalid tokens by address. */
export function countWrongTokens(rates: Config['rates']): WrongTokens {
  const limit = rates.reads;
  if (limit === 0) return { check: async () => undefined, count: async () => undefined };
  // A counter that does not refuse: the call is refused anyway.
  const counter = rateLimit({ ...SHARED, limit, windowMs: MINUTE_MS, handler: (_req, _res, next) => next() });
  return {
    check: async (req) => {
      const found = await counter.getKey(addressOf(req));
      if (!found || found.totalHits < limit) return;
      throw new RateLimitedError(secondsUntil(found.resetTime ?? new Date(Date.now() + MINUTE_MS)));
    },
    count: (req, res) => new Promise((resolve) => void counter(req, res, () => resolve())),
  };
}

/** Limits calls per minute by address, or by token. @param limit 0 for no limit. */
function both(name: string, limit: number): Pick<CallLimits, 'byAddress' | 'byToken'> {
  if (limit === 0) return { byAddress: null, byToken: null };
  const byToken = rateLimit({
    ...SHARED,
    limit,
    windowMs: MINUTE_MS,
    // https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-08.html
    standardHeaders: 'draft-8',
    identifier: name,
    keyGenerator: (_req, res) => tokenHolderOf(res as Response)?.tokenId ?? '',
  });
  return { byAddress: perMinute(limit), byToken };
}

function addressOf({ ip = 'unknown' }: Request): string {
  return ipRateLimitKey(ip);
}

const SHARED = {
  standardHeaders: false,
  legacyHeaders: false,
  // The library validates its configuration on every request; once at startup is enough.
  validate: false,
  keyGenerator: addressOf,
  handler: (req, _res, next) => next(new RateLimitedError(secondsToWait(req))),
} satisfies Partial<Options>;

/** @param limit Calls; 0 for no limit. */
function perMinute(limit: number): RequestHandler | null {
  return limit === 0 ? null : rateLimit({ ...SHARED, limit, windowMs: MINUTE_MS });
}

/** @param limit Calls; 0 for no limit. */
function perHour(limit: number, store: Store): RequestHandler | null {
  return limit === 0 ? null : rateLimit({ ...SHARED, limit, windowMs: HOUR_MS, store });
}

function secondsToWait(req: Request): number {
  const info = 'rateLimit' in req ? (req.rateLimit as { resetTime?: Date }) : {};
  return secondsUntil(info.resetTime ?? new Date(Date.now() + MINUTE_MS));
}
