import type { EmbedApi, EmbedApplication } from '../../shared/element';

/** How far a row of a card can stand in. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** A product of a chain, and how far it stands from the first. */
export interface ChainStep {
  id: string;
  name: string;
  level: Level;
}

/** Deepest subtree, and longest path, in steps. */
export const LEVELS_MAX = 4;

/** Uses that are followed at each product: a card shows what matters most, and the API is asked a bounded number of times. */
const BREADTH = 4;
const ASKED_MAX = 40;

/**
 * What a product goes into, and what that goes into, down to a depth: each product before its own uses. Each product
 * stands there once.
 *
 * @param depth From 1 to `LEVELS_MAX`.
 */
export async function subtreeOf(api: EmbedApi, id: string, depth: number): Promise<ChainStep[]> {
  const seen = new Set([id]);
  const visit = async (from: string, level: number): Promise<ChainStep[]> => {
    if (level > depth || seen.size > ASKED_MAX) return [];
    const uses = await freshUses(api, from, seen);
    const below: ChainStep[] = [];
    for (const { application, application_title: name } of uses) {
      below.push(
        { id: application, name, level: levelAt(level - 1) },
        ...(await visit(application, level + 1)),
      );
    }
    return below;
  };
  return visit(id, 1);
}

/**
 * The shortest way from a product to one that it goes into, both ends included; `null` where none is found within
 * `LEVELS_MAX` steps.
 */
export async function pathBetween(
  api: EmbedApi,
  from: { id: string; name: string },
  to: string,
): Promise<ChainStep[] | null> {
  const seen = new Set([from.id]);
  let ways: ChainStep[][] = [[{ ...pick(from), level: 0 }]];
  if (from.id === to) return ways[0] ?? null;
  for (let level = 1; level <= LEVELS_MAX; level += 1) {
    const longer: ChainStep[][] = [];
    for (const way of ways) {
      if (seen.size > ASKED_MAX * 4) return null;
      const uses = (await api.applications(way.at(-1)?.id ?? '')) ?? [];
      const found = uses.find(({ application }) => application === to);
      if (found) return [...way, stepOf(found, levelAt(level))];
      for (const use of uses) {
        if (seen.has(use.application)) continue;
        seen.add(use.application);
        longer.push([...way, stepOf(use, levelAt(level))]);
      }
    }
    ways = longer;
  }
  return null;
}

const levelAt = (steps: number): Level => ([0, 1, 2, 3, 4] as const)[steps] ?? LEVELS_MAX;

const pick = ({ id, name }: { id: string; name: string }) => ({ id, name });

const stepOf = (use: EmbedApplication, level: Level): ChainStep => ({
  id: use.application,
  name: use.application_title,
  level,
});

/** Those of its uses that are not known yet, which then are. */
async function freshUses(api: EmbedApi, id: string, seen: Set<string>): Promise<EmbedApplication[]> {
  const uses = (await api.applications(id)) ?? [];
  const fresh = uses.filter(({ application }) => !seen.has(application)).slice(0, BREADTH);
  for (const { application } of fresh) seen.add(application);
  return fresh;
}
