import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Started, type Surroundings, startServer } from './command';
import { freePort } from './free-port';

/** Where the projects believe the community to be. */
const WEB_URL = 'https://www.millrace.example';

/** Starts the community whose widgets a project embeds, and leads what a page asks of it there. */
export async function startCommunity(page: Page, { cwd, env }: Surroundings): Promise<Started> {
  cpSync(fileURLToPath(new URL('../community', import.meta.url)), cwd, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    'node community.mjs',
    { cwd, env: { ...env, PORT: String(port), WEB_URL } },
    url,
  );
  await page.route(`${WEB_URL}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(WEB_URL, url) });
    await route.fulfill({ response });
  });
  return server;
}
