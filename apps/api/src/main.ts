import { accessSync, constants } from 'node:fs';
import type { Server } from 'node:http';
import { type MetricsServer, serveMetrics } from '@millrace/monitoring/metrics';
import { startTracing } from '@millrace/monitoring/tracing';
import { onStopSignals, shutDownGracefully } from '@millrace/serving';
import type { Realtime } from './areas/messaging/realtime';
import { jobHandlers } from './background';
import { composeApi } from './compose-api';
import { loadDemo } from './demo/load-demo';
import { startHousekeeping } from './housekeeping';
import { type Config, readServerConfig } from './platform/config';
import { ConfigError } from './platform/config-values';
import type { Context } from './platform/context';
import { DamagedDatabaseError, openDatabase } from './platform/db/database';
import { FolderInUseError } from './platform/db/lock';
import { StandbyBehindError } from './platform/db/migrate';
import { isLoopbackHost } from './platform/http/loopback';
import { RouteMismatchError } from './platform/http/router';
import { createExpressServer } from './platform/http/server';
import { makeQueues } from './platform/jobs';
import { createLog } from './platform/log';
import { PrometheusMetrics } from './platform/metrics';
import { makeFolder, restrictDataFolder, restrictNewFiles } from './platform/storage/owner-only';

/** Timeout for sending failure reports at shutdown. */
const FLUSH_MS = 2000;

await start();

async function start(): Promise<void> {
  restrictNewFiles();
  const config = orExit(() => readServerConfig(process.env));
  orExit(() => requireWritable(config.dataDir));
  startTracing();
  const log = createLog(config.logLevel);
  const metrics = config.metrics && new PrometheusMetrics(config.buildVersion);
  const onBrokenConnection = (err: Error) => log.warn({ err }, 'a connection to the database broke');
  const onWait = (line: string) => log.warn(line);
  // Members' files are there, even with an external database.
  if (config.databaseUrl !== null) restrictDataFolder(config.dataDir, onWait);
  const database = await openDatabase({
    ...config,
    statementLimits: config.statementTimeouts,
    asOwner: makeQueues,
    onBrokenConnection,
    onWait,
  }).catch(exitForDatabase);
  const { context, server, realtime, close } = await composeApi({
    config,
    database,
    log,
    metrics,
    serve: createExpressServer,
  }).catch((error: unknown) => {
    if (error instanceof RouteMismatchError) throw error;
    return exitForDatabase(error);
  });
  const isReadOnly = config.readOnly || database.isStandby;
  const stopHousekeeping = isReadOnly ? () => undefined : startHousekeeping(context);
  let metricsServer: MetricsServer | undefined;
  stopOnSignals(context, server, realtime, async () => {
    stopHousekeeping();
    await metricsServer?.close();
    await close();
    await context.monitor.flush(FLUSH_MS);
    await database.close();
  });
  if (config.demoData && !database.isStandby) await loadDemo(context);
  if (isReadOnly) await database.refuseChanges();
  await listen(server, config).catch(async (error: unknown) => {
    await database.close();
    exit(portProblem(error, config.port, 'API_PORT'));
  });
  if (config.metrics && metrics) {
    const { port } = config.metrics;
    metricsServer = await serveMetrics(config.metrics, metrics).catch(async (error: unknown) => {
      await database.close();
      exit(portProblem(error, port, 'API_METRICS_ADDRESS'));
    });
  }
  if (isReadOnly) {
    const reason = database.isStandby ? 'the database is a standby' : 'READ_ONLY is on';
    log.warn(`${reason}: nothing is changed, and jobs wait`);
  } else context.jobs.start(jobHandlers(context));
  context.readiness.state = 'ready';
  if (config.mode === 'production' && config.smtpUrl === null) {
    log.warn('SMTP_URL is not set: mails are kept in the outbox and not sent');
  }
  if (config.demoData && !isLoopbackHost(new URL(config.apiUrl).host)) {
    log.warn(
      'DEMO_DATA is on where others come: everybody knows the password of the demonstration’s members',
    );
  }
  log.info(
    { engine: database.engine, url: config.apiUrl, port: config.port, mode: config.mode },
    'listening',
  );
}

/** Prints an error in one line and exits. */
function exit(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function orExit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ConfigError) exit(error.message);
    throw error;
  }
}

function requireWritable(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new ConfigError(
      `The data folder ${folder} isn’t writable. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

function exitForDatabase(error: unknown): never {
  if (error instanceof FolderInUseError || error instanceof DamagedDatabaseError) exit(error.message);
  if (error instanceof StandbyBehindError) exit(error.message);
  const reason =
    error instanceof Error
      ? error.message || String(Reflect.get(error, 'code') ?? error.name)
      : String(error);
  exit(`The database can't be opened: ${reason}`);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function portProblem(error: unknown, port: number, variable: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another with ${variable}.`;
  if (code === 'EADDRNOTAVAIL' && variable === 'API_PORT')
    return 'This machine has no such address to listen at. Correct API_HOST, or leave it out.';
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose another with ${variable}.`;
  return `The server can't listen on port ${port}: ${error instanceof Error ? error.message : error}`;
}

/**
 * Graceful shutdown: reports not ready, refuses new connections, closes sockets with a request to reconnect, completes
 * running calls and jobs, then closes the database.
 */
function stopOnSignals(
  { config, log, readiness }: Context,
  server: Server,
  realtime: Realtime,
  release: () => Promise<void>,
): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    readiness.state = 'stopping';
    log.info({ signal }, 'stopping');
    // The server does not close while a socket is open.
    await shutDownGracefully(server, {
      drainSeconds: config.drainSeconds,
      beginClosing: () => realtime.stop(),
    });
    await release();
    log.info('stopped');
    log.flush(() => process.exit(0));
  };
  onStopSignals(stop, (error) => {
    log.error({ err: error }, 'stopping failed');
    log.flush(() => process.exit(1));
  });
}
