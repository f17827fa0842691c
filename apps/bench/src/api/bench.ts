import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Effort } from '../main';
import { processorTimeUs } from '../processor-time';
import { type ReleaseStack, withReleases } from '../release-stack';
import type { RunningCandidate } from './candidates/candidate';
import { floor } from './candidates/floor';
import { millrace } from './candidates/millrace';
import { SIZES } from './data/catalogue';
import { createDatabase } from './data/database';
import { type Catalogue, loadCatalogue } from './data/load-catalogue';
import { type Load, startLoad } from './load/load';
import { explainStatements } from './plans';
import { cellKey, type Measurements, reportCells } from './report';
import { requireSameAnswers } from './same-answers';
import { makeScenarios, type Scenario } from './scenarios';

/** What one visitor at a time gets, and what a busy server does. */
const CONCURRENCY = [1, 16] as const;

/** As many connections to the database as the API has by itself. */
const CONNECTIONS = 10;

const WARM_UP_SECONDS = 2;

/** Measures the API's hot reads on PostgreSQL beside the floor. @returns What there is to print. */
export function benchApi(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const folder = makeFolder(stack);
    const database = await createDatabase(stack);
    console.log(
      `${database.description}. Loading ${SIZES.products} products and ${SIZES.suppliers} suppliers …`,
    );
    const catalogue = await loadCatalogue(database.url);

    const surroundings = { databaseUrl: database.url, connections: CONNECTIONS, folder };
    const servers: Servers = {
      api: await millrace.start(surroundings),
      floor: await floor.start(surroundings),
    };
    stack.add(() => servers.api.stop());
    stack.add(() => servers.floor.stop());

    const cookie = await signIn(servers.api, catalogue.member);
    const headersOf = ({ signedIn }: Scenario): Record<string, string> => (signedIn ? { cookie } : {});
    const scenarios = makeScenarios(catalogue);
    for (const scenario of scenarios) {
      await requireSameAnswers(scenario, [servers.api.url, servers.floor.url], headersOf(scenario));
    }
    const measurements = await measure({ servers, scenarios, headersOf, effort, load: startLoad(stack) });
    const plans = await explainStatements(database.url, folder, scenarios, headersOf);
    return [
      `## api: ${SIZES.products} products, ${SIZES.suppliers} suppliers, ${SIZES.links} links; medians of ${effort.rounds} interleaved rounds of ${effort.seconds} s`,
      reportCells(scenarios, CONCURRENCY, measurements),
      ...plans.map(({ scenario, path, statement, lines }) =>
        [`### ${scenario}: ${statement}`, path, ...lines].join('\n'),
      ),
    ].join('\n\n');
  });
}

interface Servers {
  api: RunningCandidate;
  floor: RunningCandidate;
}

interface Measuring {
  servers: Servers;
  scenarios: readonly Scenario[];
  headersOf: (scenario: Scenario) => Record<string, string>;
  effort: Effort;
  load: Load;
}

/** Every cell once a round, the two servers directly after one another and in turn first. */
async function measure({ servers, scenarios, headersOf, effort, load }: Measuring): Promise<Measurements> {
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
      await ask(scenario, server, Math.max(...CONCURRENCY), WARM_UP_SECONDS);
    }
  }
  for (let round = 0; round < effort.rounds; round += 1) {
    for (const scenario of scenarios) {
      for (const connections of CONCURRENCY) {
        const order = round % 2 === 0 ? (['api', 'floor'] as const) : (['floor', 'api'] as const);
        const key = cellKey(scenario, connections);
        const cell = measurements.get(key) ?? { api: [], floor: [] };
        measurements.set(key, cell);
        for (const server of order)
          cell[server].push(await ask(scenario, server, connections, effort.seconds));
      }
    }
    console.log(`Round ${round + 1} of ${effort.rounds} is done.`);
  }
  return measurements;
}

/** Signs in as a page does. @returns The cookie. */
async function signIn({ url }: RunningCandidate, { email, password }: Catalogue['member']): Promise<string> {
  const body = new URLSearchParams({ username: email, password });
  const reply = await fetch(`${url}/auth/login`, { method: 'POST', body, redirect: 'manual' });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error('The member could not sign in.');
  return cookie;
}

function makeFolder(stack: ReleaseStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
  stack.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
