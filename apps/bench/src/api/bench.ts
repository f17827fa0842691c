import type { Effort } from '../main';
import { makeFolder } from '../make-folder';
import { withReleases } from '../release-stack';
import { assertSameAnswers } from './assert-same-answers';
import { SIZES } from './data/catalogue';
import { createDatabase } from './data/database';
import { loadCatalogue } from './data/load-catalogue';
import { startLoad } from './load/load';
import { measure } from './measure';
import { explainStatements, formatPlan } from './plans';
import { reportCells } from './report';
import { makeScenarios, type Scenario } from './scenarios';
import { signIn } from './sign-in';
import { startServers } from './start-servers';

/** Concurrency: one visitor, and a busy server. */
const CONCURRENCY = [1, 16] as const;

/** Measures the API's hot reads on PostgreSQL compared to the floor. @returns The report. */
export function benchApi(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const folder = makeFolder(stack);
    const database = await createDatabase(stack);
    console.log(
      `${database.description}. Loading ${SIZES.products} products and ${SIZES.suppliers} suppliers …`,
    );
    const catalogue = await loadCatalogue(database.url);

    const servers = await startServers(stack, database.url, folder);
    const cookie = await signIn(servers.api, catalogue.member);
    const headersOf = ({ signedIn }: Scenario): Record<string, string> => (signedIn ? { cookie } : {});
    const scenarios = makeScenarios(catalogue);
    for (const scenario of scenarios) {
      await assertSameAnswers(scenario, [servers.api.url, servers.floor.url], headersOf(scenario));
    }
    const measurements = await measure({
      servers,
      scenarios,
      headersOf,
      concurrency: CONCURRENCY,
      effort,
      load: startLoad(stack),
    });
    const plans = await explainStatements(database.url, folder, scenarios, headersOf);
    return [
      `## api: ${SIZES.products} products, ${SIZES.suppliers} suppliers, ${SIZES.links} links; medians of ${effort.rounds} interleaved rounds of ${effort.seconds} s`,
      reportCells(scenarios, CONCURRENCY, measurements),
      ...plans.map(formatPlan),
    ].join('\n\n');
  });
}
