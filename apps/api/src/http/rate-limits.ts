import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit, type Store } from 'express-rate-limit';
import type { Config } from '../config';
import { RateLimitedError } from '../errors';
import type { Operation } from './contract';

/** Failed sign-ins that one address has in a quarter of an hour. Not for configuration. @see GAP-101 */
export const SIGN_INS = { limit: 10, windowMs: 15 * 60_000 } as const;

const MINUTE_MS = 60_000;

/** Chooses the limit that a call is under; null for those that none may refuse. */
export type RateLimits = (operation: Operation) => RequestHandler | null;

/**
 * The limits of a server: reads, writes and searches are counted by each process for itself, sign-ins by all of them
 * together.
 */
export function createRateLimits(rates: Config['rates'], signIns: Store): RateLimits {
  const reads = perMinute(rates.reads);
  const writes = perMinute(rates.writes);
  const searches = perMinute(rates.searches);
  const attempts = rateLimit({
    ...SHARED,
    ...SIGN_INS,
    store: signIns,
    // Success sets the cookie, and is not what is limited: a whole office may sit behind one address.
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => res.hasHeader('Set-Cookie'),
  });
  return (operation) => {
    if (!operation.replies.has(429)) return null;
    if (operation.id === 'login') return attempts;
    if (operation.tags.includes('Search')) return searches;
    return operation.method === 'get' ? reads : writes;
  };
}

// An IPv6 network is one caller, however many addresses it has.
function addressOf({ ip = 'unknown' }: Request): string {
  const isVersion4 = !ip.includes(':') || ip.startsWith('::ffff:');
  return isVersion4 ? ip : ipKeyGenerator(ip);
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

function secondsToWait(req: Request): number {
  const info = 'rateLimit' in req ? (req.rateLimit as { resetTime?: Date }) : {};
  const waitMs = (info.resetTime?.getTime() ?? Date.now() + MINUTE_MS) - Date.now();
  return Math.max(1, Math.ceil(waitMs / 1000));
}
