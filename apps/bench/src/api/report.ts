import { median } from '../statistics';
import { formatTable } from '../table';
import type { LoadReport } from './load/load';
import type { Scenario } from './scenarios';

/** Measurement of a cell in one round. */
export interface Round extends LoadReport {
  /** Processor time of the server per request, in microseconds. */
  processorUs: number;
}

/** Rounds of each cell, by `cellKey`. */
export type Measurements = Map<string, { api: Round[]; floor: Round[] }>;

/** Returns the key of a scenario's cell at a concurrency. */
export const cellKey = ({ name }: Scenario, connections: number): string => `${name} ${connections}`;

/** Targets: at least this share of the floor's throughput, and less than this multiple of its p99. */
const AIM = { throughput: 0.5, p99: 5 } as const;

/** Formats the results as a table. */
export function reportCells(
  scenarios: readonly Scenario[],
  concurrency: readonly number[],
  measurements: Measurements,
): string {
  const rows = scenarios.flatMap((scenario) =>
    concurrency.map((connections) => {
      const cell = measurements.get(cellKey(scenario, connections)) ?? { api: [], floor: [] };
      const api = medians(cell.api);
      const floor = medians(cell.floor);
      const share = api.perSecond / floor.perSecond;
      const slower = api.p99Ms / floor.p99Ms;
      const errors = [...cell.api, ...cell.floor].reduce((sum, round) => sum + round.errors, 0);
      return [
        scenario.name,
        String(connections),
        api.perSecond.toFixed(0),
        floor.perSecond.toFixed(0),
        share.toFixed(2),
        `${api.p50Ms.toFixed(2)}`,
        `${floor.p50Ms.toFixed(2)}`,
        `${api.p99Ms.toFixed(2)}`,
        `${floor.p99Ms.toFixed(2)}`,
        slower.toFixed(1),
        api.processorUs.toFixed(0),
        floor.processorUs.toFixed(0),
        String(errors),
        share >= AIM.throughput && slower < AIM.p99 && errors === 0 ? 'met' : 'missed',
      ];
    }),
  );
  return formatTable(
    [
      ...[
        'asked',
        'at a time',
        'API req/s',
        'pg req/s',
        'ratio',
        'API p50 ms',
        'pg p50',
        'API p99',
        'pg p99',
      ],
      ...['×', 'API CPU µs', 'pg CPU', 'errors', 'aim'],
    ],
    rows,
  );
}

function medians(rounds: readonly Round[]) {
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    processorUs: of('processorUs'),
  };
}
