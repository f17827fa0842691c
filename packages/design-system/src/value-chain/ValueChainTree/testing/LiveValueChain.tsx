import { useState } from 'react';
import { ValueChainTree, type ValueChainTreeProps } from '../ValueChainTree';
import type { ApplicationsState, ValueChainGraph } from '../value-chain-data';
import { exampleApplications } from './fiber-chain';

export interface LiveValueChainProps extends Omit<ValueChainTreeProps, 'data' | 'onExpand'> {
  graph: ValueChainGraph;
  /** How many requests fail before one is answered. Default 0. */
  failures?: number;
  /** ms until the answer; `never` leaves it open. Default 0. */
  answerAfterMs?: number | 'never';
  onExpand?: (productId: string) => void;
}

/** The tree with a host that answers: what a container does, without a network. */
export function LiveValueChain({
  graph: initial,
  failures = 0,
  answerAfterMs = 0,
  onExpand,
  ...rest
}: LiveValueChainProps) {
  const [graph, setGraph] = useState(initial);
  const [left, setLeft] = useState(failures);

  const set = (id: string, state: ApplicationsState) =>
    setGraph((before) => ({ ...before, children: new Map(before.children).set(id, state) }));

  const handleExpand = (id: string) => {
    onExpand?.(id);
    set(id, { status: 'loading' });
    if (answerAfterMs === 'never') return;
    setLeft((before) => Math.max(0, before - 1));
    setTimeout(
      () => set(id, left > 0 ? { status: 'error' } : { status: 'ready', nodes: exampleApplications(id) }),
      answerAfterMs,
    );
  };

  return <ValueChainTree {...rest} data={{ status: 'ready', graph }} onExpand={handleExpand} />;
}
