import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Control, markControls } from './controls';
import { MEMBER } from './screens';

/** CPU throttling rate, which simulates a mid-range phone. */
export const SLOWDOWN = 4;

/** Time without further events after which an interaction is over. */
const QUIET_MS = 250;

/** Interaction, timed from the press to the next paint. */
export interface Interaction extends Took {
  name: string;
}

/** Parts of an interaction, in ms. */
export interface Took {
  ms: number;
  /** Input delay, until the first listener ran. */
  delay: number;
  /** Processing time in listeners. */
  work: number;
}

/** Opens a window, and signs in if required. */
export async function openWindow(browser: Browser, web: string, isMembers: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(watchEvents);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if (!isMembers) return page;
  await page.goto(`${web}/?login=true`, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email Address').fill(MEMBER.email);
  await dialog.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/networkFeed/);
  return page;
}

/** Uses each control of a screen once on a slow processor. */
export async function visitScreen(page: Page, url: string): Promise<Interaction[]> {
  const session = await page.context().newCDPSession(page);
  let controls = await openScreen(page, session, url);
  const interactions: Interaction[] = [];
  for (let at = 0; at < controls.length; at += 1) {
    const control = controls[at];
    if (!control) break;
    await page.evaluate(() => window.interactions.clear());
    const isUsed = await use(page, control);
    await quiet(page);
    const took = await page.evaluate(() => [...window.interactions.values()]);
    const worst = took.sort((one, other) => other.ms - one.ms)[0] ?? { ms: 0, delay: 0, work: 0 };
    if (isUsed) interactions.push({ name: control.name, ...worst });
    // A menu or dialog would cover the next control, and another page has other controls.
    await page.keyboard.press('Escape');
    const isThere = page.url() === url && (await page.locator('[data-bench]').count()) >= controls.length / 2;
    if (!isThere || (await page.locator('dialog[open], [role="dialog"]').count()) > 0) {
      controls = await openScreen(page, session, url);
    }
  }
  await session.detach();
  return interactions;
}

async function openScreen(page: Page, session: CDPSession, url: string): Promise<Control[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Pages that defer hydration until the first interaction hydrate on this movement.
  await page.mouse.move(640, 5);
  await page.mouse.move(640, 8);
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.body;
    return Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await quiet(page);
  const controls = await markControls(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return controls;
}

/** Uses a control. @returns False if something covers it. */
async function use(page: Page, { selector, action }: Control): Promise<boolean> {
  const control = page.locator(selector).first();
  try {
    await control.click({ timeout: 2000 });
    if (action === 'type') await page.keyboard.type('si', { delay: 120 });
    if (action === 'choose') await page.keyboard.press('Escape');
    return true;
  } catch {
    return false;
  }
}

/** Waits until the page has handled all events. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  try {
    await page.evaluate(
      (quietMs) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (performance.now() - window.lastEventAt >= quietMs) resolve();
            else setTimeout(look, 50);
          };
          window.lastEventAt = performance.now();
          look();
        }),
      QUIET_MS,
    );
  } catch {
    // The page navigated meanwhile.
    await page.waitForLoadState('domcontentloaded');
  }
}

declare global {
  interface Window {
    /** Longest event of each interaction since the last reset. */
    interactions: Map<number, { ms: number; delay: number; work: number }>;
    /** When the last event was reported. */
    lastEventAt: number;
  }
}

/** Runs in the page, before its own scripts. */
function watchEvents(): void {
  window.interactions = new Map();
  window.lastEventAt = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      window.lastEventAt = performance.now();
      const { interactionId = 0 } = entry as PerformanceEventTiming & { interactionId?: number };
      if (interactionId === 0 || entry.duration <= (window.interactions.get(interactionId)?.ms ?? 0))
        continue;
      window.interactions.set(interactionId, {
        ms: entry.duration,
        delay: entry.processingStart - entry.startTime,
        work: entry.processingEnd - entry.processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
