import type { Effort } from '../main';
import { processorTimeUs } from '../processor-time';
import type { RunningCandidate } from './candidates/candidate';
import type { Load } from './load/load';
import { cellKey, type Measurements } from './report';
import type { Scenario } from './scenarios';

const WARM_UP_SECONDS = 2;

/** Running API and floor. */
export interface Servers {
  api: RunningCandidate;
  floor: RunningCandidate;
}

interface Measuring {
  servers: Servers;
  scenarios: readonly Scenario[];
  headersOf: (scenario: Scenario) => Record<string, string>;
  /** Concurrent requests. */
  concurrency: readonly number[];
  effort: Effort;
  load: Load;
}

/** Measures every cell once per round, both servers back to back in alternating order. */
export async function measure({
  servers,
  scenarios,
  headersOf,
  concurrency,
  effort,
  load,
}: Measuring): Promise<Measurements> {
  const measurements: Measurements = new Map();
  const ask = async (scenario: Scenario, server: keyof Servers, connections: number, seconds: number) => {
    const { url, pid } = servers[server];
    const before = processorTimeUs(pid);
    const report = await load({
      url,
      paths: scenario.paths,
      headers: headersOf(scenario),
      form: scenario.form,
      connections,
      seconds,
    });
    return { ...report, processorUs: (processorTimeUs(pid) - before) / report.requests };
  };
  for (const scenario of scenarios) {
    for (const server of ['api', 'floor'] as const) {
      await ask(scenario, server, Math.max(...concurrency), WARM_UP_SECONDS);
    }
  }
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const scenario of scenarios) {
      for (const connections of concurrency) {
        const order = round % 2 === 0 ? (['api', 'floor'] as const) : (['floor', 'api'] as const);
        const key = cellKey(scenario, connections);
        const cell = measurements.get(key) ?? { api: [], floor: [] };
        measurements.set(key, cell);
        for (const server of order)
          cell[server].push(await ask(scenario, server, connections, effort.seconds));
      }
    }
    console.log(`Round ${round + 1} of ${effort.rounds} done.`);
  }
  return measurements;
}
