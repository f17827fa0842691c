import { openDatabase } from '../../../api/src/platform/db/database';
import { createDatabase } from '../api/data/database';
import { withReleases } from '../release-stack';
import { quantile } from '../statistics';
import { formatTable } from '../table';
import type { Candidate } from './candidates/candidate';
import { loadThings, millrace, trigrams } from './candidates/database';
import { miniSearch, orama } from './candidates/in-process';
import { demoThings, sampleThings } from './corpus';
import { CLASSES, type JudgedQuery, judgedSet } from './judged';

/** Target share of held-out queries with a wanted hit among the first five. */
const AIM = 0.95;

interface Outcome {
  query: JudgedQuery;
  /** Rank of the first wanted hit, from 1; null if it is not among the first ten. */
  place: number | null;
  first: string | undefined;
  ms: number;
}

/** Evaluates the search with 200 queries: how often a wanted hit is first, or among the first five. */
export async function benchSearchQuality(): Promise<string> {
  const demo = demoThings();
  const samples = sampleThings(process.env.MILLRACE_SAMPLE_DATA);
  const things = [...demo, ...samples];
  const names = new Map(things.map(({ id, name }) => [id, name]));
  const ids = new Map(things.map(({ key, id }) => [key, id]));
  const queries = judgedSet(demo, samples);
  return withReleases(async (stack) => {
    const { url, description } = await createDatabase(stack);
    const database = await openDatabase({ databaseUrl: url, databaseConnections: 2, dataDir: '' });
    stack.add(() => database.close());
    await loadThings(database.db, things);
    const candidates = [
      millrace(database.db),
      trigrams(database.db),
      await orama(things),
      miniSearch(things),
    ];
    const outcomes = new Map<string, Outcome[]>();
    for (const candidate of candidates) {
      outcomes.set(candidate.name, await judge(candidate, queries, ids, names));
    }
    const ours = outcomes.get('Millrace') ?? [];
    const heldOut = ours.filter(({ query }) => query.isHeldOut);
    return [
      `## search-quality (${description}; ${things.length} things, ${queries.length} queries${samples.length === 0 ? ', without MILLRACE_SAMPLE_DATA' : ''})`,
      '',
      ...(['held out', 'looked at'] as const).flatMap((half) => [
        `### ${half}`,
        '',
        formatTable(
          ['candidate', 'queries', 'success@1', 'success@5', 'MRR', 'p50 ms', 'p95 ms'],
          candidates.map(({ name }) =>
            figures(
              name,
              (outcomes.get(name) ?? []).filter(({ query }) => query.isHeldOut === (half === 'held out')),
            ),
          ),
        ),
        '',
        formatTable(
          ['class', ...candidates.map(({ name }) => `${name} @5`)],
          Object.keys(CLASSES).map((name) => [
            name,
            ...candidates.map((candidate) =>
              share(
                (outcomes.get(candidate.name) ?? []).filter(
                  ({ query }) => query.class === name && query.isHeldOut === (half === 'held out'),
                ),
                5,
              ).toFixed(2),
            ),
          ]),
        ),
        '',
      ]),
      `Missed by Millrace among the first five, held out: ${missesOf(heldOut)}`,
      '',
      `… and of the half that was looked at: ${missesOf(ours.filter(({ query }) => !query.isHeldOut))}`,
      '',
      `success@5 of the held-out half is ${share(heldOut, 5).toFixed(3)}; the aim is ${AIM}.`,
    ].join('\n');
  });
}

async function judge(
  candidate: Candidate,
  queries: readonly JudgedQuery[],
  ids: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const wanted = new Set(query.wanted.map((key) => ids.get(key)));
    const began = performance.now();
    const found = await candidate.find(query.kind, query.q, 10);
    const ms = performance.now() - began;
    const at = found.findIndex((id) => wanted.has(id));
    outcomes.push({ query, place: at < 0 ? null : at + 1, first: names.get(found[0] ?? ''), ms });
  }
  return outcomes;
}

const share = (outcomes: readonly Outcome[], places: number): number =>
  outcomes.length === 0
    ? Number.NaN
    : outcomes.filter(({ place }) => place !== null && place <= places).length / outcomes.length;

function figures(name: string, outcomes: readonly Outcome[]): string[] {
  const reciprocal =
    outcomes.reduce((sum, { place }) => sum + (place === null ? 0 : 1 / place), 0) / outcomes.length;
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    name,
    String(outcomes.length),
    share(outcomes, 1).toFixed(3),
    share(outcomes, 5).toFixed(3),
    reciprocal.toFixed(3),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.95).toFixed(1),
  ];
}

function missesOf(outcomes: readonly Outcome[]): string {
  const missed = outcomes.filter(({ place }) => place === null || place > 5);
  if (missed.length === 0) return 'none.';
  return [
    '',
    ...missed.map(
      ({ query, first }) =>
        `- ${query.class} “${query.q}”: wanted ${query.wanted.slice(0, 3).join(', ')}; first was ${first ?? 'nothing'}`,
    ),
  ].join('\n');
}
