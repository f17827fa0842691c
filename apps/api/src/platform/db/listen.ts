import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';

/** A listener of a database channel. */
export interface Listener {
  onPayload(payload: string): void;
  /** Called after a reconnect: notifications may have been missed. */
  onGap(): void;
}

/** Subscribes to a channel. @returns A function that unsubscribes. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** Heartbeat interval and timeout of the connection, in milliseconds. */
const TRIED_EVERY_MS = 15_000;
const PATIENCE_MS = 10_000;

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** Channel names are constants and safe in SQL. */
const LISTEN = (channel: string): string => `LISTEN ${channel}`;

/** Listens on the embedded engine. */
export const listenEmbedded =
  (engine: PGlite): Listen =>
  (channel, { onPayload }) =>
    engine.listen(channel, onPayload);

/** Listens on PostgreSQL with a dedicated connection that reconnects. */
export function listenOnServer(connectionString: string): Listen {
  return async (channel, listener) => {
    let client: Client | null = null;
    let isOver = false;
    let retry: NodeJS.Timeout | undefined;

    const open = async (): Promise<void> => {
      const { default: pg } = await import('pg');
      const opened = new pg.Client({
        connectionString,
        application_name: 'millrace-api-listener',
        keepAlive: true,
        connectionTimeoutMillis: PATIENCE_MS,
        query_timeout: PATIENCE_MS,
      });
      opened.on('notification', ({ payload = '' }) => {
        if (client === opened) listener.onPayload(payload);
      });
      // An error is followed by `end`, or found by the next heartbeat.
      opened.on('error', () => undefined);
      opened.on('end', () => lose(opened));
      try {
        await opened.connect();
        await opened.query(LISTEN(channel));
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
          () => !isOver && listener.onGap(),
          () => !isOver && reopen(Math.min(LONGEST_WAIT_MS, waitMs * 2)),
        );
      }, waitMs);
    };

    await open();
    // A connection can be dead without either side noticing.
    const trying = setInterval(() => {
      const tried = client;
      tried?.query('SELECT 1').catch(() => lose(tried));
    }, TRIED_EVERY_MS);
    trying.unref();

    return async () => {
      isOver = true;
      clearInterval(trying);
      clearTimeout(retry);
      await client?.end();
    };
  };
}

/** Closes without waiting: the connection may be dead. */
function close(client: Client): void {
  client.end().catch(() => undefined);
}
