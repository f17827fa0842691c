import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import type { ReleaseStack } from '../release-stack';

/** Measured Lighthouse categories, and the minimum score of each, of 100. */
export const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Category = keyof typeof AIMS;

/** Result of one run. */
export interface Verdict {
  scores: Record<Category, number>;
  /** Ids of audits that cost points. */
  failed: string[];
  /** First and largest contentful paint and total blocking time in ms, layout shift without a unit. */
  times: Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>;
  /** Lighthouse's benchmark index of this machine: 1500 and more is a desktop; its profile throttles it to a phone. */
  machine: number;
}

/** Options of a measurement. */
export interface Judging {
  /** Blocks scripts, to measure HTML, styles, fonts and pictures alone. Default `false`. */
  isWithoutScripts?: boolean;
}

const CATEGORIES = Object.keys(AIMS) as Category[];

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Opens a browser for Lighthouse.
 *
 * @returns a function that measures a page as on a mid-range phone and slow 4G (Lighthouse's mobile profile)
 */
export async function openJudge(
  stack: ReleaseStack,
): Promise<(address: string, judging?: Judging) => Promise<Verdict>> {
  const chrome = await launch({
    chromeFlags: FLAGS,
    ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
  });
  stack.add(() => chrome.kill());
  return async (address, judging = {}) => {
    const { categories, audits, environment } = await runLighthouse(address, chrome.port, judging);
    const time = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as Verdict['scores'],
      failed: CATEGORIES.filter((name) => name !== 'performance')
        .flatMap((name) => categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && isFailed(audits[id]?.score))
        .map(({ id }) => id),
      times: {
        fcp: time('first-contentful-paint'),
        lcp: time('largest-contentful-paint'),
        tbt: time('total-blocking-time'),
        cls: time('cumulative-layout-shift'),
      },
      machine: environment.benchmarkIndex,
    };
  };
}

/** Maximum number of failed runs per page: on a busy machine the browser occasionally loses a trace. */
const MAX_RUNS = 3;

async function runLighthouse(address: string, port: number, { isWithoutScripts }: Judging): Promise<Result> {
  for (let run = 1; ; run += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      ...(isWithoutScripts && { blockedUrlPatterns: ['*.js'] }),
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    const cause = result?.lhr.runtimeError?.message ?? 'no result';
    if (run === MAX_RUNS) throw new Error(`${address} couldn’t be measured: ${cause}`);
    console.log(`Measuring ${address} again: ${cause}`);
  }
}

const isFailed = (score: number | null | undefined): boolean => typeof score === 'number' && score < 1;
