import type { Logger } from 'pino';
import type { Config } from './config';
import type { Context } from './context';
import type { DatabaseHandle } from './db/database';
import { HealthCheck } from './db/database-health';
import { sharedSecret } from './db/secrets';
import { ConcurrencyLimit } from './http/concurrency-limit';
import { Cursors } from './http/cursor';
import { openUploads } from './http/uploads';
import type { Jobs } from './jobs';
import { createMailer } from './mail';
import { type Metrics, noopMetrics } from './metrics';
import { openEmbedTally, openTally } from './metrics-aggregator';
import { openMonitor } from './monitor';
import { openPayments } from './payments-provider';
import { openStorage } from './storage/open-storage';

/** What a context is opened on. */
export interface ContextParts {
  config: Config;
  database: DatabaseHandle;
  jobs: Jobs;
  log: Logger;
  /** Null where nobody counts. */
  metrics: Metrics | null;
}

/** Opens what modules work with: for the server that is started, and for those of tests. It is not ready yet. */
export async function openContext({ config, database, jobs, log, metrics }: ContextParts): Promise<Context> {
  const { db } = database;
  const storage = openStorage(config);
  return {
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
}

/** Ends a context in order: what was counted is written, jobs under way are done, and then mails have nobody to send them. */
export async function closeContext({ load, tally, embedTally, jobs, mailer }: Context): Promise<void> {
  load.stop();
  await tally.stop();
  await embedTally.stop();
  await jobs.stop();
  mailer.close();
}
