import { describe, expect, it } from 'vitest';
import { readConfig, readServerConfig } from './config';

describe('readConfig', () => {
  it('has a usual value for everything', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'production',
      port: 5000,
      host: undefined,
      apiUrl: 'http://localhost:5000',
      webUrls: ['http://localhost:3000'],
      databaseUrl: null,
      databaseOwnerUrl: null,
      s3: null,
      drainSeconds: 0,
      cookieDomain: null,
      smtpUrl: null,
      mailFrom: 'Millrace <no-reply@millrace.example>',
      salesEmail: 'sales@millrace.example',
      rates: { searches: 60, messages: 60, posts: 60, comments: 120, likes: 600, events: 30, reports: 20 },
      overload: { callMs: 250, waitMs: 600, callsMax: 1000, databaseQueue: 200 },
      statementTimeouts: { guest: 3000, call: 15_000, long: 120_000 },
      scanner: null,
      uploads: { memberBytes: 256 * 2 ** 20, processBytes: 2 ** 31 },
      readOnly: false,
      messagingOpen: false,
      sessionMaxDays: 90,
      demoData: false,
    });
    expect(readConfig({ CLAMD_URL: 'tcp://scanner.internal' }).scanner).toEqual({
      host: 'scanner.internal',
      port: 3310,
    });
    expect(() => readConfig({ CLAMD_URL: 'scanner:3310' })).toThrow('CLAMD_URL must be a URL');
    expect(readConfig({}).productEditorCompanyId).toMatch(/^[\da-f-]{36}$/);
  });

  it('reads what the environment says', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      API_PORT: '8080',
      API_HOST: '10.0.0.5',
      API_URL: 'https://api.millrace.example/',
      WEB_URL: 'https://www.millrace.example, https://millrace.example',
      DATABASE_URL: 'postgresql://user:secret@db/millrace',
      S3_URL: 'https://key:se%2Fcret@s3.example:9000/files/app?region=eu-central-1',
      DRAIN_SECONDS: '15',
      COOKIE_DOMAIN: '.millrace.example',
      TRUST_PROXY: '2',
      DEMO_DATA: 'off',
      SMTP_URL: 'smtps://user:secret@mail.millrace.example',
      MAIL_FROM: 'Millrace <hello@millrace.example>',
      SALES_EMAIL: 'desk@millrace.example',
      MESSAGING_OPEN: 'on',
      OVERLOAD_CALL_MS: '0',
      STATEMENT_TIMEOUT_GUEST_MS: '1000',
      UPLOADS_MEMBER_MB: '64',
      OVERLOAD_DATABASE_QUEUE: '50',
      READ_ONLY: 'on',
    });
    expect(config).toMatchObject({
      overload: { callMs: 0, waitMs: 600, callsMax: 1000, databaseQueue: 50 },
      statementTimeouts: { guest: 1000, call: 15_000, long: 120_000 },
      uploads: { memberBytes: 64 * 2 ** 20, processBytes: 2 ** 31 },
      readOnly: true,
      mode: 'production',
      port: 8080,
      host: '10.0.0.5',
      apiUrl: 'https://api.millrace.example',
      webUrls: ['https://www.millrace.example', 'https://millrace.example'],
      messagingOpen: true,
      databaseUrl: 'postgresql://user:secret@db/millrace',
      s3: {
        endpoint: 'https://s3.example:9000',
        region: 'eu-central-1',
        bucket: 'files',
        prefix: 'app/',
        accessKeyId: 'key',
        secretAccessKey: 'se/cret',
      },
      drainSeconds: 15,
      cookieDomain: '.millrace.example',
      trustProxy: 2,
      demoData: false,
      smtpUrl: 'smtps://user:secret@mail.millrace.example',
      mailFrom: 'Millrace <hello@millrace.example>',
      salesEmail: 'desk@millrace.example',
    });
  });

  it('lets the pages of its own environment call, and those of no other', () => {
    const HOSTS =
      'production=https://www.millrace.example>https://api.millrace.example,staging=https://try.millrace.example>https://api-try.millrace.example';
    const webUrls = (env: Record<string, string>) => readConfig({ HOSTS, ...env }).webUrls;
    expect(webUrls({ API_URL: 'https://api-try.millrace.example' })).toEqual([
      'https://try.millrace.example',
    ]);
    expect(webUrls({})).toEqual(['http://localhost:3000']);
    expect(webUrls({ API_URL: 'https://api.millrace.example', WEB_URL: 'https://a.example' })).toEqual([
      'https://a.example',
    ]);
  });

  it('is monitored as the API of an environment, and nowhere else [OPS-003]', () => {
    const env = {
      HOSTS: ['production', 'staging', 'development']
        .map((name) => `${name}=https://${name}.example>https://api.${name}.example`)
        .join(),
      MONITORING_DSN: 'https://key@monitoring.example/1',
    };
    for (const environment of ['production', 'staging', 'development']) {
      expect(readConfig({ ...env, API_URL: `https://api.${environment}.example` }).monitoring).toEqual({
        environment,
        dsn: env.MONITORING_DSN,
      });
      const withoutDsn = { HOSTS: env.HOSTS, API_URL: `https://api.${environment}.example` };
      expect(readConfig(withoutDsn).monitoring).toBeNull();
    }
    expect(readConfig(env).monitoring).toBeNull();
    expect(readConfig({ ...env, API_URL: 'https://api.example' }).monitoring).toBeNull();
  });

  it.each([
    [{ API_PORT: '-1' }, 'API_PORT'],
    [{ API_HOST: 'api.millrace.example' }, 'API_HOST'],
    [{ API_HOST: '127.0.0.1:5000' }, 'API_HOST'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ API_URL: 'https://api.millrace.example/v1' }, 'API_URL'],
    [{ WEB_URL: 'ftp://x' }, 'WEB_URL'],
    [{ COOKIE_DOMAIN: 'https://x' }, 'COOKIE_DOMAIN'],
    [{ PRODUCT_EDITOR_COMPANY_ID: '7' }, 'PRODUCT_EDITOR_COMPANY_ID'],
    [{ RATE_READS_PER_MINUTE: 'many' }, 'RATE_READS_PER_MINUTE'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SESSION_MAX_DAYS: '0' }, 'SESSION_MAX_DAYS'],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ S3_URL: 'https://s3.example/files' }, 'S3_URL'],
    [{ S3_URL: 'https://key:secret@s3.example/' }, 'S3_URL'],
    [{ S3_URL: 'http://key:secret@s3.example/files' }, 'S3_URL'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
    [{ MAIL_FROM: 'Millrace <hello>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Millrace\r\nBcc: <a@b.example>' }, 'MAIL_FROM'],
    [{ SALES_EMAIL: 'sales' }, 'SALES_EMAIL'],
    [{ HOSTS: 'production' }, 'HOSTS'],
    [{ VIMEO_ACCESS_TOKEN: 'token', VIMEO_API_URL: 'http://videos.example' }, 'VIMEO_API_URL'],
    [{ MONITORING_DSN: 'https://monitoring.example/1' }, 'MONITORING_DSN'],
  ])('refuses %j by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must`));
  });

  it('takes itself to be where everybody comes, without anybody’s account, unless it is told otherwise', () => {
    const { mode, demoData } = readConfig({ API_URL: 'https://api.millrace.example' });
    expect({ mode, demoData }).toEqual({ mode: 'production', demoData: false });
    expect(readConfig({ NODE_ENV: 'development', DEMO_DATA: 'on' })).toMatchObject({
      mode: 'development',
      demoData: true,
    });
  });

  it('serves nobody whose mails would go nowhere, but in a demonstration and in development', () => {
    expect(() => readServerConfig({})).toThrow(/^SMTP_URL must be set in production/);
    expect(readServerConfig({ DEMO_DATA: 'on' }).smtpUrl).toBeNull();
    expect(readServerConfig({ NODE_ENV: 'development' }).smtpUrl).toBeNull();
  });

  it('takes no address in production that passwords would travel to unencrypted', () => {
    const production = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' };
    const [web, api] = ['https://www.millrace.example', 'https://api.millrace.example'];
    expect(readServerConfig({ ...production, WEB_URL: web, API_URL: api }).apiUrl).toBe(api);
    for (const [name, env] of [
      ['API_URL', { WEB_URL: web, API_URL: 'http://api.millrace.example' }],
      ['WEB_URL', { WEB_URL: `${web},http://millrace.example`, API_URL: api }],
      ['API_URL', { WEB_URL: web, API_URL: 'http://10.0.0.7:5000' }],
      ['WEB_URL', { WEB_URL: 'http://localhost.example', API_URL: api }],
    ] as const) {
      expect(() => readServerConfig({ ...production, ...env })).toThrow(
        new RegExp(`^${name} must be an https`),
      );
      expect(readServerConfig({ ...env, DEMO_DATA: 'on' }).demoData).toBe(true);
      expect(readServerConfig({ ...env, NODE_ENV: 'development' }).mode).toBe('development');
    }
    const here = { WEB_URL: 'http://www.millrace.localhost:3000', API_URL: 'http://127.0.0.1:5000' };
    expect(readServerConfig({ ...production, ...here }).apiUrl).toBe(here.API_URL);
    // What operators run beside the server sends nothing.
    expect(readConfig({}).smtpUrl).toBeNull();
  });

  it('takes no database in production that passwords would travel to unencrypted', () => {
    const production = {
      ...{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' },
      ...{ WEB_URL: 'https://www.millrace.example', API_URL: 'https://api.millrace.example' },
    };
    const start = (DATABASE_URL: string, rest = {}) =>
      readServerConfig({ ...production, DATABASE_URL, ...rest }).databaseUrl;
    const away = 'postgres://user:secret@db.millrace.example/millrace';
    expect(() => start(away)).toThrow(
      /^DATABASE_URL sends passwords and sessions to db\.millrace\.example in clear text: add \?sslmode=verify-full(?!.*secret)/,
    );
    expect(() => start(`${away}?sslmode=disable`)).toThrow('in clear text');
    for (const rest of [
      { DATABASE_URL: `${away}?sslmode=verify-full` },
      { DATABASE_URL: 'postgres://user:secret@db/millrace' },
      { DATABASE_URL: 'postgres://user:secret@localhost:5432/millrace' },
      { PRIVATE_HOSTS: 'db.millrace.example' },
      { DEMO_DATA: 'on' },
      { NODE_ENV: 'development' },
    ]) {
      expect(start(away, rest)).toContain('postgres://');
    }
  });

  it('never repeats an address that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@db/x' })).toThrow(
      /^DATABASE_URL must(?!.*secret)/,
    );
    expect(() => readConfig({ SMTP_URL: 'http://user:secret@mail/', MAIL_FROM: 'a@b.example' })).toThrow(
      /^SMTP_URL must(?!.*secret)/,
    );
    expect(() => readConfig({ S3_URL: 'ftp://key:secret@s3/x' })).toThrow(/^S3_URL must(?!.*secret)/);
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE: 'price_1' };

  it('is off, or has all that it needs', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk',
      webhookSecret: 'whsec',
      priceId: 'price_1',
      apiUrl: 'https://api.stripe.com',
    });
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE',
    );
  });

  it('is asked where nobody can read along', () => {
    expect(readConfig({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:12111/' }).stripe?.apiUrl).toBe(
      'http://127.0.0.1:12111',
    );
    expect(() => readConfig({ ...keys, STRIPE_API_URL: 'http://stripe.example' })).toThrow('STRIPE_API_URL');
  });
});

describe('metrics', () => {
  it('are answered nowhere unless it is said where, and beyond this machine only with a token', () => {
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ API_METRICS_ADDRESS: '9464' }).metrics?.host).toBe('127.0.0.1');
    expect(() => readConfig({ API_METRICS_ADDRESS: '0.0.0.0:9464' })).toThrow(
      /^API_METRICS_ADDRESS names an address that other machines reach: set METRICS_TOKEN/,
    );
    const METRICS_TOKEN = 'a-token-of-the-tests';
    expect(readConfig({ API_METRICS_ADDRESS: '0.0.0.0:9464', METRICS_TOKEN }).metrics?.token).toBe(
      METRICS_TOKEN,
    );
    expect(readConfig({ BUILD_VERSION: 'abc123' }).buildVersion).toBe('abc123');
    expect(readConfig({}).buildVersion).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
