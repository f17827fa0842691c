import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from '../context';
import {
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  RefusalError,
  SignInRequiredError,
} from '../errors';
import { isCrossSite, ownOrigins } from '../http/origins';
import { readSessionToken, resumeSession } from '../modules/session';
import type { Holder } from './connection';
import type { Hub } from './hub';

/** Where the socket is. @see CHAT-012 */
const PATH = '/ws';

/** Sockets of one member that a process holds open: tabs and devices. */
const SOCKETS_PER_MEMBER = 50;

/** How long somebody with too many sockets is asked to wait, in seconds. */
const WAIT_SECONDS = 10;

/** Lets those in who may open a socket: a page of ours, with a session. */
export function admission({ db, config }: Pick<Context, 'db' | 'config'>, hub: Hub) {
  const origins = ownOrigins(config);
  /** @throws {RefusalError} saying why not. */
  return async (req: IncomingMessage): Promise<Holder> => {
    const [path] = (req.url ?? '').split('?');
    if (path !== PATH) throw new NotFoundError();
    // Browsers open sockets of any page with the visitor's cookie, and leave it to the server to look at the origin.
    if (isCrossSite(req.headers, origins)) throw new ForbiddenError('cross_site');
    const token = readSessionToken(req.headers.cookie);
    const session = token === null ? null : await resumeSession(db, config, token);
    if (!session) throw new SignInRequiredError();
    const { id: userId } = session.viewer;
    if (hub.of([userId]).length >= SOCKETS_PER_MEMBER) throw new RateLimitedError(WAIT_SECONDS);
    return { userId, sessionId: session.sessionId };
  };
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers a request that opens no socket, as calls are refused. */
export function refuseUpgrade(socket: Duplex, refusal: RefusalError | null): void {
  const status = refusal?.status ?? 503;
  const body = refusal ? JSON.stringify({ error: refusal.message, code: refusal.code }) : '';
  const head = [
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}`,
    'Connection: close',
    ...(refusal ? ['Content-Type: application/json; charset=utf-8'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(refusal instanceof RateLimitedError ? [`Retry-After: ${refusal.retryAfterSeconds}`] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** A refusal that can be told; null for a failure of ours. */
export const asRefusal = (error: unknown): RefusalError | null =>
  error instanceof RefusalError ? error : null;
