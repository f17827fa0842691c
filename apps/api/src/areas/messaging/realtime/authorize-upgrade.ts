import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ipRateLimitKey } from '@millrace/serving';
import proxyAddress, { compile } from 'proxy-addr';
import type { Context } from '../../../platform/context';
import { classifyDatabaseError } from '../../../platform/db/classify-database-error';
import {
  ForbiddenError,
  NotFoundError,
  RefusalError,
  SignInRequiredError,
  UnavailableError,
} from '../../../platform/errors';
import { isCrossSite, ownOrigins } from '../../../platform/http/origins';
import { readSessionToken, resumeSession } from '../../account/session';
import type { SocketOwner } from './connection';
import { ConnectionRateLimiter } from './connection-rate-limiter';
import type { Hub } from './hub';

/** Path of the WebSocket. @see CHAT-012 */
const PATH = '/ws';

/** Maximum number of open sockets per member and process, for tabs and devices. */
const SOCKETS_PER_MEMBER = 50;

/** Maximum number of sockets that a member may open per minute, unless rate limits are off. */
const OPENINGS_PER_MEMBER = 60;

/** Too many open sockets or openings. The close code reports it to browsers. */
export class TooManySocketsError extends Error {
  override name = 'TooManySocketsError';
}

/** Authorizes upgrade requests: only our pages with a valid session may open a socket. */
export function authorizeUpgrade({ db, config, load }: Pick<Context, 'db' | 'config' | 'load'>, hub: Hub) {
  const origins = ownOrigins(config);
  const trusted = trustOf(config.trustProxy);
  const byAddress = new ConnectionRateLimiter(config.rates.sockets);
  const byMember = new ConnectionRateLimiter(config.rates.sockets === 0 ? 0 : OPENINGS_PER_MEMBER);
  /**
   * @throws {RefusalError} naming the reason.
   * @throws {TooManySocketsError}
   */
  return async (req: IncomingMessage): Promise<SocketOwner> => {
    const [path] = (req.url ?? '').split('?');
    if (path !== PATH) throw new NotFoundError();
    if (load.isOverloaded) throw new UnavailableError('overloaded');
    // Browsers open sockets from any site with the visitor's cookie, so the server must check the origin.
    if (isCrossSite(req.headers, origins)) throw new ForbiddenError('cross_site');
    // Rate-limited before any query, to protect the database from floods.
    if (!byAddress.take(ipRateLimitKey(proxyAddress(req, trusted)))) throw new TooManySocketsError();
    const token = readSessionToken(config, req.headers.cookie);
    const session = token === null ? null : await resumeSession(db, config, token);
    if (!session) throw new SignInRequiredError();
    const { id: userId } = session.viewer;
    if (!byMember.take(userId) || hub.of([userId]).length >= SOCKETS_PER_MEMBER)
      throw new TooManySocketsError();
    return { userId, sessionId: session.sessionId };
  };
}

type Trust = (address: string, hop: number) => boolean;

/** Parses `trust proxy` like Express: a number of hops, or names and addresses separated by commas. */
function trustOf(trustProxy: number | string): Trust {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy.split(',').map((one) => one.trim()));
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

/** Answers an upgrade request that is refused, in the format of refused calls. */
export function refuseUpgrade(socket: Duplex, refusal: RefusalError | null): void {
  const status = refusal?.status ?? 503;
  // A process that stops or fails asks for a retry in a second, so that another process can take over.
  const retryAfter = refusal ? refusal.retryAfterSeconds : 1;
  const body = refusal ? JSON.stringify({ error: refusal.message, code: refusal.code }) : '';
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}`,
    'Connection: close',
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    ...(refusal ? ['Content-Type: application/json; charset=utf-8'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Returns a refusal that may be reported; null for an internal failure. */
export function asRefusal(error: unknown): RefusalError | null {
  if (error instanceof RefusalError) return error;
  const trouble = classifyDatabaseError(error);
  return trouble && new UnavailableError(trouble);
}
