/* Where the server keeps what it is given, and sends its mails. */
import { assertEncryptedOrPrivate } from '@millrace/serving';
import { ConfigError, type Env, isTrustworthy } from './config-values';
import type { ScannerPlace } from './http/scan-file';
import { readS3Place, type S3Place } from './storage/s3-place';

/** @throws {ConfigError} whose message leaves the address out, as that may hold a secret. */
export function readDatabaseUrl(
  env: Env,
  name: 'DATABASE_URL' | 'DATABASE_OWNER_URL' = 'DATABASE_URL',
): string | null {
  const text = env[name];
  if (!text) return null;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError(`${name} must be an address such as postgres://user:password@host:5432/name.`);
  }
  return text;
}

/** What of `sslmode` never goes on without encryption. */
const ENCRYPTS = /^(?:require|verify-ca|verify-full|no-verify)$/;

/**
 * Refuses a database that is reached in clear text over networks of others.
 *
 * @throws {Error} whose sentence goes on from the name of the variable.
 * @see https://www.postgresql.org/docs/current/libpq-ssl.html
 */
export function requireEncryptedDatabase(databaseUrl: string | null, privateHosts: string | undefined): void {
  if (databaseUrl === null) return;
  const url = new URL(databaseUrl);
  if (ENCRYPTS.test(url.searchParams.get('sslmode') ?? '')) return;
  assertEncryptedOrPrivate(url, privateHosts, 'add ?sslmode=verify-full');
}

/** @throws {ConfigError} whose message leaves the address out, as that may hold a secret. */
export function readS3Url({ S3_URL: text }: Env): S3Place | null {
  if (!text) return null;
  const place = readS3Place(text);
  if (!place || !isTrustworthy(new URL(place.endpoint))) {
    throw new ConfigError(
      'S3_URL must be an https address such as https://KEY:SECRET@host/bucket?region=eu-central-1.',
    );
  }
  return place;
}

/** @throws {ConfigError} whose message leaves the address out, as that may hold a secret. */
export function readSmtpUrl(env: Env): string | null {
  const text = env.SMTP_URL;
  if (!text) return null;
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@host:587.');
  }
  return text;
}

/** The port of clamd. */
const CLAMD_PORT = 3310;

/** @throws {ConfigError} */
export function readClamdUrl({ CLAMD_URL: text }: Env): ScannerPlace | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'tcp:' || url.hostname === '') {
    throw new ConfigError(
      `CLAMD_URL must be an address such as tcp://localhost:${CLAMD_PORT}, not "${text}".`,
    );
  }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || CLAMD_PORT) };
}
