import { ipRateLimitKey } from '@millrace/serving';
import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit, type Store } from 'express-rate-limit';
import type { Config } from '../config';
import { RateLimitedError } from '../errors';
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
  ...(['searchOwnCompany', 'searchPeople'] as const),
]);

/** What pages tell of what is looked at. */
const EVENTS: ReadonlySet<OperationId> = new Set(['countEvents', 'countEmbedEvents']);

/** Chooses the limit that a call is under; null for those that none may refuse. */
export type RateLimits = (operation: Operation) => RequestHandler | null;

/**
 * The limits of a server: reads, writes and searches are counted by each process for itself; sign-ins, sign-ups,
 * inquiries and preflights by all of them together.
 *
 * @param sharedStore Makes a store of counters that all processes share, by a prefix that tells it from others.
 */
export function createRateLimits(rates: Config['rates'], sharedStore: (prefix: string) => Store): RateLimits {
  const reads = perMinute(rates.reads);
  const writes = perMinute(rates.writes);
  const searches = perMinute(rates.searches);
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
  return (operation) => {
    if (!operation.replies.has(429)) return null;
    if (SIGN_IN_CALLS.has(operation.id)) return attempts;
    if (SIGN_UPS.has(operation.id)) return signUps;
    if (operation.id === 'createInquiry') return inquiries;
    if (PREFLIGHTS.has(operation.id)) return preflights;
    if (EVENTS.has(operation.id)) return events;
    if (SEARCHES.has(operation.id)) return searches;
    return operation.method === 'get' || operation.method === 'head' ? reads : writes;
  };
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
