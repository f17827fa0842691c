import { lastDays, utcDay } from '@millrace/domain';
import {
  findFigures,
  findFollowerTotals,
  findProductSums,
} from '../../../api/src/areas/commerce/analytics/analytics.repository';
import { createDatabase } from '../api/data/database';
import { signIn } from '../api/sign-in';
import { startServers } from '../api/start-servers';
import type { Effort } from '../main';
import { makeFolder } from '../make-folder';
import { withReleases } from '../release-stack';
import { quantile } from '../statistics';
import { formatTable } from '../table';
import { type CountedDays, DAYS, loadDays } from './load-days';

/** What a member looks at, from a month to all that can be asked for. */
const RANGES = [
  { days: 28, by: 'day' },
  { days: 91, by: 'week' },
  { days: 365, by: 'month' },
  { days: DAYS, by: 'day' },
  { days: DAYS, by: 'month' },
] as const;
type Range = (typeof RANGES)[number];

/** Questions of each range in a round. */
const QUESTIONS = 20;
/** As many products as the API answers with. */
const PRODUCTS = 100;

const count = new Intl.NumberFormat('en');

/** Measures how long the figures of a company take, beside their statements alone. */
export function benchAnalytics({ rounds }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const database = await createDatabase(stack);
    console.log(database.description);
    const counted = await loadDays(stack, database.url);
    const { api } = await startServers(stack, database.url, makeFolder(stack));
    const cookie = await signIn(api, counted.member);
    const candidates = {
      api: (range: Range) => askApi(api.url, cookie, range),
      floor: (range: Range) => askDatabase(counted, range),
    };
    const times = new Map(RANGES.map((range) => [range, { api: [] as number[], floor: [] as number[] }]));
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [range, cell] of times) {
        for (let question = 0; question < QUESTIONS; question += 1) {
          for (const name of question % 2 === 0 ? (['api', 'floor'] as const) : (['floor', 'api'] as const)) {
            const startedAt = performance.now();
            await candidates[name](range);
            if (round > 0) cell[name].push(performance.now() - startedAt);
          }
        }
      }
      console.log(`Round ${round} of ${rounds} is done.`);
    }
    const table = [...times].map(([{ days, by }, cell]) => {
      const [asked, bare] = [cell.api, cell.floor].map((list) => [...list].sort((a, b) => a - b));
      const shown = [
        quantile(asked ?? [], 0.5),
        quantile(asked ?? [], 0.95),
        quantile(bare ?? [], 0.5),
        quantile(bare ?? [], 0.95),
      ];
      return [
        count.format(days),
        by,
        ...shown.map((ms) => ms.toFixed(1)),
        ((shown[0] ?? 0) / (shown[2] ?? 0)).toFixed(2),
      ];
    });
    return [
      `## analytics: ${count.format(counted.rows)} rows of days; ${rounds * QUESTIONS} questions of each range, one at a time`,
      formatTable(['days', 'by', 'API p50 ms', 'p95', 'statements p50 ms', 'p95', '×'], table),
    ].join('\n\n');
  });
}

async function askApi(url: string, cookie: string, range: Range): Promise<void> {
  const { from, to } = daysOf(range);
  const reply = await fetch(`${url}/api/v2/analytics?from=${from}&to=${to}&by=${range.by}`, {
    headers: { cookie },
  });
  const { buckets, message } = await reply.json();
  if (reply.status !== 200) throw new Error(`The API answered ${reply.status}: ${message}`);
  if (buckets.length === 0) throw new Error('The API answered without figures.');
}

async function askDatabase({ db, companyId }: CountedDays, range: Range): Promise<void> {
  const days = daysOf(range);
  await Promise.all([
    findFigures(db, companyId, days, range.by),
    findFollowerTotals(db, companyId, days.to),
    findProductSums(db, companyId, days, PRODUCTS),
  ]);
}

const daysOf = ({ days }: Range) => lastDays(utcDay(Date.now()), days);
