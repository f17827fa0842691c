import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, localApiUrl, localWebUrl, ports, staging, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

test('a page calls the API of its own host, on every host of the server [OPS-001]', async ({ page }) => {
  const answered = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    // 204 answers what counts views, which may come at any moment.
    if (pathname.startsWith('/api/')) answered.add(`${origin} ${response.ok() ? 'ok' : response.status()}`);
  });
  await page.goto(staging.webUrl + preform.path);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search products and companies' });
  // The field may become interactive later than the page around it.
  await expect(async () => {
    await field.fill('');
    await field.fill('silica');
    await expect(page.getByRole('option', { name: /silica/i }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect([...answered]).toEqual([`${staging.apiUrl} ok`]);
});

test('a page may call and send forms to the API of its own host alone, and names no other installation [OPS-001]', async () => {
  const installations = [
    { page: webUrl, api: apiUrl },
    { page: staging.webUrl, api: staging.apiUrl },
    { page: localWebUrl, api: localApiUrl },
  ];
  for (const { page, api } of installations) {
    const { text, policy } = await pageAsked({ Host: new URL(page).host }, `${preform.path}?login=true`);
    expect(text).toContain(`action="${api}/auth/login"`);
    const monitoring = `http://localhost:${ports.monitoring}`;
    for (const directive of ['connect-src', 'form-action', 'img-src']) {
      const sources = policy.split(';').find((one) => one.trim().startsWith(directive));
      const servers = sources?.split(' ').filter((source) => /^http/.test(source) && source !== monitoring);
      expect([page, directive, servers]).toEqual([page, directive, [api]]);
    }
    // The canonical address is that of production on every host.
    const others = [staging.webUrl, staging.apiUrl].filter((address) => address !== page && address !== api);
    for (const address of others) expect(text).not.toContain(address);
  }
});

test('a page of an unknown host refers to no other server, whatever its headers name [OPS-001]', async () => {
  const asked: Record<string, string>[] = [
    { Host: 'thief.example' },
    { Host: 'www.millrace.localhost.thief.example' },
    { Host: `localhost:${ports.web}`, 'X-Forwarded-Host': 'thief.example' },
  ];
  for (const headers of asked) {
    const { text, policy } = await pageAsked(headers);
    expect(text + policy).not.toContain('thief.example');
    expect(policy).toContain(`form-action 'self' ${localApiUrl}`);
    expect(text).toContain(`<link rel="canonical" href="${webUrl}/"/>`);
  }
});

/** A page, asked for with headers that a browser would not let a page choose. */
function pageAsked(headers: Record<string, string>, path = '/'): Promise<{ text: string; policy: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: 'localhost', port: ports.web, path, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ text, policy: String(reply.headers['content-security-policy']) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}
