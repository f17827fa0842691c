import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Candidate } from './candidates/candidate';
import type { Server } from './serve';

/** Network throttling. */
export const PROFILES = {
  fast: null,
  // Same as Lighthouse: 150 ms round trips, of which a request takes several, and 1.6 Mbit/s.
  'slow 4G': {
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
} as const;
export type Profile = keyof typeof PROFILES;

/** CPU throttling rate. */
const CPU_RATE = 4;

/** Timeout for a widget. */
const PAINTED_MS = 30_000;

/** Time without requests after which the visible page is complete. */
const REST_MS = 1_000;

export interface Painted {
  /** From the start of the navigation until the visible widgets have their content and a frame is painted. */
  paintedMs: number;
  bytes: number;
  requests: number;
}

export interface Burden {
  /** CPU time in script. */
  scriptMs: number;
  /** Total duration of long tasks. */
  longTasksMs: number;
  cls: number;
}

/** Loads a page and observes its painting; observing runs script, so the CPU time is measured separately. */
export function measurePainted(
  browser: Browser,
  server: Server,
  candidate: Candidate,
  count: number,
  profile: Profile,
): Promise<Painted> {
  return onPage(browser, candidate, profile, async (page) => {
    await page.addInitScript(watchPaint, candidate.painted);
    server.takeServed();
    await page.goto(addressOf(server, candidate, count), { waitUntil: 'commit' });
    const painted = await page.waitForFunction(() => Reflect.get(window, 'paintedMs'), null, {
      timeout: PAINTED_MS,
      polling: 100,
    });
    const served = server.takeServed();
    return {
      paintedMs: (await painted.jsonValue()) as number,
      bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: served.length,
    };
  });
}

/** Loads a page, leaves it idle, and reads its cost. */
export function measureBurden(
  browser: Browser,
  server: Server,
  candidate: Candidate,
  count: number,
): Promise<Burden> {
  return onPage(browser, candidate, 'fast', async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(addressOf(server, candidate, count), { waitUntil: 'load' });
    // Nothing signals the end of requests; unscrolled pages are done well within this time.
    await page.waitForTimeout(REST_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptMs = 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
    return { scriptMs, ...(await page.evaluate(readEntries)) };
  });
}

const addressOf = ({ origin }: Server, { name }: Candidate, count: number): string =>
  `${origin}/${encodeURIComponent(name)}/${count}`;

async function onPage<Result>(
  browser: Browser,
  { name }: Candidate,
  profile: Profile,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    // The TypeScript runner inserts calls of this helper into every function, including those that run in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const network = PROFILES[profile];
    await session.send('Network.enable');
    if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    return await work(page, session);
  } catch (error) {
    throw new Error(`${name} could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Runs in the page: records when all widgets in the window have their content. */
function watchPaint([host, content]: readonly [string, string]): void {
  const isPainted = (): boolean => {
    const hosts = [...document.querySelectorAll(host)].filter(
      (one) => one.getBoundingClientRect().top < innerHeight,
    );
    return hosts.length > 0 && hosts.every((one) => (one.shadowRoot ?? one).querySelector(content));
  };
  const look = (): void => {
    if (!isPainted()) {
      requestAnimationFrame(look);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { paintedMs: performance.now() });
    requestAnimationFrame(() => port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: reads the browser's performance entries. */
function readEntries(): Promise<{ longTasksMs: number; cls: number }> {
  return new Promise((resolve) => {
    let longTasksMs = 0;
    let cls = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasksMs += duration;
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // Performance entries are delivered in a separate task.
    setTimeout(() => resolve({ longTasksMs, cls }), 100);
  });
}
