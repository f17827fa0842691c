import { ipRateLimitKey } from '@millrace/serving';
import type { Request, RequestHandler, Response } from 'express';
import { type Options, rateLimit, type Store } from 'express-rate-limit';
import type { Config } from '../config';
import { RateLimitedError } from '../errors';
import { tokenHolderOf } from './bearer';
import type { Operation, OperationId } from './contract';
import { secondsUntil } from './rate-limit.repository';

/** Failed sign-ins that one address has in a quarter of an hour. Not for configuration. @see GAP-101 */
export const SIGN_INS = { limit: 10, windowMs: 15 * 60_000 } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a session begins with. */
const SIGN_IN_CALLS: ReadonlySet<OperationId> = new Set(['login', 'signInWithCode', 'finishPasskeyLogin']);

/** What strangers may have us write e-mails by. */
const SIGN_UPS: ReadonlySet<OperationId> = new Set([
  ...(['registerEmail', 'completeRegistration', 'register', 'resendVerification'] as const),
  ...(['forgotPassword', 'requestInvitation'] as const),
]);

/** What publishers may have us work at for longer than at a search. */
const PREFLIGHTS: ReadonlySet<OperationId> = new Set([
  ...(['checkEmbedPage', 'matchArticle', 'provePublisherSite'] as const),
]);

/** Searches by name while typing. */
const SEARCHES: ReadonlySet<OperationId> = new Set([
  ...(['searchProducts', 'searchCompanies', 'searchProductsAndCompanies'] as const),
  ...(['searchOwnCompany', 'searchPeople', 'search', 'suggest'] as const),
]);

/** What pages tell of what is looked at. */
const EVENTS: ReadonlySet<OperationId> = new Set(['countEvents', 'countEmbedEvents']);

/** The limits that a call is under; null is none. */
export interface CallLimits {
  /** Of what is dear, by address, whoever calls. */
  always: RequestHandler | null;
  /** Of calls without a token. */
  byAddress: RequestHandler | null;
  /** Of calls with one, by the token; the reply says how many are left. */
  byToken: RequestHandler | null;
}

/** Chooses the limits that a call is under; none for those that nothing may refuse. */
export type RateLimits = (operation: Operation) => CallLimits;

const UNLIMITED: CallLimits = { always: null, byAddress: null, byToken: null };

/**
 * The limits of a server: reads, writes and searches are counted by each process for itself; sign-ins, sign-ups,
 * inquiries and preflights by all of them together. A token has as many reads, writes and searches as an address.
 *
 * @param sharedStore Makes a store of counters that all processes share, by a prefix that tells it from others.
 */
export function createRateLimits(rates: Config['rates'], sharedStore: (prefix: string) => Store): RateLimits {
  const general = {
    reads: both('reads', rates.reads),
    writes: both('writes', rates.writes),
    searches: both('searches', rates.searches),
  };
  // Told of by every page: what one reads takes nothing from what one may write.
  const events = perMinute(rates.writes);
  const signUps = perHour(rates.signUps, sharedStore('sign-up:'));
  const inquiries = perHour(rates.inquiries, sharedStore('inquiry:'));
  const preflights = perHour(rates.preflights, sharedStore('preflight:'));
  const attempts = rateLimit({
    ...SHARED,
    ...SIGN_INS,
    store: sharedStore('sign-in:'),
    // Success sets the cookie, and is not what is limited: a whole office may sit behind one address.
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

/** Bounds what wrong tokens cost, of which each is looked for in the database: an address has as many as it has reads. */
export interface WrongTokens {
  /** @throws {RateLimitedError} when there were too many. */
  check(req: Request): Promise<void>;
  /** Counts one. */
  count(req: Request, res: Response): Promise<void>;
}

/** Counts wrong tokens by address. */
export function countWrongTokens(rates: Config['rates']): WrongTokens {
  const limit = rates.reads;
  if (limit === 0) return { check: async () => undefined, count: async () => undefined };
  // One that does not refuse what it counts: the call is refused anyway.
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

/** Calls in a minute by address, and the same by token. @param limit 0 is without limit. */
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
  // Its checks of how it is set up, which happen anew with each request, are for while it is set up.
  validate: false,
  keyGenerator: addressOf,
  handler: (req, _res, next) => next(new RateLimitedError(secondsToWait(req))),
} satisfies Partial<Options>;

/** @param limit Calls; 0 is without limit. */
function perMinute(limit: number): RequestHandler | null {
  return limit === 0 ? null : rateLimit({ ...SHARED, limit, windowMs: MINUTE_MS });
}

/** @param limit Calls; 0 is without limit. */
function perHour(limit: number, store: Store): RequestHandler | null {
  return limit === 0 ? null : rateLimit({ ...SHARED, limit, windowMs: HOUR_MS, store });
}

function secondsToWait(req: Request): number {
  const info = 'rateLimit' in req ? (req.rateLimit as { resetTime?: Date }) : {};
  return secondsUntil(info.resetTime ?? new Date(Date.now() + MINUTE_MS));
}
