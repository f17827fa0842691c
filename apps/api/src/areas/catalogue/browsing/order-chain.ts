/** A directed link: one product is an input of another. */
interface ChainLink {
  from: string;
  to: string;
}

/**
 * Assigns products to levels (longest path): those without inputs in the chain are 0, others one above the highest of
 * their inputs. Ignores links that would close a cycle.
 */
export function orderChain<Link extends ChainLink>(
  ids: readonly string[],
  links: readonly Link[],
): { levels: ReadonlyMap<string, number>; links: Link[] } {
  const outgoing = new Map<string, Link[]>();
  for (const link of links) outgoing.set(link.from, [...(outgoing.get(link.from) ?? []), link]);
  const kept: Link[] = [];
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const link of outgoing.get(id) ?? []) {
      if (state.get(link.to) === 'open') continue;
      kept.push(link);
      if (!state.has(link.to)) visit(link.to);
    }
    state.set(id, 'done');
    order.unshift(id);
  };
  const targets = new Set(links.map(({ to }) => to));
  for (const id of ids.toSorted((one, other) => Number(targets.has(one)) - Number(targets.has(other)))) {
    if (!state.has(id)) visit(id);
  }
  const levels = new Map(ids.map((id) => [id, 0]));
  for (const id of order) {
    for (const { from, to } of kept) {
      if (from === id) levels.set(to, Math.max(levels.get(to) ?? 0, (levels.get(id) ?? 0) + 1));
    }
  }
  return { levels, links: kept };
}
