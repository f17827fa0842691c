import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT } from '@millrace/test-servers/identity-provider';
import { defineConfig } from '@playwright/test';
import { chromium } from './chromium';
import { firefox } from './firefox/project';
import {
  apiUrl,
  environments,
  localApiUrl,
  localWebUrl,
  partnerUrl,
  ports,
  staging,
  viewerOrigin,
  webUrl,
} from './hosts';

const root = join(import.meta.dirname, '..', '..');
// Workers read this file again: the folder is created once and passed on in the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'millrace-e2e-'));

const env = {
  NODE_ENV: 'production',
  DATA_DIR: process.env.E2E_DATA_DIR,
  DEMO_DATA: 'on',
  API_PORT: String(ports.api),
  WEB_PORT: String(ports.web),
  PARTNER_PORT: String(ports.partner),
  API_URL: apiUrl,
  HOSTS: environments,
  MONITORING_DSN: `http://publickey@localhost:${ports.monitoring}/7`,
  API_INTERNAL_URL: localApiUrl,
  WEB_URL: webUrl,
  PARTNER_URL: partnerUrl,
  BLOG_URL: partnerUrl,
  PRESENTATION_VIEWER_URL: `${viewerOrigin}/?src={url}`,
  // Its buttons are shown everywhere; the provider only runs for the journey that follows them.
  LINKEDIN_ISSUER: `http://127.0.0.1:${ports.identity}`,
  LINKEDIN_CLIENT_ID: CLIENT.id,
  LINKEDIN_CLIENT_SECRET: CLIENT.secret,
  COOKIE_DOMAIN: 'millrace.localhost',
  // Limits of reads and writes may be raised for tests; sign-in keeps its limit.
  RATE_READS_PER_MINUTE: '100000',
  RATE_WRITES_PER_MINUTE: '10000',
  RATE_SIGN_UPS_PER_HOUR: '0',
  RATE_INQUIRIES_PER_HOUR: '0',
  RATE_SEARCHES_PER_MINUTE: '10000',
  // Many journeys share few accounts.
  RATE_POSTS_PER_HOUR: '0',
  RATE_COMMENTS_PER_HOUR: '0',
  RATE_LIKES_PER_HOUR: '0',
  RATE_EVENTS_PER_HOUR: '0',
  RATE_REPORTS_PER_DAY: '0',
  // A busy test machine must not count as an overload of the server.
  OVERLOAD_CALL_MS: '0',
  LOG_LEVEL: 'warn',
};

const service = (entry: string, port: number, health: string, own: Record<string, string> = {}) => ({
  command: `node ${entry}`,
  cwd: root,
  url: `http://localhost:${port}${health}`,
  env: { ...env, ...own },
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'pipe' as const,
});

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json']],
  outputDir: join(root, 'test-results', 'e2e'),
  use: {
    baseURL: webUrl,
    viewport: { width: 1440, height: 900 },
    // Tracing costs a third of the time: `E2E_TRACE=1` records a trace when a journey fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [...chromium, ...(process.env.FIREFOX_PATH ? [firefox] : [])],
  webServer: [
    service('apps/api/dist/main.js', ports.api, '/readyz', {
      WEB_URL: [webUrl, staging.webUrl, localWebUrl].join(),
    }),
    service('apps/web/dist/main.js', ports.web, '/healthz', { API_URL: localApiUrl }),
    service('apps/partner-site/dist/main.js', ports.partner, '/healthz'),
  ],
});
