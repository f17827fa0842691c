import { useMessages } from '@millrace/ui/bare';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DiagramGraph, type DiagramLists, type DiagramPath, followLinks, followPath } from '../../graph';
import { valueChainTexts } from '../../messages/value-chain-texts';
import type { DiagramOptions } from './diagram-options';
import * as css from './ValueChainDiagram.css';

/** Sides of a node, in visual order. */
const WAYS = ['upstream', 'downstream'] as const;
export type DiagramWay = (typeof WAYS)[number];

/** Options of the diagram for one side. */
export type WayOptions = Pick<
  DiagramOptions,
  'selection' | 'onSelectionChange' | 'expansion' | 'onExpansionChange'
> & { graph: DiagramGraph; way: DiagramWay };

export interface ValueChainWaysProps
  extends Pick<
    DiagramOptions,
    'selection' | 'defaultSelection' | 'onSelectionChange' | 'expansion' | 'onExpansionChange'
  > {
  graph: DiagramLists;
  renderWay: (options: WayOptions) => ReactNode;
}

interface Chosen {
  way: DiagramWay;
  path: DiagramPath;
}

/**
 * Draws both sides of a node as two trees with a common root: upstream mirrored, and downstream. A selected path
 * belongs to the side in which it exists; if both have it, downstream.
 */
export function ValueChainWays({
  graph,
  selection,
  defaultSelection = null,
  onSelectionChange,
  expansion,
  onExpansionChange,
  renderWay,
}: ValueChainWaysProps) {
  const messages = useMessages(valueChainTexts);
  const graphs = useMemo(
    () => ({ upstream: followLinks(graph, 'upstream'), downstream: followLinks(graph, 'downstream') }),
    [graph],
  );
  const choose = (path: DiagramPath | null | undefined): Chosen | null => {
    if (!path) return null;
    const leadsOn = (way: DiagramWay) => followPath(graphs[way], path).known.length === path.length + 1;
    return { way: leadsOn('downstream') || !leadsOn('upstream') ? 'downstream' : 'upstream', path };
  };
  const [chosen, setChosen] = useState(() => choose(selection === undefined ? defaultSelection : selection));
  const asked = JSON.stringify(selection);
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    // The value reported by a side is passed back unchanged.
    if (asked !== undefined && asked !== JSON.stringify(chosen?.path ?? null)) setChosen(choose(selection));
  }
  const known = useRef(chosen);
  useEffect(() => {
    known.current = chosen;
  }, [chosen]);
  const handleSelection = useCallback(
    (way: DiagramWay, path: DiagramPath | null) => {
      // Selecting on one side clears the selection of the other.
      if (path === null && known.current?.way !== way) return;
      known.current = path && { way, path };
      setChosen(known.current);
      onSelectionChange?.(path);
    },
    [onSelectionChange],
  );
  const open = useRef<Partial<Record<DiagramWay, readonly DiagramPath[]>>>({});
  const expansions = useMemo(() => {
    const of = (way: DiagramWay) =>
      expansion?.filter((path) => followPath(graphs[way], path).known.length === path.length + 1);
    return { upstream: of('upstream'), downstream: of('downstream') };
  }, [expansion, graphs]);
  const handleExpansion = (way: DiagramWay, paths: readonly DiagramPath[]) => {
    open.current[way] = paths;
    const all = WAYS.flatMap((one) => open.current[one] ?? expansions[one] ?? []);
    onExpansionChange?.([...new Map(all.map((path) => [JSON.stringify(path), path])).values()]);
  };
  const selectionChanges = useMemo(
    () => ({
      upstream: (path: DiagramPath | null) => handleSelection('upstream', path),
      downstream: (path: DiagramPath | null) => handleSelection('downstream', path),
    }),
    [handleSelection],
  );
  return (
    <div className={css.ways}>
      {WAYS.map((way) => (
        <section
          key={way}
          data-part={way}
          aria-label={messages.format(`valueChain.way.${way}`)}
          className={css.way}
        >
          {renderWay({
            ...{ way, graph: graphs[way], onSelectionChange: selectionChanges[way] },
            selection: chosen?.way === way ? chosen.path : null,
            ...(expansions[way] && { expansion: expansions[way] }),
            ...(onExpansionChange && { onExpansionChange: (paths) => handleExpansion(way, paths) }),
          })}
        </section>
      ))}
    </div>
  );
}
