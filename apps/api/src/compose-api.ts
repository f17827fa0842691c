import type { Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createApp } from './app';
import { openRealtime, type Realtime } from './areas/messaging/realtime';
import type { Config } from './platform/config';
import type { Context } from './platform/context';
import type { DatabaseHandle } from './platform/db/database';
import { HealthCheck } from './platform/db/database-health';
import { sharedSecret } from './platform/db/secrets';
import { ConcurrencyLimit } from './platform/http/concurrency-limit';
import { Cursors } from './platform/http/cursor';
import { openUploads } from './platform/http/uploads';
import { openJobs } from './platform/jobs';
import { createMailer } from './platform/mail';
import { noopMetrics, type PrometheusMetrics } from './platform/metrics';
import { openEmbedTally, openTally } from './platform/metrics-aggregator';
import { openMonitor } from './platform/monitor';
import { openPayments } from './platform/payments-provider';
import { openStorage } from './platform/storage/open-storage';

/** Dependencies of an API. */
export interface ApiParts {
  config: Config;
  database: DatabaseHandle;
  log: Logger;
  /** Null if metrics are off. */
  metrics: PrometheusMetrics | null;
  /** Attaches the application to a server. */
  serve(app: Express): Server;
}

/** A running API; its jobs are not started yet, and it does not report ready. */
export interface Api {
  context: Context;
  server: Server;
  realtime: Realtime;
  /** Flushes counters, waits for running jobs, and closes the mailer; server and database remain open. */
  close(): Promise<void>;
}

/** Composes an API, for the server and for tests alike. */
export async function composeApi({ config, database, log, metrics, serve }: ApiParts): Promise<Api> {
  const { db } = database;
  database.watch(metrics?.queryEnded ?? null);
  const storage = openStorage(config);
  const jobs = await openJobs(db, log, metrics ?? noopMetrics);
  const context: Context = {
    config,
    db,
    storage,
    cursors: new Cursors(await sharedSecret(db, 'cursors')),
    jobs,
    mailer: createMailer({ config, db, jobs, storage }),
    tally: openTally(db, log),
    embedTally: openEmbedTally(db, log),
    payments: openPayments(config, db, log),
    log,
    monitor: openMonitor(config),
    metrics: metrics ?? noopMetrics,
    condition: new HealthCheck(db),
    isHearing: database.isHearing,
    load: new ConcurrencyLimit({ limits: config.overload, waiting: database.waiting }),
    uploads: openUploads(config),
    readiness: { state: 'starting' },
  };
  const server = serve(createApp(context));
  const realtime = await openRealtime(context, server, database.listen);
  metrics?.gauge({
    pool: database.pool,
    sockets: () => realtime.size,
    jobs: () => jobs.figures(),
    condition: () => context.condition.ask(),
  });
  return {
    context,
    server,
    realtime,
    close: async () => {
      context.load.stop();
      await context.tally.stop();
      await context.embedTally.stop();
      await jobs.stop();
      context.mailer.close();
    },
  };
}
