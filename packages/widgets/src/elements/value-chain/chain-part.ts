import type { EmbedApi, EmbedApplication } from '../../shared/element';

/** Indentation level of a row. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** Product of a chain, with its distance from the first. */
export interface ChainStep {
  id: string;
  name: string;
  level: Level;
}

/** Deepest subtree, and longest path, in steps. */
export const LEVELS_MAX = 4;

/** Applications read per product: one page of the API. */
const USES_MAX = 100;

/** Applications visited per product of a deeper tree, so that the first leaves room for others. */
const BREADTH = 4;

/** Maximum number of API requests to find a path, and their concurrency. */
const PATH_REQUESTS_MAX = 60;
const PATH_CONCURRENCY = 6;

/**
 * Loads the applications of a product down to a depth, in depth-first order: each product before its own
 * applications, without duplicates.
 *
 * @param depth From 1 to `LEVELS_MAX`.
 * @param rows Maximum number of rows; the API is read only as far as they need.
 */
export async function loadSubtree(
  api: EmbedApi,
  id: string,
  depth: number,
  rows: number,
): Promise<ChainStep[]> {
  const seen = new Set([id]);
  const steps: ChainStep[] = [];
  const breadth = depth === 1 ? rows : BREADTH;
  const visit = async (from: string, level: number): Promise<void> => {
    const uses = (await api.applications(from, USES_MAX)) ?? [];
    const fresh = uses.filter(({ application }) => !seen.has(application)).slice(0, breadth);
    for (const { application } of fresh) seen.add(application);
    for (const use of fresh) {
      if (steps.length === rows) return;
      steps.push(toChainStep(use, levelAt(level - 1)));
      if (level < depth && use.childApplications > 0) await visit(use.application, level + 1);
    }
  };
  await visit(id, 1);
  return steps;
}

/**
 * Returns the shortest path from a product to one of its direct or indirect applications, including both ends; `null`
 * if there is none within `LEVELS_MAX` steps or within the request limit.
 */
export async function pathBetween(
  api: EmbedApi,
  from: { id: string; name: string },
  to: string,
): Promise<ChainStep[] | null> {
  const start: ChainStep = { id: from.id, name: from.name, level: 0 };
  if (from.id === to) return [start];
  const seen = new Set([from.id]);
  let ways: ChainStep[][] = [[start]];
  let requested = 0;
  for (let level = 1; level <= LEVELS_MAX; level += 1) {
    const longer: ChainStep[][] = [];
    for (let at = 0; at < ways.length && requested < PATH_REQUESTS_MAX; at += PATH_CONCURRENCY) {
      const some = ways.slice(at, at + PATH_CONCURRENCY);
      requested += some.length;
      const answers = await Promise.all(
        some.map(async (way) => (await api.applications(way.at(-1)?.id ?? '', USES_MAX)) ?? []),
      );
      for (const [index, uses] of answers.entries()) {
        for (const use of uses) {
          const way = [...(some[index] ?? []), toChainStep(use, levelAt(level))];
          if (use.application === to) return way;
          if (seen.has(use.application) || use.childApplications === 0) continue;
          seen.add(use.application);
          longer.push(way);
        }
      }
    }
    ways = longer;
  }
  return null;
}

const levelAt = (steps: number): Level => ([0, 1, 2, 3, 4] as const)[steps] ?? LEVELS_MAX;

const toChainStep = (use: EmbedApplication, level: Level): ChainStep => ({
  id: use.application,
  name: use.application_title,
  level,
});
