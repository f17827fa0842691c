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

/** Where the socket is. @see CHAT-012 */
const PATH = '/ws';

/** Sockets of one member that a process holds open: tabs and devices. */
const SOCKETS_PER_MEMBER = 50;

/** Sockets that a member may open within a minute, unless openings are without limit. */
const OPENINGS_PER_MEMBER = 60;

/** Too many sockets, or too many openings. Browsers are told by the code that such a socket is closed with. */
export class TooManySocketsError extends Error {
  override name = 'TooManySocketsError';
}

/** Authorizes upgrade requests: a page of ours, with a session, may open a socket. */
export function authorizeUpgrade({ db, config, load }: Pick<Context, 'db' | 'config' | 'load'>, hub: Hub) {
  const origins = ownOrigins(config);
  const trusted = trustOf(config.trustProxy);
  const byAddress = new ConnectionRateLimiter(config.rates.sockets);
  const byMember = new ConnectionRateLimiter(config.rates.sockets === 0 ? 0 : OPENINGS_PER_MEMBER);
  /**
   * @throws {RefusalError} saying why not.
   * @throws {TooManySocketsError}
   */
  return async (req: IncomingMessage): Promise<SocketOwner> => {
    const [path] = (req.url ?? '').split('?');
    if (path !== PATH) throw new NotFoundError();
    if (load.isOverloaded) throw new UnavailableError('overloaded');
    // Browsers open sockets of any page with the visitor's cookie, and leave it to the server to look at the origin.
    if (isCrossSite(req.headers, origins)) throw new ForbiddenError('cross_site');
    // Counted before anything is looked up, which is what a flood would be after.
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

/** As Express reads `trust proxy`: a number of hops, or names and addresses parted by commas. */
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

/** Answers a request that opens no socket, as calls are refused. */
export function refuseUpgrade(socket: Duplex, refusal: RefusalError | null): void {
  const status = refusal?.status ?? 503;
  // Whoever comes again at once finds another process, or this one with what it failed at.
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

/** A refusal that can be told; null for a failure of ours. */
export function asRefusal(error: unknown): RefusalError | null {
  if (error instanceof RefusalError) return error;
  const trouble = classifyDatabaseError(error);
  return trouble && new UnavailableError(trouble);
}
