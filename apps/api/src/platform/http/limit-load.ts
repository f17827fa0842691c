import { createHash, randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@millrace/domain';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { UnavailableError } from '../errors';
import { spoken } from '../messages/text';
import type { Metrics } from '../metrics';
import { readBearer } from './bearer';
import type { ConcurrencyLimit, Rank, Slot } from './concurrency-limit';
import { readableBy } from './origins';
import { requestLanguage } from './request-language';

/** Health checks, which are never shed. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Minimum time in milliseconds for which a validated session counts as a member's. */
const REMEMBERED_MS = 10 * 60_000;

/** Interval of the log line with the number of refusals, in milliseconds. */
const TOLD_EVERY_MS = 1_000;

/**
 * Remembers hashes of recently validated sessions and tokens: an unchecked cookie could be invented to get ahead of
 * guests.
 */
export class GoodSessions {
  private recent = new Set<string>();
  private before = new Set<string>();
  private rotatedAt = performance.now();

  /** Records a validated session or token. */
  add(token: string): void {
    if (performance.now() - this.rotatedAt > REMEMBERED_MS) {
      this.before = this.recent;
      this.recent = new Set();
      this.rotatedAt = performance.now();
    }
    this.recent.add(hashOf(token));
  }

  has(token: string): boolean {
    const hash = hashOf(token);
    return this.recent.has(hash) || this.before.has(hash);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Dependencies of the middleware. */
export interface LimitLoadParts {
  load: ConcurrencyLimit;
  goodSessions: GoodSessions;
  /** Returns the session token, if any. */
  readToken(cookies: string | undefined): string | null;
  ownOrigins: ReadonlySet<string>;
  metrics: Metrics;
  log: Logger;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const slots = new WeakMap<Response, CallSlot>();

/** A slot, and whether the router releases it. */
interface CallSlot {
  slot: Slot;
  isHandled: boolean;
}

/**
 * Handles a call within its slot, even if the client disconnects: work in progress counts.
 *
 * @param work Receives a function that awaits the body without holding the slot.
 */
export async function inSlot<T>(res: Response, work: (outside: Slot['outside']) => Promise<T>): Promise<T> {
  const held = slots.get(res);
  if (!held) return work((wait) => wait());
  held.isHandled = true;
  try {
    return await work(held.slot.outside);
  } finally {
    held.slot.release();
  }
}

/**
 * Admits calls by the concurrency limit before any lookup: members before guests, writes before reads. Refused
 * reads are answered at once, past all other middleware.
 */
export function limitLoad(parts: LimitLoadParts): RequestHandler {
  const { load, goodSessions, readToken } = parts;
  const refuse = refuser(parts);
  const rankOf = ({ method, headers }: Request): Rank => {
    const isRead = READS.has(method);
    const token = readBearer(headers.authorization) ?? readToken(headers.cookie);
    const isMember = token !== null && goodSessions.has(token);
    if (isMember) return isRead ? 'memberRead' : 'memberWrite';
    return isRead ? 'read' : 'write';
  };
  return (req, res, next) => {
    const onTurn = (slot: Slot | null): void => {
      if (!slot) refuse(req, res, next);
      // The client disconnected while queued.
      else if (res.destroyed) slot.release();
      else {
        const held: CallSlot = { slot, isHandled: false };
        slots.set(res, held);
        res.once('close', () => {
          if (!held.isHandled) slot.release();
        });
        next();
      }
    };
    if (req.method === 'OPTIONS' || ALWAYS_ANSWERED.has(req.path)) next();
    else load.enter(() => rankOf(req), onTurn);
  };
}

/** Rejects a shed call after CORS headers are set, so that pages can read the reply. */
export const shedLoad: RequestHandler = (_req, res, next) =>
  next(res.locals.isRefused === true ? new UnavailableError('overloaded') : undefined);

/** A prebuilt refusal in one language: the busier the server, the more of them are sent. */
interface Refusal {
  body: string;
  headers: readonly string[];
}

function makeRefusal(language: Language): Refusal {
  const { said, code, retryAfterSeconds } = new UnavailableError('overloaded');
  const body = JSON.stringify({ error: spoken(said, language), code });
  const headers = [
    ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
    ['Cross-Origin-Resource-Policy', 'same-site'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Vary', 'Origin, Accept-Language'],
    ['Retry-After', String(retryAfterSeconds)],
    ['Content-Language', language],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ].flat();
  return { body, headers };
}

/** Refuses calls and logs their number once a second, as a line for each would cost more than the refusal. */
function refuser({ ownOrigins, metrics, log }: LimitLoadParts): RequestHandler {
  const refusals = new Map(LANGUAGES.map((language) => [language, makeRefusal(language)]));
  let refused = 0;
  const tell = (): void => {
    log.warn({ refused }, 'overloaded: calls were refused');
    refused = 0;
  };
  return (req, res, next) => {
    const refusal = refusals.get(requestLanguage(req.headers));
    // Forms and pages get the full error reply.
    if (!refusal || !READS.has(req.method) || req.headers.accept?.includes('text/html')) {
      res.locals.isRefused = true;
      return next();
    }
    if (refused === 0) setTimeout(tell, TOLD_EVERY_MS).unref();
    refused += 1;
    metrics.requestRefused('overloaded');
    const { body, headers } = refusal;
    res.writeHead(503, [
      ...headers,
      'X-Request-Id',
      randomUUID(),
      ...readableBy(req.headers.origin, ownOrigins),
    ]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}
