import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Environment, parseEnvironments } from '@millrace/domain';
import { readDsn } from '@millrace/monitoring';
import { type MetricsPlace, readMetricsPlace } from '@millrace/monitoring/metrics';
import { assertEncryptedOrPrivate, readListenHost } from '@millrace/serving';
import { type Communities, readCommunities } from './communities';
import { type Contact, readContact } from './contact';

/** Configuration of the web server, from environment variables. */
export interface WebConfig {
  production: boolean;
  port: number;
  /** Listening address; undefined for all interfaces. */
  host: string | undefined;
  /** Hosts of production, staging and development. Default none. @see OPS-001, GAP-105 */
  environments: readonly Environment[];
  /** Public URL of the community on hosts without an environment. */
  webUrl: string;
  /** Public URL of the API for pages on such hosts. */
  apiUrl: string;
  /** Internal URL of the API for this server; null for the public one. */
  apiInternalUrl: string | null;
  /** DSN of the monitoring service; null without one. Failures on the environments' hosts are reported to it. */
  monitoringDsn: string | null;
  /** Address and token of the metrics endpoint; null disables it. */
  metrics: MetricsPlace | null;
  /** Version label of the build in metrics. */
  buildVersion: string;
  /** Ids of the main product of each sector. */
  communities: Communities;
  /** URL of the blog on another site; null without one. @see GAP-012 */
  blogUrl: string | null;
  /** True if sign-in with LinkedIn is offered; the API has its credentials. @see GAP-043 */
  hasLinkedin: boolean;
  /** Origins of a video provider to which browsers upload, besides the API. @see FEED-032 */
  videoUploadOrigins: readonly string[];
  /** URL of a third-party viewer of presentations with the placeholder `{url}`; null without one. @see GAP-020 */
  presentationViewer: string | null;
  /** Contact details of the operator. */
  contact: Contact;
  /** Number or addresses of trusted proxies (Express `trust proxy`). */
  trustProxy: number | string;
  /** Time in seconds between the stop signal and the shutdown, during which readiness probes fail. */
  drainSeconds: number;
  /** Folder of data that survives deployments. */
  dataFolder: string;
  /** Folder of a built Storybook, which may be missing. */
  storybookFolder: string;
  /** Folder that contains `build/`. */
  folder: string;
}

/**
 * Reads and validates the environment variables.
 * @throws Error with one line that names the invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const port = Number(env.WEB_PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error('WEB_PORT must be a port number from 0 to 65535.');
  return {
    production: env.NODE_ENV !== 'development',
    port,
    host: named('WEB_HOST', () => readListenHost(env.WEB_HOST)),
    webUrl: origin(env, 'WEB_URL', `http://localhost:${port}`),
    environments: named('HOSTS', () => parseEnvironments(env.HOSTS ?? '')),
    monitoringDsn: named('MONITORING_DSN', () => readDsn(env.MONITORING_DSN)),
    metrics: named('WEB_METRICS_ADDRESS', () => readMetricsPlace(env.WEB_METRICS_ADDRESS, env.METRICS_TOKEN)),
    buildVersion: env.BUILD_VERSION || packageVersion(),
    apiUrl: origin(env, 'API_URL', 'http://localhost:5000'),
    apiInternalUrl: readInternalUrl(env),
    communities: readCommunities(env.COMMUNITY_PRODUCTS),
    blogUrl: address(env, 'BLOG_URL'),
    hasLinkedin: Boolean(env.LINKEDIN_CLIENT_ID),
    videoUploadOrigins: origins(env, 'VIDEO_UPLOAD_ORIGINS'),
    presentationViewer: template(env, 'PRESENTATION_VIEWER_URL'),
    contact: readContact(env),
    trustProxy: /^\d+$/.test(env.TRUST_PROXY ?? '') ? Number(env.TRUST_PROXY) : env.TRUST_PROXY || 'loopback',
    drainSeconds: readDrainSeconds(env),
    dataFolder: env.DATA_DIR ?? fileURLToPath(new URL('../../../.millrace', import.meta.url)),
    storybookFolder:
      env.STORYBOOK_DIR || fileURLToPath(new URL('../../../storybook-static', import.meta.url)),
    folder: fileURLToPath(new URL('..', import.meta.url)),
  };
}

/** Requires https or a private host, as every call forwards the member's session to the API. */
function readInternalUrl(env: NodeJS.ProcessEnv): string | null {
  if (!env.API_INTERNAL_URL) return null;
  const internal = origin(env, 'API_INTERNAL_URL', 'http://localhost:5000');
  const url = new URL(internal);
  if (env.NODE_ENV !== 'development' && url.protocol !== 'https:')
    named('API_INTERNAL_URL', () => assertEncryptedOrPrivate(url, env.PRIVATE_HOSTS, 'use https'));
  return internal;
}

function readDrainSeconds({ DRAIN_SECONDS: value = '0' }: NodeJS.ProcessEnv): number {
  if (!/^\d{1,3}$/.test(value) || Number(value) > 300)
    throw new Error(`DRAIN_SECONDS must be a whole number from 0 to 300; it is "${value}".`);
  return Number(value);
}

function packageVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Prefixes the message of an error with the name of the variable. */
function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : error}`);
  }
}

function address(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(`${name} must be an address such as https://blog.example.com/; it is "${value}".`);
  return new URL(value).href;
}

/** Reads origins in the syntax of a Content-Security-Policy: hosts may start with `*.`. */
function origins(env: NodeJS.ProcessEnv, name: string): string[] {
  const listed = (env[name] ?? '').split(',').flatMap((one) => one.trim() || []);
  const wrong = listed.find((one) => !/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(one));
  if (wrong) throw new Error(`${name} must be origins such as https://*.tus.vimeo.com; it has "${wrong}".`);
  return listed;
}

/** Reads a URL template with the placeholder `{url}`. */
function template(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (!value.includes('{url}') || !URL.canParse(value) || new URL(value).protocol !== 'https:')
    throw new Error(`${name} must be an https address with {url} in it; it is "${value}".`);
  return value;
}

function origin(env: NodeJS.ProcessEnv, name: string, usual: string): string {
  const value = env[name] ?? usual;
  if (!URL.canParse(value)) throw new Error(`${name} must be an address such as ${usual}; it is "${value}".`);
  return new URL(value).origin;
}
