import { createServer } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';
import type { ReleaseStack } from '../release-stack';
import { type Bundle, pageOf } from './bundle';
import { MainThread } from './main-thread';

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-sync',
  '--no-first-run',
];

/** Trace categories: user timing marks. */
const TRACED = ['blink.user_timing'];

/** Pages of one bundle in a headless browser. */
export interface PageRunner {
  browserVersion: string;
  /** Reloads the page of a candidate, runs work in it, and closes it. @returns The main thread's trace. */
  run(candidate: string, work: (page: Page) => Promise<void>): Promise<MainThread>;
}

/** Starts a browser and a server for the pages. */
export async function openPages(stack: ReleaseStack, bundle: Bundle): Promise<PageRunner> {
  const url = await serve(stack, bundle);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
  stack.add(() => browser.close());
  return {
    browserVersion: browser.version(),
    run: async (candidate, work) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      try {
        return await runTraced(browser, context, new URL(pageOf(candidate), url).href, work);
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
  await browser.startTracing(page, { categories: TRACED });
  let trace: Buffer;
  try {
    await page.goto(url);
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

/** Delay of a late picture. */
const LATE_MS = 300;

const TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Serves the pages, with pictures, of which those at `/late/…` are delayed. */
async function serve(stack: ReleaseStack, bundle: Bundle): Promise<string> {
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    const isPicture = path.startsWith('/picture/') || path.startsWith('/late/');
    const body = isPicture ? PICTURE : (bundle.get(path) ?? '');
    const type = TYPES[path.endsWith('/') ? '/' : (path.split('.').at(-1) ?? '')] ?? 'text/plain';
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
