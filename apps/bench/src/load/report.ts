import { quantile } from '../statistics';
import { formatTable } from '../table';
import type { Action, DriveReport, FloodReport } from './driver';

const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(1));

/** Aggregates the results of all minutes. */
export function sumUp(minutes: readonly DriveReport[]): DriveReport {
  const all: DriveReport = { actions: {}, deliveries: [], undelivered: 0, closed: 0 };
  for (const { actions, deliveries, undelivered, closed } of minutes) {
    for (const [name, { api, floor, failures }] of Object.entries(actions)) {
      all.actions[name] ??= { api: [], floor: [], failures: {} };
      const sum = all.actions[name];
      sum.api.push(...api);
      sum.floor.push(...floor);
      for (const [what, count] of Object.entries(failures))
        sum.failures[what] = (sum.failures[what] ?? 0) + count;
    }
    all.deliveries.push(...deliveries);
    all.undelivered += undelivered;
    all.closed += closed;
  }
  for (const { api, floor } of Object.values(all.actions)) {
    api.sort((a, b) => a - b);
    floor.sort((a, b) => a - b);
  }
  all.deliveries.sort((a, b) => a - b);
  return all;
}

/** Returns the number of failed requests. */
export const errorsOf = ({ actions }: DriveReport): number =>
  Object.values(actions).reduce(
    (sum, { failures }) => sum + Object.values(failures).reduce((one, count) => one + count, 0),
    0,
  );

/** Formats the actions of members and their latencies, compared to the bare query. */
export function reportActions(actions: readonly Action[], report: DriveReport): string {
  const rows = actions.map(({ name }) => {
    const { api = [], floor = [], failures = {} } = report.actions[name] ?? {};
    const failed = Object.entries(failures).map(([what, count]) => `${count} × ${what}`);
    return [
      name,
      String(api.length),
      failed.length === 0 ? '0' : failed.join(', '),
      ms(quantile(api, 0.5)),
      ms(quantile(api, 0.99)),
      ms(quantile(floor, 0.5)),
      ms(quantile(floor, 0.99)),
    ];
  });
  const { deliveries, undelivered } = report;
  rows.push([
    'arrival at a socket',
    String(deliveries.length),
    String(undelivered),
    ms(quantile(deliveries, 0.5)),
    ms(quantile(deliveries, 0.99)),
    '–',
    '–',
  ]);
  return formatTable(
    ['what', 'answered', 'errors', 'p50 ms', 'p99 ms', 'bare query p50', 'bare query p99'],
    rows,
  );
}

/** Formats the outcome of a flood. */
export function reportFlood(report: FloodReport, connections: number): string {
  const { statuses, withoutRetryAfter, answeredMs, refusedMs, recoveryMs } = report;
  const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    `Overload: ${connections} requests at a time, each followed by the next: ${counted.join(', ')};`,
    `refusals without Retry-After: ${withoutRetryAfter}; answered in ${ms(quantile(answeredMs, 0.5))} ms (p99 ${ms(quantile(answeredMs, 0.99))}),`,
    `refused in ${ms(quantile(refusedMs, 0.5))} ms (p99 ${ms(quantile(refusedMs, 0.99))});`,
    recoveryMs === null
      ? 'not well again within a minute.'
      : `well again after ${Math.round(recoveryMs)} ms.`,
  ].join(' ');
}
