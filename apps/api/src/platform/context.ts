import type { Monitor } from '@millrace/monitoring';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Database } from './db/database';
import type { HealthCheck } from './db/database-health';
import type { ConcurrencyLimit } from './http/concurrency-limit';
import type { Cursors } from './http/cursor';
import type { Uploads } from './http/uploads';
import type { Jobs } from './jobs';
import type { Mailer } from './mail';
import type { Metrics } from './metrics';
import type { EmbedTally, Tally } from './metrics-aggregator';
import type { Payments } from './payments-provider';
import type { FileStorage } from './storage/storage';

/** What modules work with; built once, at the start. */
export interface Context {
  config: Config;
  db: Database;
  storage: FileStorage;
  cursors: Cursors;
  /** Work that is done after the reply. */
  jobs: Jobs;
  mailer: Mailer;
  /** Counts what is looked at. */
  tally: Tally;
  /** Counts what becomes of widgets on other sites. */
  embedTally: EmbedTally;
  /** Takes payments; null where nothing can be paid. */
  payments: Payments | null;
  log: Logger;
  /** Is told of failures that nobody foresaw. */
  monitor: Monitor;
  /** Counts what happens. */
  metrics: Metrics;
  /** Says whether the database takes changes, and whether it is there. */
  condition: HealthCheck;
  /** Bounds how many calls are answered at once. */
  load: ConcurrencyLimit;
  /** Keeps files of bodies while they arrive. */
  uploads: Uploads;
  /** Whether the process can serve, for those who ask before sending it work. */
  readiness: { state: 'starting' | 'ready' | 'stopping' };
}
