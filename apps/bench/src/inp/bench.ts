import { chromium } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';
import { startInstallation } from '../installation';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { median } from '../statistics';
import { formatTable } from '../table';
import { follow, waysBetween } from './navigation';
import { findScreens } from './screens';
import { type Interaction, openWindow, SLOWDOWN, visitScreen } from './visit';

/** Target for an interaction or a navigation, in ms. */
const AIM_MS = 100;

/** Limits the slowest interactions of a screen that are printed. */
const ROWS_OF_SCREEN = 3;

/**
 * Measures the responsiveness of screens (Interaction to Next Paint) on a processor four times slower: one control of
 * each kind is used, and the longest of three times counts.
 *
 * @returns The report. The process exits with 1 if a target is missed.
 */
export function benchInp(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    if (!effort.running) console.log('Starting Millrace …');
    const { web, api } = effort.running ?? (await startInstallation(stack));
    const all = await findScreens(api);
    const isMeasured = (title: string): boolean => effort.screens?.includes(title) ?? true;
    const screens = all.filter(({ title }) => isMeasured(title));
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--no-first-run'],
    });
    stack.add(() => browser.close());
    const guest = await openWindow(browser, web, false);
    const member = await openWindow(browser, web, true);
    const rows: string[][] = [];
    for (const { title, path, isMembers } of screens) {
      const worst = new Map<string, Interaction & { bestMs: number }>();
      for (let round = 0; round < effort.rounds; round += 1) {
        for (const interaction of await visitScreen(isMembers ? member : guest, web + path)) {
          const { name, ms } = interaction;
          const before = worst.get(name) ?? { ...interaction, bestMs: ms };
          const longer = ms > before.ms ? interaction : before;
          worst.set(name, { ...longer, bestMs: Math.min(before.bestMs, ms) });
        }
      }
      const slowest = [...worst.values()].sort((one, other) => other.ms - one.ms).slice(0, ROWS_OF_SCREEN);
      console.log(`${title}: ${worst.size} interactions measured.`);
      for (const { name, ms, bestMs, delay, work } of slowest) {
        const parts = [delay, work, ms - delay - work].map((part) => part.toFixed(0)).join(' + ');
        rows.push([title, name, inWords(ms), ms === 0 ? '' : parts, inWords(bestMs), verdict(ms)]);
      }
    }
    const ways: string[][] = [];
    for (const way of isMeasured('navigation') ? waysBetween(all) : []) {
      const times: number[] = [];
      for (let round = 0; round < effort.rounds; round += 1) times.push(await follow(member, web, way));
      ways.push([way.title, median(times).toFixed(0), verdict(median(times))]);
    }
    if ([...rows, ...ways].some((row) => row.at(-1) === 'missed')) process.exitCode = 1;
    return [
      `## inp: processor ${SLOWDOWN} times slower; the longest of ${effort.rounds} rounds, ${ROWS_OF_SCREEN} interactions a screen`,
      formatTable(['screen', 'interaction', 'ms', 'delay + work + paint', 'shortest', 'aim'], rows),
      ...(ways.length > 0
        ? [
            'From the press of a link that was pointed at until the next screen is painted, processor as it is; medians:',
            formatTable(['way', 'ms', 'aim'], ways),
          ]
        : []),
    ].join('\n\n');
  });
}

/** Shorter ones are not reported. */
const inWords = (ms: number): string => (ms === 0 ? '<16' : ms.toFixed(0));

const verdict = (ms: number): string => (ms <= AIM_MS ? 'met' : 'missed');
