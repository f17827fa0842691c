import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import pino from 'pino';
import { createApp } from '../../../api/src/app';
import { readConfig } from '../../../api/src/platform/config';
import { openDatabase } from '../../../api/src/platform/db/database';
import { HealthCheck } from '../../../api/src/platform/db/database-health';
import { ConcurrencyLimit } from '../../../api/src/platform/http/concurrency-limit';
import { Cursors } from '../../../api/src/platform/http/cursor';
import { openUploads } from '../../../api/src/platform/http/uploads';
import { openJobs } from '../../../api/src/platform/jobs';
import { createMailer } from '../../../api/src/platform/mail';
import { noopMetrics } from '../../../api/src/platform/metrics';
import { openEmbedTally, openTally } from '../../../api/src/platform/metrics-aggregator';
import { openMonitor } from '../../../api/src/platform/monitor';
import { folderStorage } from '../../../api/src/platform/storage/folder-storage';
import type { Scenario } from './scenarios';

/** Query plan of a statement. */
export interface Plan {
  scenario: string;
  path: string;
  statement: string;
  lines: string[];
}

/** Formats a plan for people. */
export const formatPlan = ({ scenario, path, statement, lines }: Plan): string =>
  [`### ${scenario}: ${statement}`, path, ...lines].join('\n');

/** PostgreSQL chooses between custom and generic plans after five executions. */
const TIMES = 10;

interface Sent {
  name: string;
  values: readonly unknown[];
}

/**
 * Returns the plans of the API's statements for each scenario, prepared and executed often enough for a generic plan.
 * The API runs in this process on one connection, on which the plans are then requested.
 */
export async function explainStatements(
  databaseUrl: string,
  folder: string,
  scenarios: readonly Scenario[],
  headersOf: (scenario: Scenario) => Record<string, string>,
): Promise<Plan[]> {
  const database = await openDatabase({ databaseUrl, databaseConnections: 1, dataDir: '' });
  const pool = Reflect.get(database.db, '$client') as pg.Pool;
  let sent: Sent[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  Reflect.set(pool, 'query', (statement: Partial<Sent>, values?: readonly unknown[]) => {
    if (statement.name) sent.push({ name: statement.name, values: values ?? statement.values ?? [] });
    return query(statement, values);
  });
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder });
  const unlimited = Object.fromEntries(Object.keys(config.rates).map((rate) => [rate, 0]));
  const { db } = database;
  const storage = folderStorage(folder);
  const log = pino({ level: 'silent' });
  const jobs = await openJobs(db, log);
  const load = new ConcurrencyLimit({ limits: config.overload, waiting: database.waiting });
  const server = createServer(
    createApp({
      config: { ...config, rates: { ...config.rates, ...unlimited } },
      db,
      storage,
      cursors: new Cursors(randomBytes(32)),
      jobs,
      mailer: createMailer({ config, db, jobs, storage }),
      monitor: openMonitor(config),
      metrics: noopMetrics,
      payments: null,
      tally: openTally(db, log),
      embedTally: openEmbedTally(db, log),
      log,
      condition: new HealthCheck(db),
      load,
      uploads: openUploads(config),
      readiness: { state: 'ready' },
    }),
  ).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const plans: Plan[] = [];
    for (const scenario of scenarios) {
      for (const path of scenario.explained) {
        for (let time = 0; time < TIMES; time += 1) {
          sent = [];
          await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: headersOf(scenario) })).text();
        }
        for (const { name, values } of [...sent]) {
          const { rows } = (await query(
            `EXPLAIN (ANALYZE, BUFFERS) EXECUTE "${name}"(${values.map(literal).join(', ')})`,
          )) as pg.QueryResult<Record<'QUERY PLAN', string>>;
          const lines = rows.map((row) => row['QUERY PLAN']);
          plans.push({ scenario: scenario.name, path, statement: name, lines });
        }
      }
    }
    return plans;
  } finally {
    server.closeAllConnections();
    server.close();
    load.stop();
    await database.close();
  }
}

const literal = (value: unknown): string =>
  value === null || value === undefined ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`;
