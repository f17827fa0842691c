import { findPages } from '../find-pages';
import { startInstallation } from '../installation';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { median } from '../statistics';
import { formatTable } from '../table';
import { AIMS, type Category, openJudge, type Verdict } from './judge';

const CATEGORIES = Object.keys(AIMS) as Category[];

/** URL parameter that makes a page load without waiting for an interaction. */
const ANYTHING = 'at=once';

/**
 * Measures the landing pages of visitors with Lighthouse, on an installation with the demo data.
 *
 * @returns The report. The process exits with 1 if a median misses its target.
 */
export function benchLighthouse(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    console.log('Starting Millrace …');
    const { web, api } = await startInstallation(stack);
    const pages = await findPages(api);
    const judge = await openJudge(stack);
    const verdicts = pages.map((): Verdict[] => []);
    const floors = pages.map((): Verdict[] => []);
    const alive = pages.map((): Verdict[] => []);
    for (let round = 0; round < effort.rounds; round += 1) {
      for (const [at, { title, path }] of pages.entries()) {
        verdicts[at]?.push(await judge(web + path));
        floors[at]?.push(await judge(web + path, { isWithoutScripts: true }));
        alive[at]?.push(await judge(`${web}${path}?${ANYTHING}`));
        console.log(`Round ${round + 1} of ${effort.rounds}: ${title} measured.`);
      }
    }
    const missed: string[] = [];
    const rows = pages.map(({ title }, at) => {
      const ofPage = verdicts[at] ?? [];
      const score = (name: Category): number => median(ofPage.map(({ scores }) => scores[name]));
      const time = (name: keyof Verdict['times']): number => median(ofPage.map(({ times }) => times[name]));
      const below = CATEGORIES.filter((name) => score(name) < AIMS[name]);
      const causes = [...new Set(ofPage.flatMap(({ failed }) => failed))];
      if (below.length > 0) missed.push(`${title}: ${[...below, ...causes].join(', ')}`);
      return [
        title,
        ...CATEGORIES.map((name) => String(score(name))),
        ...[alive, floors].map((of) =>
          String(median((of[at] ?? []).map(({ scores }) => scores.performance))),
        ),
        ...(['fcp', 'lcp', 'tbt'] as const).map((name) => time(name).toFixed(0)),
        time('cls').toFixed(3),
        below.length === 0 ? 'met' : 'missed',
      ];
    });
    if (missed.length > 0) process.exitCode = 1;
    const machine = median(verdicts.flat().map(({ machine }) => machine));
    return [
      `## lighthouse: mobile profile; medians of ${effort.rounds} rounds`,
      formatTable(
        [
          'page',
          ...CATEGORIES,
          'performance, scripts at once',
          'performance, no scripts',
          'FCP ms',
          'LCP ms',
          'TBT ms',
          'CLS',
          'aim',
        ],
        rows,
      ),
      `Lighthouse's index of this machine: ${machine.toFixed(0)}. It judges beside the servers that it asks.`,
      ...(missed.length > 0 ? [`Missed:\n${missed.map((line) => `- ${line}`).join('\n')}`] : []),
    ].join('\n\n');
  });
}
