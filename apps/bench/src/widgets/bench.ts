import { chromium } from 'playwright-core';
import { findBrowser } from '../../../../scripts/browser.mjs';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import type { Candidate } from './candidates/candidate';
import { floor } from './candidates/floor';
import { ourWidgets } from './candidates/millrace';
import { type Burden, measureBurden, measurePainted, type Painted, PROFILES, type Profile } from './measure';
import { report } from './report';
import { serveWidgets } from './serve';

const COUNTS = [1, 50];

/** What is measured before it counts. */
const WARM_UP_CELLS = 4;
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--no-first-run',
];

/** All that was measured of a candidate with so many on a page; a value for each round. */
export interface Cell {
  candidate: Candidate;
  count: number;
  painted: Record<Profile, Painted[]>;
  burden: Burden[];
}

const cellOf = (candidate: Candidate, count: number): Cell => ({
  candidate,
  count,
  painted: { fast: [], 'slow 4G': [] },
  burden: [],
});

/** Measures widgets on pages of others, beside the floor. @returns What there is to print. */
export function benchWidgets({ rounds, counts = COUNTS }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Bundling the candidates …');
    const candidates = [...ourWidgets, await floor()];
    const server = await serveWidgets(stack, candidates);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
    stack.add(() => browser.close());
    const cells = candidates.flatMap((candidate) => counts.map((count) => cellOf(candidate, count)));
    const measure = async ({ candidate, count, painted, burden }: Cell) => {
      for (const profile of Object.keys(PROFILES) as Profile[])
        painted[profile].push(await measurePainted(browser, server, candidate, count, profile));
      burden.push(await measureBurden(browser, server, candidate, count));
    };
    // Of a browser that has just begun, the first pages are slow, whosever they are.
    for (const { candidate, count } of cells.slice(0, WARM_UP_CELLS)) await measure(cellOf(candidate, count));
    for (let round = 0; round < rounds; round += 1) {
      for (const cell of rotate(cells, round)) await measure(cell);
      console.log(`Round ${round + 1} of ${rounds} done.`);
    }
    return report(cells, { rounds, browserVersion: browser.version() });
  });
}
