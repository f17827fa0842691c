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

/** Number of warm-up measurements. */
const WARM_UP_CELLS = 4;
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--no-first-run',
];

/** Measurements of a candidate at a number of widgets per page; a value for each round. */
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

/** Measures widgets on third-party pages, compared to the floor. @returns The report. */
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
    // The first pages of a freshly started browser are slow for every candidate.
    for (const { candidate, count } of cells.slice(0, WARM_UP_CELLS)) await measure(cellOf(candidate, count));
    for (let round = 0; round < rounds; round += 1) {
      for (const cell of rotate(cells, round)) await measure(cell);
      console.log(`Round ${round + 1} of ${rounds} done.`);
    }
    return report(cells, { rounds, browserVersion: browser.version() });
  });
}
