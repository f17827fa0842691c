import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isEmail, parseEnvironments } from '@millrace/domain';
import { type Monitoring, readDsn } from '@millrace/monitoring';
import { readMetricsPlace } from '@millrace/monitoring/metrics';
import { assertEncryptedOrPrivate, readListenHost } from '@millrace/serving';
import {
  address,
  ConfigError,
  choice,
  type Env,
  flag,
  group,
  integer,
  isTrustworthy,
  megabytes,
  named,
  readAll,
  readOrigin,
  readProvider,
  type Setting,
  type Settings,
  text,
  type ValuesOf,
} from './config-values';
import { externalId } from './db/ids';
import type { ScannerPlace } from './http/scan-file';
import { DEFAULT_DATA_DIR, PROGRAM_PATH } from './paths';
import { PUBLIC_INTERNET } from './public-pages';
import { readS3Place, type S3Place } from './storage/s3-place';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LINKEDIN = 'https://www.linkedin.com/oauth';
const LINKEDIN_CHECKS = ['pkce', 'nonce'] as const;
const CLAMD_PORT = 3310;

const databaseAddress = (name: string): Setting<string | null> =>
  address(name, /^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/name');

const readPort = integer('API_PORT', 5000, 0, 65535);
const readApiUrl: Setting<string> = (env) =>
  readOrigin('API_URL', env.API_URL || `http://localhost:${readPort(env)}`);
/** Finds the entry of `HOSTS` that this server is the API of. */
const findEnvironment = (env: Env) => {
  const all = named('HOSTS', () => parseEnvironments(env.HOSTS ?? ''));
  return all.find(({ apiUrl }) => apiUrl === readApiUrl(env));
};

/**
 * All settings by subject, with variable and default. Defaults are safe for a public server. docs/configuration.md has
 * the same subjects.
 */
const SETTINGS = {
  // The process

  /** `production` skips the validation of replies against the contract. */
  mode: choice('NODE_ENV', ['production', 'development', 'test'], 'production'),
  logLevel: choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  /** Seconds for which a stopping process keeps serving while it reports that it is not ready. */
  drainSeconds: integer('DRAIN_SECONDS', 0, 0, 300),
  /** True in read-only mode: reads work, writes are refused with a request to retry. */
  readOnly: flag('READ_ONLY'),
  /** True to fill an empty database with demo data, whose members have a public password. */
  demoData: flag('DEMO_DATA'),

  // Addresses

  port: readPort,
  /** Listening address; undefined for all interfaces. */
  host: (env: Env) => named('API_HOST', () => readListenHost(env.API_HOST)),
  /** Public address of this server, without a trailing slash. */
  apiUrl: readApiUrl,
  /** Addresses of the web host. Sign-in returns to the first; all may call with credentials. */
  webUrls: (env: Env): readonly [string, ...string[]] => {
    const value = env.WEB_URL || findEnvironment(env)?.webUrl || 'http://localhost:3000';
    const [first = '', ...others] = value.split(',').map((url) => readOrigin('WEB_URL', url.trim()));
    return [first, ...others];
  },
  /** Number or addresses of the proxies in front of the server (Express `trust proxy`). */
  trustProxy: ({ TRUST_PROXY: value }: Env): number | string =>
    // A web host on the same machine calls on behalf of browsers and forwards their address.
    /^\d+$/.test(value ?? '') ? Number(value) : value || 'loopback',
  /** A partner site with widgets that the demo has a report of; null without one. */
  partnerUrl: ({ PARTNER_URL: value }: Env) => (value ? readOrigin('PARTNER_URL', value) : null),

  // Data and files

  /** Folder of the embedded database, and of members' files unless `s3` is set. */
  dataDir: (env: Env) => resolve(env.DATA_DIR || DEFAULT_DATA_DIR),
  /** PostgreSQL connection; without it an embedded database in `dataDir` is used. */
  databaseUrl: databaseAddress('DATABASE_URL'),
  /** The same database without the pooler in transaction mode that `databaseUrl` names; null without a pooler. */
  databaseDirectUrl: (env: Env) => {
    const url = databaseAddress('DATABASE_DIRECT_URL')(env);
    if (url === null || env.DATABASE_URL) return url;
    throw new ConfigError(
      'DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler. Without a pooler, set only DATABASE_URL.',
    );
  },
  /** Read replicas, which answer guests' reads. */
  databaseReplicaUrls: (env: Env): readonly string[] => {
    const urls = (env.DATABASE_REPLICA_URL ?? '').split(',').map((url) => url.trim());
    return urls.flatMap(
      (url) => databaseAddress('DATABASE_REPLICA_URL')({ DATABASE_REPLICA_URL: url }) ?? [],
    );
  },
  databaseOwnerUrl: databaseAddress('DATABASE_OWNER_URL'),
  databaseConnections: integer('DATABASE_CONNECTIONS', 10, 1, 500),
  /** Statement timeouts in milliseconds by kind of caller; 0 for none. */
  statementTimeouts: group({
    guest: integer('STATEMENT_TIMEOUT_GUEST_MS', 3_000),
    call: integer('STATEMENT_TIMEOUT_MS', 15_000),
    long: integer('STATEMENT_TIMEOUT_LONG_MS', 120_000),
  }),
  /** Bucket for members' files; null for a folder in `dataDir`. */
  s3: ({ S3_URL: value }: Env): S3Place | null => {
    if (!value) return null;
    const place = readS3Place(value);
    if (place && isTrustworthy(new URL(place.endpoint))) return place;
    throw new ConfigError(
      'S3_URL must be an https URL such as https://KEY:SECRET@host/bucket?region=eu-central-1.',
    );
  },
  /**
   * Disk quotas in bytes for form uploads in progress: per member or guest network, and in total.
   */
  uploads: group({
    memberBytes: megabytes('UPLOADS_MEMBER_MB', 256),
    processBytes: megabytes('UPLOADS_MB', 2_048),
  }),
  /** Malware scanner for uploads; null without one. */
  scanner: ({ CLAMD_URL: value }: Env): ScannerPlace | null => {
    if (!value) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url?.protocol === 'tcp:' && url.hostname !== '') {
      return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || CLAMD_PORT) };
    }
    throw new ConfigError(`CLAMD_URL must be a URL such as tcp://localhost:${CLAMD_PORT}, not "${value}".`);
  },

  // Members

  /** Maximum lifetime of a session in days. */
  sessionMaxDays: integer('SESSION_MAX_DAYS', 90, 1, 3650),
  /** Domain of the session cookie, if web and API are two hosts of one site. */
  cookieDomain: text(
    'COOKIE_DOMAIN',
    (value) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value),
    'a domain such as example.com',
  ),
  /** Company whose members may edit and delete products. @see PERM-012 */
  productEditorCompanyId: (env: Env): string => {
    const read = text('PRODUCT_EDITOR_COMPANY_ID', (value) => UUID.test(value), 'a UUID');
    return read(env)?.toLowerCase() ?? externalId('demo', 'company', 'millrace-research');
  },
  /** True to let members of every plan start conversations. @see DIFF-002 */
  messagingOpen: flag('MESSAGING_OPEN'),

  // Limits

  /**
   * Limits by network address: calls and sockets per minute, sign-ups, inquiries and preflights per hour. By member:
   * messages per minute; conversations, posts, comments, likes and events per hour; reports per day. 0 for none.
   * Sign-in limits are fixed. @see GAP-101
   */
  rates: group({
    reads: integer('RATE_READS_PER_MINUTE', 1200),
    writes: integer('RATE_WRITES_PER_MINUTE', 120),
    searches: integer('RATE_SEARCHES_PER_MINUTE', 60),
    // A whole office may share an address; each email address has a limit of its own.
    signUps: integer('RATE_SIGN_UPS_PER_HOUR', 30),
    inquiries: integer('RATE_INQUIRIES_PER_HOUR', 5),
    messages: integer('RATE_MESSAGES_PER_MINUTE', 60),
    conversations: integer('RATE_CONVERSATIONS_PER_HOUR', 30),
    posts: integer('RATE_POSTS_PER_HOUR', 60),
    comments: integer('RATE_COMMENTS_PER_HOUR', 120),
    likes: integer('RATE_LIKES_PER_HOUR', 600),
    events: integer('RATE_EVENTS_PER_HOUR', 30),
    // Report floods are abuse too. @see GAP-096
    reports: integer('RATE_REPORTS_PER_DAY', 20),
    // An office reconnects all at once, with every tab.
    sockets: integer('RATE_SOCKETS_PER_MINUTE', 300),
    // Each may fetch a page of another site.
    preflights: integer('RATE_PREFLIGHTS_PER_HOUR', 60),
  }),
  /**
   * Limits of mails by member: invitations and shares per hour and day; quote requests to suppliers and answers to them
   * per day. 0 for none. @see GAP-101
   */
  mailLimits: group({
    mailsPerHour: integer('MEMBER_MAILS_PER_HOUR', 20),
    mailsPerDay: integer('MEMBER_MAILS_PER_DAY', 50),
    // Each is mailed to the contacts of up to two hundred suppliers.
    quoteRequestsPerDay: integer('QUOTE_REQUESTS_PER_DAY', 20),
    quoteAnswersPerDay: integer('QUOTE_ANSWERS_PER_DAY', 100),
  }),
  /**
   * Overload thresholds: median call duration in milliseconds from which concurrency is reduced, and number of statements
   * that may wait for the database; 0 for none. Excess calls queue for `waitMs`. At most `callsMax` calls run at
   * once.
   */
  overload: group({
    callMs: integer('OVERLOAD_CALL_MS', 250),
    waitMs: integer('OVERLOAD_WAIT_MS', 600),
    callsMax: integer('OVERLOAD_CALLS_MAX', 1_000, 1),
    databaseQueue: integer('OVERLOAD_DATABASE_QUEUE', 200),
  }),

  // Mail and devices

  /** Mail server; without one mails are stored in the outbox. */
  smtpUrl: address('SMTP_URL', /^smtps?:\/\/[^/]/, 'smtp://user:password@host:587'),
  /** Sender of mails: an address, or a name with the address in angle brackets. */
  mailFrom: ({ MAIL_FROM: value, SMTP_URL: server }: Env): string => {
    if (!value && server) {
      throw new ConfigError('MAIL_FROM must be set together with SMTP_URL: it’s the sender of all emails.');
    }
    if (!value) return 'Millrace <no-reply@millrace.example>';
    if (isEmail(/^[^<>\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value)) return value;
    throw new ConfigError(`MAIL_FROM must look like Millrace <no-reply@example.com>, not "${value}".`);
  },
  /** Sales desk: recipient of inquiries and of replies to mails. */
  salesEmail: ({ SALES_EMAIL: value }: Env): string =>
    text('SALES_EMAIL', isEmail, 'an e-mail address')({ SALES_EMAIL: value?.trim() }) ??
    'sales@millrace.example',
  /** VAPID key for push services: 32 bytes in base64url; null to generate one. @see https://www.rfc-editor.org/rfc/rfc8292 */
  vapidPrivateKey: text(
    'VAPID_PRIVATE_KEY',
    (key) => Buffer.from(key, 'base64url').length === 32,
    '32 bytes in base64url',
  ),
  /** Origins of push services beyond those of browsers. */
  pushOrigins: ({ PUSH_ORIGINS: value = '' }: Env): readonly string[] =>
    value
      .split(',')
      .filter(Boolean)
      .map((one) => new URL(one.trim()).origin),

  // Providers

  /**
   * Sign-in with LinkedIn or another OpenID Connect provider; null for off. `checks` names the checks besides `state`
   * (PKCE, nonce): LinkedIn supports them only for apps that are set up for it. @see GAP-043
   */
  linkedin: (env: Env) => {
    const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = env;
    if (!clientId && !clientSecret) return null;
    if (!clientId || !clientSecret) {
      throw new ConfigError('Set both LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET, or neither.');
    }
    readProvider(env, 'LINKEDIN_ISSUER', LINKEDIN);
    // A trailing slash is part of the issuer's name.
    const issuer = env.LINKEDIN_ISSUER || LINKEDIN;
    const usual = issuer === LINKEDIN ? 'none' : LINKEDIN_CHECKS.join(',');
    const checks = (env.LINKEDIN_CHECKS || usual).split(',').map((check) => check.trim());
    const unknown = checks.find((check) => check !== 'none' && !LINKEDIN_CHECKS.some((one) => one === check));
    if (unknown !== undefined) {
      throw new ConfigError(
        `LINKEDIN_CHECKS must be pkce, nonce, both separated by a comma, or none, not "${unknown}".`,
      );
    }
    return {
      issuer,
      clientId,
      clientSecret,
      checks: { pkce: checks.includes('pkce'), nonce: checks.includes('nonce') },
    };
  },
  /** Vimeo account for videos, of an app that may upload, edit and delete; null for our own storage. @see GAP-021, FEED-032 */
  vimeo: (env: Env) => {
    const { VIMEO_ACCESS_TOKEN: accessToken } = env;
    if (!accessToken) return null;
    return { accessToken, apiUrl: readProvider(env, 'VIMEO_API_URL', 'https://api.vimeo.com') };
  },
  /**
   * Stripe account, webhook secret and the yearly price of Premium; null without payments.
   * @see GAP-079
   */
  stripe: (env: Env) => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE: priceId } = env;
    if (!secretKey && !webhookSecret && !priceId) return null;
    // Without all three, members would pay without receiving the plan.
    if (!secretKey || !webhookSecret || !priceId) {
      throw new ConfigError('Set all of STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE, or none.');
    }
    return {
      secretKey,
      webhookSecret,
      priceId,
      apiUrl: readProvider(env, 'STRIPE_API_URL', 'https://api.stripe.com'),
    };
  },
  /** Fetcher of publishers' pages. Not set by a variable. */
  pages: () => PUBLIC_INTERNET,

  // Monitoring

  /** Monitoring service for failures; null for none, as for hosts outside of `HOSTS`. @see OPS-003 */
  monitoring: (env: Env): Monitoring | null => {
    const dsn = named('MONITORING_DSN', () => readDsn(env.MONITORING_DSN));
    const environment = findEnvironment(env);
    return environment && dsn ? { dsn, environment: environment.name } : null;
  },
  /** Address of metrics; null for none. */
  metrics: (env: Env) =>
    named('API_METRICS_ADDRESS', () => readMetricsPlace(env.API_METRICS_ADDRESS, env.METRICS_TOKEN)),
  /** Build name in metrics. */
  buildVersion: (env: Env): string => env.BUILD_VERSION || packageVersion(),
} satisfies Settings;

