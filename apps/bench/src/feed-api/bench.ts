import { assertSameAnswers } from '../api/assert-same-answers';
import { createDatabase } from '../api/data/database';
import { startLoad } from '../api/load/load';
import { measure } from '../api/measure';
import { explainStatements, formatPlan } from '../api/plans';
import { reportCells } from '../api/report';
import { signIn } from '../api/sign-in';
import { startServers } from '../api/start-servers';
import type { Effort } from '../main';
import { makeFolder } from '../make-folder';
import { withReleases } from '../release-stack';
import { COMMENTS, FOLLOWS, openFeeds } from './data/load-feeds';
import { reportGrowth, type Stage } from './growth';
import { makeFeedScenarios } from './scenarios';

/** Numbers of posts at which it is measured, ascending. */
const POSTS = [10_000, 100_000, 1_000_000] as const;

/** Concurrency: one request to see growth, and in the end that of a busy server. */
const ALONE = [1] as const;
const BUSY = [1, 16] as const;

/** Measures pages of feeds and of comments, first and last, compared to the floor as the number of posts grows. */
export function benchFeedApi(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const folder = makeFolder(stack);
    const database = await createDatabase(stack);
    console.log(database.description);
    const feeds = await openFeeds(stack, database.url);
    const servers = await startServers(stack, database.url, folder);
    const cookie = await signIn(servers.api, feeds.member);
    const headersOf = () => ({ cookie });
    const scenarios = makeFeedScenarios(feeds);
    const load = startLoad(stack);
    const stages: Stage[] = [];
    for (const posts of POSTS) {
      const startedAt = Date.now();
      const entries = await feeds.growTo(posts);
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      console.log(`Loaded ${posts} posts with ${entries} feed entries in ${seconds} s.`);
      for (const scenario of scenarios) {
        await assertSameAnswers(scenario, [servers.api.url, servers.floor.url], headersOf());
      }
      const concurrency = posts === POSTS.at(-1) ? BUSY : ALONE;
      const measurements = await measure({ servers, scenarios, headersOf, concurrency, effort, load });
      stages.push({ posts, entries, measurements });
    }
    const last = stages.at(-1);
    const follows = Object.values(FOLLOWS).reduce((sum, some) => sum + some, 0);
    const plans = await explainStatements(database.url, folder, scenarios, headersOf);
    return [
      `## feed-api: ${last?.posts} posts, ${follows} follows, ${last?.entries} entries, ${COMMENTS} comments of one post, a reader of ${FOLLOWS.reader} products; medians of ${effort.rounds} interleaved rounds of ${effort.seconds} s`,
      reportCells(scenarios, BUSY, last?.measurements ?? new Map()),
      reportGrowth(scenarios, stages),
      ...plans.map(formatPlan),
    ].join('\n\n');
  });
}
