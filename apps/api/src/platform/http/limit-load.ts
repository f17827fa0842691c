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

/** What is asked to learn how the process stands, which is never more urgent than now. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** How long a session that was good counts as a member's, at least, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;

/** How often it is told in the log how many were refused, in milliseconds. */
const TOLD_EVERY_MS = 1_000;

/**
 * Remembers which sessions and tokens were good a while ago: a cookie alone could be anybody's, and would be let in before guests.
 * Only hashes are kept.
 */
export class GoodSessions {
  private recent = new Set<string>();
  private before = new Set<string>();
  private rotatedAt = performance.now();

  /** Notes that a session or a token is good. */
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

/** What the middleware needs of the server around it. */
export interface LimitLoadParts {
  load: ConcurrencyLimit;
  goodSessions: GoodSessions;
  /** The token of the session cookie, if any. */
  readToken(cookies: string | undefined): string | null;
  ownOrigins: ReadonlySet<string>;
  metrics: Metrics;
  log: Logger;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const slots = new WeakMap<Response, CallSlot>();

/** A slot, and whether it is the router who gives it back. */
interface CallSlot {
  slot: Slot;
  isHandled: boolean;
}

/**
 * Answers a call while it has its slot, whoever leaves meanwhile: what was begun is what is under way.
 *
 * @param work Is given what waits for the body without the slot.
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
 * Lets calls in as the limit has it, before anything is looked up for them: members' before others', and of each the
 * changes first. Reads that are refused get their answer at once, past all else that is done for a call.
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
      // Whoever left while waiting is not answered.
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

/** Sheds load: passes on the refusal of a call, once CORS lets pages read the answer. */
export const shedLoad: RequestHandler = (_req, res, next) =>
  next(res.locals.isRefused === true ? new UnavailableError('overloaded') : undefined);

/** What a refusal says, in a language: made once, as there are the more of them the less time there is. */
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

/** Refuses calls; how many is told by the second, as lines of their own would cost more than the refusals. */
function refuser({ ownOrigins, metrics, log }: LimitLoadParts): RequestHandler {
  const refusals = new Map(LANGUAGES.map((language) => [language, makeRefusal(language)]));
  let refused = 0;
  const tell = (): void => {
    log.warn({ refused }, 'overloaded: calls were refused');
    refused = 0;
  };
  return (req, res, next) => {
    const refusal = refusals.get(requestLanguage(req.headers));
    // A person may have sent a form, or asks for a page.
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
