import { createServer } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';
import type { ReleaseStack } from '../release-stack';
import type { Bundle } from './bundle';
import { MainThread } from './main-thread';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
];

/** What the trace of a page is made of: the marks that it sets. */
const TRACED = ['blink.user_timing'];

/** Pages of one bundle in a browser without a window. */
export interface PageRunner {
  browserVersion: string;
  /** Opens the page anew, lets it work, and closes it. @returns What its main thread took meanwhile. */
  run(work: (page: Page) => Promise<void>): Promise<MainThread>;
}

/** Starts a browser and what serves it the page. */
export async function openPages(stack: ReleaseStack, bundle: Bundle): Promise<PageRunner> {
  const url = await serve(stack, bundle);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
  stack.add(() => browser.close());
  return {
    browserVersion: browser.version(),
    run: async (work) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      try {
        return await runTraced(browser, context, url, work);
      } finally {
        await context.close();
      }
    },
  };
}

async function runTraced(
  browser: Browser,
  context: BrowserContext,
  url: string,
  work: (page: Page) => Promise<void>,
): Promise<MainThread> {
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.stack ?? error.message));
  await page.goto(url);
  await browser.startTracing(page, { categories: TRACED });
  let trace: Buffer;
  try {
    await work(page);
  } catch (error) {
    throw new Error(failures[0] ?? '', { cause: error });
  } finally {
    trace = await browser.stopTracing();
  }
  if (failures[0] !== undefined) throw new Error(failures[0]);
  return MainThread.of(trace);
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#9ab"/></svg>`;

/** How long a picture takes that comes late. */
const LATE_MS = 300;

/** Serves the page at `/`, with pictures, of which those at `/late/…` take their time. */
async function serve(stack: ReleaseStack, { script, styles }: Bundle): Promise<string> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="stylesheet" href="/page.css"></head><body style="margin:0"><main id="root" style="width:680px;margin:0 auto"></main><script type="module" src="/page.js"></script></body></html>`;
  const answers: Readonly<Record<string, readonly [string, string]>> = {
    '/': ['text/html', html],
    '/page.js': ['text/javascript', script],
    '/page.css': ['text/css', styles],
  };
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    const isPicture = path.startsWith('/picture/') || path.startsWith('/late/');
    const [type, body] = isPicture
      ? (['image/svg+xml', PICTURE] as const)
      : (answers[path] ?? ['text/plain', '']);
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    setTimeout(() => res.end(body), path.startsWith('/late/') ? LATE_MS : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.add(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}
