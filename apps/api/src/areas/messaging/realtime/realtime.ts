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

/** How often sockets are asked for a sign of life, and their sessions looked at, in milliseconds. */
const HEARTBEAT_MS = 30_000;

/** How long sockets may take to close once the process was told to stop, in milliseconds. */
const STOP_MS = 2_500;

/** How often it is looked whether they have. */
const LOOK_MS = 20;

const tracer = trace.getTracer('millrace.sockets');

/** What is told to members at once, by the sockets that they hold open. */
export interface Realtime {
  /** How many sockets are open. */
  readonly size: number;
  /** Opens no further sockets, and closes those that are open with a code that says to come back. */
  stop(): Promise<void>;
}

/** Answers the sockets of a server. What one process stores reaches the sockets of all. */
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
  // Compression would cost more memory per socket than all else.
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
    // Whoever leaves while being let in ends nothing but this.
    socket.on('error', () => socket.destroy());
    const { span, context: opening } = traceRequest(tracer, req);
    const refuse = (error: unknown): void => {
      if (error instanceof TooManySocketsError) {
        // A refused request would look to a page like a server that is not there.
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

  /** Closes the sockets whose sessions have ended. */
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
    onGap: () => {
      log.warn('the connection that hears announcements was lost and is back');
      for (const connection of hub.all()) connection.send({ type: 'resync' });
      logged(checkSessions(), 'sessions of sockets could not be checked');
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
      // A deadline besides, for sockets whose other end never answers.
      while (hub.size > 0 && Date.now() < giveUpAt) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      await unlisten();
      server.off('upgrade', onUpgrade);
    },
  };
}
