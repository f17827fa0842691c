import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';

/** A listener of a database channel. */
export interface Listener {
  onPayload(payload: string): void;
  /**
   * Called when notifications may have been missed: the connection was `lost` and is back, or the database is a
   * `standby`, which has no notifications.
   */
  onGap(reason: 'lost' | 'standby'): void;
  /** Called when the listener misses a notification of its own, as behind a pooler that keeps no session. */
  onDeaf(): void;
}

/** Subscribes to a channel. @returns A function that unsubscribes. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** Heartbeat interval and timeout of the connection, in milliseconds. */
const TRIED_EVERY_MS = 15_000;
const PATIENCE_MS = 10_000;

/** Time in milliseconds within which a listener must hear a notification of its own. */
const PROOF_MS = 5_000;

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** Channel names are constants and safe in SQL. */
const LISTEN = (channel: string): string => `LISTEN ${channel}`;

/** Listens on the embedded engine. */
export const listenEmbedded =
  (engine: PGlite): Listen =>
  (channel, { onPayload }) =>
    engine.listen(channel, onPayload);

/** Interval in milliseconds at which clients of a standby refetch. */
const STANDBY_GAP_MS = 30_000;

/** Replaces `LISTEN` on a standby, where PostgreSQL refuses it: reports a gap at intervals, so that clients refetch. */
export const listenOnStandby: Listen = async (_channel, { onGap }) => {
  const timer = setInterval(onGap, STANDBY_GAP_MS, 'standby');
  timer.unref();
  return async () => clearInterval(timer);
};

/** The listeners of a PostgreSQL database. */
export interface ServerListeners {
  listen: Listen;
  /** Returns whether every listener heard the last notification that it sent to itself. */
  isHearing(): boolean;
}

/**
 * Listens on PostgreSQL with a dedicated connection per channel that reconnects. A connection can look healthy and
 * hear nothing, so each one also listens on a channel of its own and checks that it hears what is sent there.
 *
 * @param notify Sends an empty notification by the connections that announcements use.
 */
export function listenOnServer(
  connectionString: string,
  notify: (channel: string) => Promise<unknown>,
): ServerListeners {
  const deaf = new Set<Listener>();

  const listen: Listen = async (channel, listener) => {
    const proofChannel = `${channel}_${randomBytes(8).toString('hex')}`;
    let client: Client | null = null;
    let isOver = false;
    let retry: NodeJS.Timeout | undefined;
    let onProof = (): void => undefined;

    const open = async (): Promise<void> => {
      const { default: pg } = await import('pg');
      const opened = new pg.Client({
        connectionString,
        application_name: 'millrace-api-listener',
        keepAlive: true,
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
      });
      opened.on('notification', ({ channel: from, payload = '' }) => {
        if (client !== opened) return;
        if (from === proofChannel) onProof();
        else listener.onPayload(payload);
      });
      // An error is followed by `end`, or found by the next heartbeat.
      opened.on('error', () => undefined);
      opened.on('end', () => lose(opened));
      try {
        await opened.connect();
        await opened.query(`${LISTEN(channel)}; ${LISTEN(proofChannel)}`);
      } catch (error) {
        close(opened);
        throw error;
      }
      if (isOver) return close(opened);
      client = opened;
    };

    const lose = (lost: Client): void => {
      if (isOver || client !== lost) return;
      client = null;
      close(lost);
      reopen(FIRST_WAIT_MS);
    };

    const reopen = (waitMs: number): void => {
      retry = setTimeout(() => {
        open().then(
          () => !isOver && listener.onGap('lost'),
          () => !isOver && reopen(Math.min(LONGEST_WAIT_MS, waitMs * 2)),
        );
      }, waitMs);
    };

    const prove = async (): Promise<void> => {
      const proved = client;
      const heard = new Promise<true>((resolve) => {
        onProof = () => resolve(true);
      });
      try {
        await notify(proofChannel);
      } catch {
        // Nothing was sent: a database that is away is found elsewhere.
        return;
      }
      const isHeard = await Promise.race([heard, sleep(PROOF_MS, false, { ref: false })]);
      // Another connection has replaced this one, or is about to.
      if (isOver || client === null || client !== proved) return;
      if (isHeard && deaf.delete(listener)) listener.onGap('lost');
      if (isHeard || deaf.has(listener)) return;
      deaf.add(listener);
      listener.onDeaf();
    };

    await open();
    await prove();
    const trying = setInterval(() => {
      const tried = client;
      // A connection can be dead without either side noticing.
      tried?.query('SELECT 1').catch(() => lose(tried));
      void prove();
    }, TRIED_EVERY_MS);
    trying.unref();

    return async () => {
      isOver = true;
      deaf.delete(listener);
      clearInterval(trying);
      clearTimeout(retry);
      await client?.end();
    };
  };

  return { listen, isHearing: () => deaf.size === 0 };
}

/** Closes without waiting: the connection may be dead. */
function close(client: Client): void {
  client.end().catch(() => undefined);
}
