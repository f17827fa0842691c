import type { Browser } from 'playwright-core';
import { type Surroundings, startServer } from './command';
import { startCommunity } from './community';
import type { Consumer } from './consumers';
import { freePort } from './free-port';

/**
 * Serves a built project and holds its page against what is promised: first the HTML as it comes, then in a browser,
 * where nothing may be said in the console.
 *
 * @throws where something differs, with what the server printed
 */
export async function lookAt(
  { serve, html, look }: Pick<Consumer, 'serve' | 'html' | 'look'>,
  { cwd, env }: Surroundings,
  browser: Browser,
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = await startServer(
    serve,
    { cwd, env: { ...env, PORT: String(port), NODE_ENV: 'production' } },
    url,
  );
  const page = await browser.newPage();
  const community = await startCommunity(page, { cwd, env });
  try {
    const text = await (await fetch(url)).text();
    const missing = html.filter((part) => !text.includes(part));
    if (missing.length > 0) throw new Error(`Not in the HTML: ${missing.join(' | ')}`);
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(url, { waitUntil: 'load' });
    page.setDefaultTimeout(15_000);
    await look(page);
    if (said.length > 0) throw new Error(`In the console: ${said.join('\n')}`);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n${server.output()}${community.output()}`,
    );
  } finally {
    await page.close();
    await Promise.all([server.stop(), community.stop()]);
  }
}