/** The configuration of a process, read once at startup. */
export type Config = ValuesOf<typeof SETTINGS>;

/** Limits of a server. */
export type Rate = keyof Config['rates'];

export type LinkedinConfig = NonNullable<Config['linkedin']>;
export type VimeoConfig = NonNullable<Config['vimeo']>;
export type StripeConfig = NonNullable<Config['stripe']>;

/**
 * Reads the configuration.
 *
 * @throws {ConfigError} naming the first invalid variable.
 */
export const readConfig = (env: Env): Config => readAll(SETTINGS, env);

/**
 * Reads the configuration of a server, which also needs a way to send mail.
 *
 * @throws {ConfigError} naming the first invalid variable.
 */
export function readServerConfig(env: Env): Config {
  const config = readConfig(env);
  if (config.mode !== 'production' || config.demoData) return config;
  // Members would wait for mails that nobody can read.
  if (config.smtpUrl === null) {
    throw new ConfigError(
      'SMTP_URL must be set in production, because no one can sign up without a mail server. Only a demo (DEMO_DATA=on) works without one.',
    );
  }
  requireHttps(config);
  for (const [name, url] of [
    ['DATABASE_URL', config.databaseUrl],
    ['DATABASE_DIRECT_URL', config.databaseDirectUrl],
    ['DATABASE_OWNER_URL', config.databaseOwnerUrl],
    ...config.databaseReplicaUrls.map((url) => ['DATABASE_REPLICA_URL', url] as const),
  ] as const) {
    named(name, () => requireEncryptedDatabase(url, env.PRIVATE_HOSTS));
  }
  return config;
}

