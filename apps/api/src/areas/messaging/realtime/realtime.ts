import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLIENT_FRAME_MAX_BYTES, chatMembers, chatPartner, SOCKET_CLOSE } from '@millrace/domain';
import { traceRequest } from '@millrace/monitoring/tracing';
import { trace, context as traces } from '@opentelemetry/api';
import { WebSocketServer } from 'ws';
import type { Context } from '../../../platform/context';
import { REALTIME_CHANNEL, type RealtimeEvent, readEvent } from '../../../platform/db/announce';
import type { Listen } from '../../../platform/db/listen';
import { UnavailableError } from '../../../platform/errors';
import { findLiveSessions } from '../../account/session';
import { findRead } from '../chat';
import { asRefusal, authorizeUpgrade, refuseUpgrade, TooManySocketsError } from './authorize-upgrade';
import { Connection } from './connection';
import { frameFollower } from './follow-frame';
import { Hub, MessageDispatcher, NotificationDispatcher } from './hub';

/** Interval of pings and session checks, in milliseconds. */
const HEARTBEAT_MS = 30_000;

/** Timeout for closing sockets at shutdown, in milliseconds. */
const STOP_MS = 2_500;

/** Polling interval while they close. */
const LOOK_MS = 20;

const tracer = trace.getTracer('millrace.sockets');

/** WebSocket server that pushes events to members. */
export interface Realtime {
  /** Number of open sockets. */
  readonly size: number;
  /** Stops accepting sockets, and closes open ones with a code that asks clients to reconnect. */
  stop(): Promise<void>;
}

/** Attaches the WebSocket server. Events of one process reach the sockets of all. */
export async function openRealtime(
  context: Context,
  server: Server,
  listen: Listen,
  { heartbeatMs = HEARTBEAT_MS }: { heartbeatMs?: number } = {},
): Promise<Realtime> {
  const { db, log } = context;
  const hub = new Hub();
  const messages = new MessageDispatcher(db, hub, log);
  const notifications = new NotificationDispatcher(db, hub, log);
  const authorize = authorizeUpgrade(context, hub);
  const follow = frameFollower(db);
  // Compression would dominate the memory use of a socket.
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: CLIENT_FRAME_MAX_BYTES,
  });
  let isStopping = false;

  const upgrade = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (isStopping) return refuseUpgrade(socket, null);
    const owner = await authorize(req);
    sockets.handleUpgrade(req, socket, head, (opened) => {
      const connection = new Connection(opened, owner, follow, log);
      opened.on('close', () => hub.remove(connection));
      hub.add(connection);
      if (isStopping) connection.close(SOCKET_CLOSE.restart, 'restart');
      else connection.send({ type: 'welcome', userId: owner.userId });
    });
  };
  const onUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Handles a client that disconnects during authorization; without a listener the error would end the process.
    socket.on('error', () => socket.destroy());
    const { span, context: opening } = traceRequest(tracer, req);
    const refuse = (error: unknown): void => {
      if (error instanceof TooManySocketsError) {
        // Opened and closed with a code, because a page cannot tell a refused upgrade from an unreachable server.
        sockets.handleUpgrade(req, socket, head, (opened) => opened.close(SOCKET_CLOSE.tooMany, 'too many'));
        return;
      }
      const refusal = asRefusal(error);
      if (!refusal) log.error({ err: error }, 'socket: could not be opened');
      if (refusal instanceof UnavailableError) context.metrics.requestRefused(refusal.reason);
      refuseUpgrade(socket, refusal);
    };
    traces.with(opening, () => {
      upgrade(req, socket, head)
        .finally(() => span.end())
        .catch(refuse);
    });
  };
  server.on('upgrade', onUpgrade);

  /** Closes the sockets of expired sessions. */
  const checkSessions = async (): Promise<void> => {
    const open = hub.all();
    const live = await findLiveSessions(db, [...new Set(open.map(({ owner }) => owner.sessionId))]);
    for (const connection of open) {
      if (!live.has(connection.owner.sessionId)) connection.close(SOCKET_CLOSE.signedOut, 'signed out');
    }
  };

  const tell = async (event: RealtimeEvent): Promise<void> => {
    switch (event.type) {
      case 'message':
        return messages.add(event.chatId, event.number, event.to);
      case 'read':
        return tellRead(event);
      case 'typing': {
        const { chatId, userId, to } = event;
        const other = chatPartner(chatId, userId);
        for (const connection of hub.of(other === null ? (to ?? []) : [other])) {
          if (connection.rooms.has(chatId)) connection.send({ type: 'typing', chatId, userId });
        }
        return;
      }
      case 'session':
        for (const connection of hub.all()) {
          if (connection.owner.sessionId === event.sessionId)
            connection.close(SOCKET_CLOSE.signedOut, 'signed out');
        }
        return;
      case 'notification':
        return notifications.add(event.told);
      case 'notificationsRetracted':
        return notifications.retract(event.userIds);
      case 'notificationsRead':
        return notifications.tellRead(event.userId);
    }
  };
  const tellRead = async ({
    chatId,
    userId,
    to = [],
  }: {
    chatId: string;
    userId: string;
    to?: readonly string[];
  }): Promise<void> => {
    const members = chatMembers(chatId) ?? to;
    if (hub.of(members).length === 0) return;
    const lastRead = (await findRead(db, chatId, userId))?.lastRead?.toISOString();
    if (lastRead === undefined) return;
    const json = JSON.stringify({ type: 'lastRead', chatId, userId, lastRead });
    for (const connection of hub.of(members)) connection.sendText(json);
  };

  const logged = (work: Promise<void>, what: string): void => {
    work.catch((error: unknown) => log.error({ err: error }, what));
  };
  const unlisten = await listen(REALTIME_CHANNEL, {
    onPayload: (payload) => {
      const event = readEvent(payload);
      if (event && hub.size > 0) logged(tell(event), 'what was announced could not be told');
    },
    onGap: (reason) => {
      if (reason === 'lost') log.warn('the connection that hears announcements was lost and is back');
      for (const connection of hub.all()) connection.send({ type: 'resync' });
      logged(checkSessions(), 'sessions of sockets could not be checked');
    },
    onDeaf: () => {
      log.error(
        'announcements of other processes do not arrive: set DATABASE_DIRECT_URL if DATABASE_URL names a pooler in transaction mode',
      );
    },
  });
  const heartbeat = setInterval(() => {
    for (const connection of hub.all()) connection.probe();
    logged(checkSessions(), 'sessions of sockets could not be checked');
  }, heartbeatMs);
  heartbeat.unref();

  return {
    get size() {
      return hub.size;
    },
    async stop() {
      isStopping = true;
      clearInterval(heartbeat);
      for (const connection of hub.all()) connection.close(SOCKET_CLOSE.restart, 'restart');
      const giveUpAt = Date.now() + STOP_MS;
      // Timeout as a fallback for sockets whose peer never answers.
      while (hub.size > 0 && Date.now() < giveUpAt) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      await unlisten();
      server.off('upgrade', onUpgrade);
    },
  };
}
