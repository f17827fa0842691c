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

/** What an API is composed of. */
export interface ApiParts {
  config: Config;
  database: DatabaseHandle;
  log: Logger;
  /** Null where nobody counts. */
  metrics: PrometheusMetrics | null;
  /** Has a server answer with the application. */
  serve(app: Express): Server;
}

/** An API that answers; jobs do not run yet, and it does not say that it is ready. */
export interface Api {
  context: Context;
  server: Server;
  realtime: Realtime;
  /** Writes what was counted, waits for jobs under way, and closes what sends mails; server and database stay open. */
  close(): Promise<void>;
}

/** Composes an API, the same for the server that is started and for those of tests. */
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