/** Passwords and sessions must not cross a network in clear text. Local connections are exempt. */
function requireHttps({ apiUrl, webUrls }: Config): void {
  const addresses = [['API_URL', apiUrl] as const, ...webUrls.map((url) => ['WEB_URL', url] as const)];
  for (const [name, url] of addresses) {
    if (isTrustworthy(new URL(url))) continue;
    throw new ConfigError(
      `${name} must be an https URL in production, not ${url}. Only a demo (DEMO_DATA=on) and localhost work without https.`,
    );
  }
}

/** Values of `sslmode` that require encryption. */
const ENCRYPTS = /^(?:require|verify-ca|verify-full|no-verify)$/;

/**
 * Rejects an unencrypted database connection across foreign networks.
 *
 * @throws {Error} whose message continues after the variable's name.
 * @see https://www.postgresql.org/docs/current/libpq-ssl.html
 */
function requireEncryptedDatabase(databaseUrl: string | null, privateHosts: string | undefined): void {
  if (databaseUrl === null) return;
  const url = new URL(databaseUrl);
  if (ENCRYPTS.test(url.searchParams.get('sslmode') ?? '')) return;
  assertEncryptedOrPrivate(url, privateHosts, 'add ?sslmode=verify-full');
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(PROGRAM_PATH, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
