import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTracing } from '@millrace/monitoring/tracing';
import { KEEP_ALIVE_MS } from '@millrace/serving';
import pino, { type DestinationStream } from 'pino';
import type { Realtime } from '../src/areas/messaging/realtime';
import { composeApi } from '../src/compose-api';
import { type Config, readConfig } from '../src/platform/config';
import type { Context } from '../src/platform/context';
import type { StatementLimits } from '../src/platform/db/statement-limit';
import { createLog } from '../src/platform/log';
import type { PrometheusMetrics } from '../src/platform/metrics';
import { PUBLIC_INTERNET } from '../src/platform/public-pages';
import { freshDatabase } from './fresh-database';
import { Mailbox } from './mailbox';
import { PASSWORD } from './seed';
import { Visitor } from './visitor';

/** A server with a database of its own, as one file of tests uses it. */
export interface TestServer {
  context: Context;
  realtime: Realtime;
  url: string;
  /** The host whose pages may call. */
  webUrl: string;
  /** What was mailed. */
  mail: Mailbox;
  /** Somebody who is not signed in. */
  guest(): Visitor;
  /** Somebody who signs in by the form. */
  signIn(email: string): Promise<Visitor>;
  close(): Promise<void>;
}

/** What differs from the usual configuration; where it depends on the server's own address, a function of it. */
type ConfigOverrides = Partial<Config> | ((url: string) => Promise<Partial<Config>>);

const WEB_URL = 'http://localhost:3000';

/** Who looks at a server from beside it, and what its database is held to. */
interface Surroundings {
  /** Takes the lines of its log, from `info` on. Default: errors go to the output of the tests. */
  logTo?: DestinationStream;
  /** Default: nobody counts. */
  metrics?: PrometheusMetrics;
  /** Default: statements take as long as they like. PostgreSQL’s alone. */
  statementLimits?: StatementLimits;
  /** URL of a pooler in transaction mode in front of the database. PostgreSQL’s alone. */
  pooler?: string;
  /** Leaves out the address of the database behind the pooler. */
  hasNoDirectUrl?: boolean;
  /** How many connections to the database there are. Default 5. PostgreSQL’s alone. */
  connections?: number;
  /** Whether the database is a new one rather than an emptied one, whose indexes keep their size: for tests of plans. */
  isNew?: boolean;
}

/** Starts a server. Reads and writes are without limit, unless a test is about them. */
export async function startTestServer(
  overrides: ConfigOverrides = {},
  {
    logTo,
    metrics,
    statementLimits,
    pooler,
    hasNoDirectUrl = false,
    connections,
    isNew = false,
  }: Surroundings = {},
): Promise<TestServer> {
  startTracing();
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-test-'));
  const database = await freshDatabase({
    ...(statementLimits && { statementLimits }),
    ...(pooler && { pooler, hasNoDirectUrl }),
    ...(connections && { connections }),
    isNew,
  });
  const server = createServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', API_URL: url, WEB_URL, DATA_DIR: dataDir }),
    rates: {
      reads: 0,
      writes: 0,
      searches: 0,
      signUps: 0,
      inquiries: 0,
      messages: 0,
      conversations: 0,
      posts: 0,
      comments: 0,
      likes: 0,
      events: 0,
      reports: 0,
      sockets: 0,
      preflights: 0,
    },
    // What holds up a machine that runs tests is no overload of this server.
    overload: { callMs: 0, waitMs: 0, callsMax: 1_000, databaseQueue: 0 },
    // No test asks a name server, whatever addresses it makes up.
    pages: { ...PUBLIC_INTERNET, resolve: async () => [] },
    ...(typeof overrides === 'function' ? await overrides(url) : overrides),
  };
  // What goes wrong inside is what a failing test wants to show.
  const log = logTo ? createLog('info', logTo) : createLog('error', pino.destination(2));
  const { context, realtime, ...api } = await composeApi({
    config,
    database,
    log,
    metrics: metrics ?? null,
    serve: (app) => server.on('request', app),
  });
  context.readiness.state = 'ready';
  return {
    context,
    realtime,
    url,
    webUrl: WEB_URL,
    mail: new Mailbox(context),
    guest: () => new Visitor(url, WEB_URL),
    signIn: async (email) => {
      const visitor = new Visitor(url, WEB_URL);
      const reply = await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
      if (!visitor.sessionCookie)
        throw new Error(`${email} could not sign in: ${reply.headers.get('location')}`);
      return visitor;
    },
    close: async () => {
      await realtime.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      database.watch(null);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
