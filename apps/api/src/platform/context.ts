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

/** Dependencies of the modules, created once at startup. */
export interface Context {
  config: Config;
  db: Database;
  storage: FileStorage;
  cursors: Cursors;
  /** Queue of background jobs. */
  jobs: Jobs;
  mailer: Mailer;
  /** Counter of views and clicks. */
  tally: Tally;
  /** Counter of widget events on other sites. */
  embedTally: EmbedTally;
  /** Payment provider; null if payments are off. */
  payments: Payments | null;
  log: Logger;
  /** Monitoring service for unexpected failures. */
  monitor: Monitor;
  /** Metrics of this process. */
  metrics: Metrics;
  /** Health check of the database: reachable and writable. */
  condition: HealthCheck;
  /** Returns whether announcements of other processes arrive. */
  isHearing(): boolean;
  /** Limit of concurrent calls. */
  load: ConcurrencyLimit;
  /** Temporary storage for the files of uploads in progress. */
  uploads: Uploads;
  /** Readiness of the process, for load balancers. */
  readiness: { state: 'starting' | 'ready' | 'stopping' };
}
