import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type MonitoringService, startMonitoringService } from '@millrace/monitoring/testing';
import { expect, type Page, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, localWebUrl, ports, staging, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

// One service, at the address that the web server was given at its start.
test.describe.configure({ mode: 'default' });

let service: MonitoringService;
test.beforeAll(async () => {
  service = await startMonitoringService(ports.monitoring);
});
test.afterAll(() => service.close());

const secrets = ['token-secret', 'cookie-secret', 'typed-secret', 'post-secret'];

/** A page whose address, cookies, form and failing code each hold a secret. */
async function openWithSecrets(page: Page, host: string): Promise<void> {
  await page.context().addCookies([{ name: 'planted', value: 'cookie-secret', url: host }]);
  await page.goto(`${host}${preform.path}?token=token-secret#token-secret`);
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search products and companies' }).fill('typed-secret');
}

/** Throws in the page, once where nothing catches it and once in a promise that nobody waits for. */
async function failTwice(page: Page): Promise<void> {
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noConsole: what is logged must not be told either.
    console.error('post-secret');
    const post = { body: 'post-secret' };
    setTimeout(() => {
      throw new RangeError(`Could not show ${post.body}`);
    });
    Promise.reject(Object.assign(new SyntaxError(`"${post.body}" is not valid JSON`), post));
  });
}

function expectNoSecret(): void {
  for (const secret of secrets) expect(service.received.join('\n')).not.toContain(secret);
}

test('a page reports its errors without secrets or typed text; a page of an unknown host reports none [OPS-003, GAP-105]', async ({
  page,
}) => {
  const own = (environment: string, type: string) =>
    service.event(
      (event) => event.environment === environment && event.exception?.values?.[0]?.type === type,
    );
  for (const [environment, host] of [
    ['production', webUrl],
    ['staging', staging.webUrl],
  ] as const) {
    await test.step(`a page of ${environment}`, async () => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const isSender = (path: string) => path.startsWith('/assets/browser-');
      await openWithSecrets(page, host);
      // What sends reports is loaded when there is one to send.
      expect(loaded.some(isSender)).toBe(false);
      await failTwice(page);
      expect(await own(environment, 'RangeError')).toMatchObject({
        platform: 'javascript',
        tags: { part: 'browser', noticed: 'window' },
        request: { headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) } },
      });
      expect((await own(environment, 'SyntaxError')).tags).toMatchObject({ noticed: 'rejection' });
      expect(loaded.some(isSender)).toBe(true);
      expectNoSecret();
    });
  }

  await test.step('a page of any other host reports nothing, and its CSP forbids it', async () => {
    const before = service.received.length;
    await openWithSecrets(page, localWebUrl);
    await failTwice(page);
    const policy = await page.evaluate(async () =>
      (await fetch(location.href)).headers.get('content-security-policy'),
    );
    expect(policy).not.toContain(String(ports.monitoring));
    await expect(page.locator('meta[name="millrace-monitoring"]')).toHaveCount(0);
    // A failure of a monitored page, told afterwards, is the next that comes.
    await openWithSecrets(page, webUrl);
    await page.evaluate(() => void Promise.reject(new EvalError('post-secret')));
    await own('production', 'EvalError');
    expect(service.received.length).toBe(before + 1);
  });

  await test.step('requests aborted by navigation are not reported', async () => {
    const before = service.received.length;
    // As Firefox gives up what is on its way.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeunload'));
      void Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
      void Promise.reject(new URIError('post-secret'));
    });
    await own('production', 'URIError');
    expect(service.received.slice(before).join()).not.toContain('TypeError');
    // Whoever stays goes on.
    await page.keyboard.press('Shift');
    await page.evaluate(() => void Promise.reject(new TypeError('post-secret')));
    await own('production', 'TypeError');
  });

  await test.step('a failed navigation is reported by its route', async () => {
    await page.route(/\/company\/.*\.data/, (route) => route.fulfill({ status: 200, body: 'post-secret' }));
    await page.getByRole('main').locator('a[href^="/company/"]:visible').first().click();
    const event = await service.event(
      ({ tags }) => tags?.noticed === 'navigation' || tags?.noticed === 'boundary',
    );
    expect(event.transaction).toContain('company/:slugOrId');
    expectNoSecret();
  });

  await test.step('a hydration mismatch is reported', async () => {
    await page.addInitScript(() => {
      const changes = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        heading.prepend('post-secret ');
        changes.disconnect();
      });
      changes.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${webUrl}/search?search=typed-secret`);
    const event = await service.event(({ tags }) => tags?.noticed === 'hydration');
    expect(event.exception?.values?.[0]?.value).toMatch(/^Minified React error #\d+\.$/);
    expectNoSecret();
  });
});

test.describe('the web server', () => {
  let api: Server;
  let web: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    // An API that fails.
    api = createServer((_request, response) => {
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: 'post-secret', code: 'internal' }));
    });
    await new Promise<void>((resolve) => api.listen(0, resolve));
    const port = ports.web + 9;
    address = `http://localhost:${port}`;
    web = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'web', 'dist', 'main.js')], {
      stdio: 'inherit',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: process.env.E2E_DATA_DIR,
        WEB_PORT: String(port),
        HOSTS: `development=${address}>${apiUrl}`,
        API_INTERNAL_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
        MONITORING_DSN: service.dsn,
      },
    });
    await expect(async () => expect((await fetch(`${address}/healthz`)).ok).toBe(true)).toPass();
  });
  test.afterAll(() => {
    web.kill();
    api.close();
  });

  test('reports each failed page, and none of another host [OPS-003, GAP-105]', async () => {
    const headers = { Cookie: 'millrace_session=cookie-secret' };
    const path = `${preform.path}?token=token-secret`;
    const told = () => service.events.filter(({ tags }) => tags?.part === 'web');
    const elsewhere = address.replace('localhost', '127.0.0.1');
    expect((await fetch(elsewhere + path, { headers })).status).toBe(500);
    for (let round = 0; round < 3; round += 1) {
      expect((await fetch(address + path, { headers })).status).toBe(500);
    }
    await expect.poll(() => told().length).toBe(3);
    expect(told()[0]).toMatchObject({ environment: 'development', platform: 'node', tags: { status: 500 } });
    expect(told()[0]?.exception?.values?.[0]?.type).toBe('ApiError');
    expectNoSecret();
  });
});
