import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isEmail, parseEnvironments } from '@millrace/domain';
import { type Monitoring, readDsn } from '@millrace/monitoring';
import { type MetricsPlace, readMetricsPlace } from '@millrace/monitoring/metrics';
import { readListenHost } from '@millrace/serving';
import {
  readClamdUrl,
  readDatabaseUrl,
  readS3Url,
  readSmtpUrl,
  requireEncryptedDatabase,
} from './config-places';
import {
  type LinkedinConfig,
  readLinkedin,
  readStripe,
  readVimeo,
  type StripeConfig,
  type VimeoConfig,
} from './config-providers';
import {
  ConfigError,
  type Env,
  isTrustworthy,
  named,
  readChoice,
  readEmail,
  readInteger,
  readOrigin,
  readUuid,
} from './config-values';
import { externalId } from './db/ids';
import type { StatementLimits } from './db/statement-limit';
import type { ScannerPlace } from './http/scan-file';
import { DEFAULT_DATA_DIR, PROGRAM_PATH } from './paths';
import { type PageReach, PUBLIC_INTERNET } from './public-pages';
import type { S3Place } from './storage/s3-place';

/** What the process was told by its environment; read once, at the start. */
export interface Config {
  /** `production` answers without holding each reply against the contract. */
  mode: 'production' | 'development' | 'test';
  port: number;
  /** The address that is listened at; undefined for all interfaces. */
  host: string | undefined;
  /** The address under which browsers reach this server, without a slash at the end. */
  apiUrl: string;
  /** The addresses of the web host; the first is where a login returns to, and all may call with credentials. */
  webUrls: readonly [string, ...string[]];
  /** A PostgreSQL to use; without it an embedded database in `dataDir`. */
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  databaseConnections: number;
  /** How long a statement may take, in milliseconds, by what it is for; 0 is without limit. */
  statementTimeouts: StatementLimits;
  /** Where the embedded database is kept, and members' files unless `s3` is named. */
  dataDir: string;
  /** The bucket of members' files; null for a folder in `dataDir`. */
  s3: S3Place | null;
  /** How long a process that was told to stop goes on while it says that it is not ready, in seconds. */
  drainSeconds: number;
  /** After how many days a session ends, however much it is used. */
  sessionMaxDays: number;
  /** The domain of the session cookie, when web and API are two hosts of one site. */
  cookieDomain: string | null;
  /** Whose members may change and delete products. @see PERM-012 */
  productEditorCompanyId: string;
  /**
   * Calls and openings of sockets per minute and network address, sign-ups, inquiries and preflights per hour; of each member
   * messages per minute, new conversations, posts, comments, likes and events per hour, and reports per day; 0 is
   * without limit. The limits of sign-ins are not for configuration. @see GAP-101
   */
  rates: Readonly<Record<Rate, number>>;
  /**
   * Mails that one member may cause: invitations and shares an hour and a day, requests for quotes that go to suppliers
   * and answers to such requests a day; 0 is without limit. @see GAP-101
   */
  mailLimits: Readonly<Record<MailLimit, number>>;
  /**
   * What is too much: how long half of the calls may take until fewer are answered at once, in milliseconds, and how many
   * statements may wait for the database; 0 is without limit. What comes beyond waits for so long until it is refused. No
   * more than `callsMax` are answered at once.
   */
  overload: Readonly<{ callMs: number; waitMs: number; callsMax: number; databaseQueue: number }>;
  /**
   * How much is kept on the disk of files of forms that have not arrived whole or are worked on, of one member or a
   * guest's network, and of all together, in bytes.
   */
  uploads: Readonly<{ memberBytes: number; processBytes: number }>;
  /** Scans files for malware before anything is made of them; null where nothing does. */
  scanner: ScannerPlace | null;
  /** Whether nothing is changed, by the operator's wish: members read, and are told to come back for the rest. */
  readOnly: boolean;
  /** Whether members on every plan may begin conversations. @see DIFF-002 */
  messagingOpen: boolean;
  /** Signing in with LinkedIn; null is off. @see GAP-043 */
  linkedin: LinkedinConfig | null;
  /** Where videos go instead of our own store; null for our own. @see GAP-021, FEED-032 */
  vimeo: VimeoConfig | null;
  /** Taking payments by Stripe; null where there is none. @see GAP-079 */
  stripe: StripeConfig | null;
  /** How many proxies stand before the server, or which addresses they have (Express `trust proxy`). */
  trustProxy: number | string;
  /** By what push services know us: 32 bytes in base64url; null for a key of our own making. @see https://www.rfc-editor.org/rfc/rfc8292 */
  vapidPrivateKey: string | null;
  /** Origins that are taken for push services beside those of browsers. */
  pushOrigins: readonly string[];
  /** Where pages of others are read. No variable sets it. */
  pages: PageReach;
  /** Whether an empty database is filled with the demonstration, whose members have a password that everybody knows. */
  demoData: boolean;
  /** Another site that shows widgets, which the demonstration has a report of; null where there is none. */
  partnerUrl: string | null;
  /** The mail server; without it mails are kept in the outbox. */
  smtpUrl: string | null;
  /** Who sends mails: an address, or a name and the address in angle brackets. */
  mailFrom: string;
  /** The sales desk, which gets inquiries and the answers to mails. */
  salesEmail: string;
  /** Whom failures are told; null for nobody, as wherever `apiUrl` is no environment's. @see OPS-003 */
  monitoring: Monitoring | null;
  /** Where metrics are read; null for nowhere. */
  metrics: MetricsPlace | null;
  /** What metrics call this build. */
  buildVersion: string;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** Which of a member's mails are limited. */
export type MailLimit = 'mailsPerHour' | 'mailsPerDay' | 'quoteRequestsPerDay' | 'quoteAnswersPerDay';

/** What is limited. */
export type Rate =
  | 'reads'
  | 'writes'
  | 'searches'
  | 'signUps'
  | 'inquiries'
  | 'messages'
  | 'conversations'
  | 'posts'
  | 'comments'
  | 'likes'
  | 'events'
  | 'reports'
  | 'sockets'
  | 'preflights';

const MODES = ['production', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Reads what a server is started with: beside all else, its mails must go somewhere.
 *
 * @throws {ConfigError} naming the first variable that can't be used.
 */
export function readServerConfig(env: Env): Config {
  const config = readConfig(env);
  // Members would wait for mails that nobody can read.
  if (config.mode === 'production' && config.smtpUrl === null && !config.demoData) {
    throw new ConfigError(
      'SMTP_URL must be set in production: without a mail server nobody can register. Only a demonstration (DEMO_DATA=on) does without.',
    );
  }
  if (config.mode === 'production' && !config.demoData) {
    requireHttps(config);
    named('DATABASE_URL', () => requireEncryptedDatabase(config.databaseUrl, env.PRIVATE_HOSTS));
    named('DATABASE_OWNER_URL', () => requireEncryptedDatabase(config.databaseOwnerUrl, env.PRIVATE_HOSTS));
  }
  return config;
}

/** Passwords and sessions would cross the network for everybody on the way to read. Within this machine nobody is. */
function requireHttps({ apiUrl, webUrls }: Config): void {
  const addresses = [['API_URL', apiUrl] as const, ...webUrls.map((url) => ['WEB_URL', url] as const)];
  for (const [name, url] of addresses) {
    if (isTrustworthy(new URL(url))) continue;
    throw new ConfigError(
      `${name} must be an https address in production, not ${url}: only a demonstration (DEMO_DATA=on), and this machine itself, do without.`,
    );
  }
}

/**
 * Reads the configuration. What is not said is what is safe where everybody can reach the server.
 *
 * @throws {ConfigError} naming the first variable that can't be used.
 */
export function readConfig(env: Env): Config {
  const port = readInteger(env, 'API_PORT', 5000, { min: 0, max: 65535 });
  const apiUrl = readOrigin('API_URL', env.API_URL || `http://localhost:${port}`);
  const environments = named('HOSTS', () => parseEnvironments(env.HOSTS ?? ''));
  const environment = environments.find((one) => one.apiUrl === apiUrl);
  const dsn = named('MONITORING_DSN', () => readDsn(env.MONITORING_DSN));
  const webUrls = (env.WEB_URL || environment?.webUrl || 'http://localhost:3000')
    .split(',')
    .map((url) => readOrigin('WEB_URL', url.trim()));
  return {
    mode: readChoice(env, 'NODE_ENV', MODES, 'production'),
    port,
    host: named('API_HOST', () => readListenHost(env.API_HOST)),
    apiUrl,
    webUrls: webUrls as [string, ...string[]],
    databaseUrl: readDatabaseUrl(env),
    databaseOwnerUrl: readDatabaseUrl(env, 'DATABASE_OWNER_URL'),
    databaseConnections: readInteger(env, 'DATABASE_CONNECTIONS', 10, { min: 1, max: 500 }),
    statementTimeouts: {
      guest: readInteger(env, 'STATEMENT_TIMEOUT_GUEST_MS', 3_000, { min: 0 }),
      call: readInteger(env, 'STATEMENT_TIMEOUT_MS', 15_000, { min: 0 }),
      long: readInteger(env, 'STATEMENT_TIMEOUT_LONG_MS', 120_000, { min: 0 }),
    },
    dataDir: resolve(env.DATA_DIR || DEFAULT_DATA_DIR),
    s3: readS3Url(env),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', 0, { min: 0, max: 300 }),
    sessionMaxDays: readInteger(env, 'SESSION_MAX_DAYS', 90, { min: 1, max: 3650 }),
    cookieDomain: readCookieDomain(env),
    productEditorCompanyId: readUuid(
      env,
      'PRODUCT_EDITOR_COMPANY_ID',
      externalId('demo', 'company', 'millrace-research'),
    ),
    rates: {
      reads: readInteger(env, 'RATE_READS_PER_MINUTE', 1200, { min: 0 }),
      writes: readInteger(env, 'RATE_WRITES_PER_MINUTE', 120, { min: 0 }),
      searches: readInteger(env, 'RATE_SEARCHES_PER_MINUTE', 60, { min: 0 }),
      // A whole office may sit behind one address; each e-mail address has a limit of its own.
      signUps: readInteger(env, 'RATE_SIGN_UPS_PER_HOUR', 30, { min: 0 }),
      inquiries: readInteger(env, 'RATE_INQUIRIES_PER_HOUR', 5, { min: 0 }),
      messages: readInteger(env, 'RATE_MESSAGES_PER_MINUTE', 60, { min: 0 }),
      conversations: readInteger(env, 'RATE_CONVERSATIONS_PER_HOUR', 30, { min: 0 }),
      posts: readInteger(env, 'RATE_POSTS_PER_HOUR', 60, { min: 0 }),
      comments: readInteger(env, 'RATE_COMMENTS_PER_HOUR', 120, { min: 0 }),
      likes: readInteger(env, 'RATE_LIKES_PER_HOUR', 600, { min: 0 }),
      events: readInteger(env, 'RATE_EVENTS_PER_HOUR', 30, { min: 0 }),
      // More would be an abuse themselves. @see GAP-096
      reports: readInteger(env, 'RATE_REPORTS_PER_DAY', 20, { min: 0 }),
      // An office comes back all at once when its connection does, with every tab.
      sockets: readInteger(env, 'RATE_SOCKETS_PER_MINUTE', 300, { min: 0 }),
      // Each may have us read a page of somebody else.
      preflights: readInteger(env, 'RATE_PREFLIGHTS_PER_HOUR', 60, { min: 0 }),
    },
    mailLimits: {
      mailsPerHour: readInteger(env, 'MEMBER_MAILS_PER_HOUR', 20, { min: 0 }),
      mailsPerDay: readInteger(env, 'MEMBER_MAILS_PER_DAY', 50, { min: 0 }),
      // Each goes to the people of up to two hundred suppliers.
      quoteRequestsPerDay: readInteger(env, 'QUOTE_REQUESTS_PER_DAY', 20, { min: 0 }),
      quoteAnswersPerDay: readInteger(env, 'QUOTE_ANSWERS_PER_DAY', 100, { min: 0 }),
    },
    overload: {
      callMs: readInteger(env, 'OVERLOAD_CALL_MS', 250, { min: 0 }),
      waitMs: readInteger(env, 'OVERLOAD_WAIT_MS', 600, { min: 0 }),
      callsMax: readInteger(env, 'OVERLOAD_CALLS_MAX', 1_000, { min: 1 }),
      databaseQueue: readInteger(env, 'OVERLOAD_DATABASE_QUEUE', 200, { min: 0 }),
    },
    scanner: readClamdUrl(env),
    uploads: {
      memberBytes: readInteger(env, 'UPLOADS_MEMBER_MB', 256, { min: 1, max: 1_000_000 }) * 2 ** 20,
      processBytes: readInteger(env, 'UPLOADS_MB', 2_048, { min: 1, max: 1_000_000 }) * 2 ** 20,
    },
    readOnly: readChoice(env, 'READ_ONLY', ['on', 'off'] as const, 'off') === 'on',
    messagingOpen: readChoice(env, 'MESSAGING_OPEN', ['on', 'off'] as const, 'off') === 'on',
    linkedin: readLinkedin(env),
    vimeo: readVimeo(env),
    stripe: readStripe(env),
    vapidPrivateKey: readVapidKey(env),
    pushOrigins: (env.PUSH_ORIGINS ?? '')
      .split(',')
      .filter(Boolean)
      .map((one) => new URL(one.trim()).origin),
    pages: PUBLIC_INTERNET,
    // A web host on the same machine asks on behalf of browsers and says for whom.
    trustProxy: /^\d+$/.test(env.TRUST_PROXY ?? '') ? Number(env.TRUST_PROXY) : env.TRUST_PROXY || 'loopback',
    demoData: readChoice(env, 'DEMO_DATA', ['on', 'off'] as const, 'off') === 'on',
    partnerUrl: env.PARTNER_URL ? readOrigin('PARTNER_URL', env.PARTNER_URL) : null,
    smtpUrl: readSmtpUrl(env),
    mailFrom: readMailFrom(env),
    salesEmail: readEmail(env, 'SALES_EMAIL', 'sales@millrace.example'),
    monitoring: environment && dsn ? { dsn, environment: environment.name } : null,
    metrics: named('API_METRICS_ADDRESS', () => readMetricsPlace(env.API_METRICS_ADDRESS, env.METRICS_TOKEN)),
    buildVersion: env.BUILD_VERSION || packageVersion(),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROGRAM_PATH, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function readVapidKey({ VAPID_PRIVATE_KEY: key }: Env): string | null {
  if (!key) return null;
  if (Buffer.from(key, 'base64url').length !== 32) {
    throw new ConfigError('VAPID_PRIVATE_KEY must be 32 bytes in base64url.');
  }
  return key;
}

function readMailFrom(env: Env): string {
  const text = env.MAIL_FROM;
  if (!text) {
    if (env.SMTP_URL)
      throw new ConfigError('MAIL_FROM must be set where SMTP_URL is: it is who sends the mails.');
    return 'Millrace <no-reply@millrace.example>';
  }
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (!isEmail(address)) {
    throw new ConfigError(`MAIL_FROM must be such as Millrace <no-reply@example.com>, not "${text}".`);
  }
  return text;
}

function readCookieDomain(env: Env): string | null {
  const text = env.COOKIE_DOMAIN;
  if (!text) return null;
  if (!/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)) {
    throw new ConfigError(`COOKIE_DOMAIN must be a domain such as example.com, not "${text}".`);
  }
  return text;
}
