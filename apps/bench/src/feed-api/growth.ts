import { cellKey, type Measurements } from '../api/report';
import type { Scenario } from '../api/scenarios';
import { median } from '../statistics';
import { formatTable } from '../table';

/** Measurements at a number of posts. */
export interface Stage {
  posts: number;
  /** Number of feed entries. */
  entries: number;
  measurements: Measurements;
}

/** Target for the slowdown at a hundred times as many posts. */
const AIM = 1.25;

const count = new Intl.NumberFormat('en');

/** Formats latencies by number of posts, one request at a time: medians, and the ratio of the last to the first. */
export function reportGrowth(scenarios: readonly Scenario[], stages: readonly Stage[]): string {
  const rows = scenarios.map((scenario) => {
    const timesOf = (server: 'api' | 'floor'): number[] =>
      stages.map(({ measurements }) =>
        median((measurements.get(cellKey(scenario, 1))?.[server] ?? []).map(({ p50Ms }) => p50Ms)),
      );
    const [api, floor] = [timesOf('api'), timesOf('floor')];
    const growth = (api.at(-1) ?? Number.NaN) / (api[0] ?? Number.NaN);
    return [
      scenario.name,
      ...api.map((ms) => ms.toFixed(2)),
      growth.toFixed(2),
      ...floor.map((ms) => ms.toFixed(2)),
      growth <= AIM ? 'met' : 'missed',
    ];
  });
  const posts = stages.map((stage) => count.format(stage.posts));
  return formatTable(
    ['asked', ...posts.map((n) => `API p50 ms, ${n}`), '×', ...posts.map((n) => `pg p50, ${n}`), 'aim'],
    rows,
  );
}
