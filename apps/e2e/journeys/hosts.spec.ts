import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { apiUrl, localApiUrl, localWebUrl, ports, staging, webUrl } from '../hosts';
import { hydrated } from '../sign-in';

const sites = [
  { name: 'production', page: webUrl, api: apiUrl },
  { name: 'staging', page: staging.webUrl, api: staging.apiUrl },
  { name: 'a machine of one’s own', page: localWebUrl, api: localApiUrl },
];

for (const { name, page: host, api } of sites) {
  test(`a page of ${name} calls the API of its own host, and may call no other [OPS-001]`, async ({
    page,
  }) => {
    const answered = new Set<string>();
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      // 204 answers what counts views, which may come at any moment.
      if (pathname.startsWith('/api/')) answered.add(`${origin} ${response.ok() ? 'ok' : response.status()}`);
    });
    const reply = await page.goto(host + preform.path);
    await hydrated(page);
    const field = page.getByRole('combobox', { name: 'Search products and companies' });
    // The field may take over later than the page around it.
    await expect(async () => {
      await field.fill('');
      await field.fill('silica');
      await expect(page.getByRole('option', { name: /silica/i }).first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect([...answered]).toEqual([`${api} ok`]);

    const policy = (await reply?.headerValue('content-security-policy')) ?? '';
    const monitoring = `http://localhost:${ports.monitoring}`;
    for (const directive of ['connect-src', 'form-action', 'img-src']) {
      const sources = policy.split(';').find((one) => one.trim().startsWith(directive));
      const servers = sources?.split(' ').filter((source) => /^http/.test(source) && source !== monitoring);
      expect(servers).toEqual([api]);
    }
    await page.goto(`${host + preform.path}?login=true`);
    await expect(page.getByRole('dialog').locator('form').first()).toHaveAttribute(
      'action',
      `${api}/auth/login`,
    );
  });
}

test('a host that is nobody’s points a page nowhere, whoever names it [OPS-001]', async () => {
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

/** The first page, asked for with headers that a browser would not let a page choose. */
function pageAsked(headers: Record<string, string>): Promise<{ text: string; policy: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: 'localhost', port: ports.web, path: '/', headers }, (reply) => {
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
