import { productPath } from '@millrace/domain';
import { Link, SegmentedControl } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import * as css from './risk-layer.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';

/** Meanings that the colours of nodes can have. */
const CHAIN_COLORINGS = ['sector', 'risk'] as const;
export type ChainColoring = (typeof CHAIN_COLORINGS)[number];

export interface RiskLayerProps {
  product: { id: string; name: string };
  coloring: ChainColoring;
  onColoringChange: (coloring: ChainColoring) => void;
}

/** Chooses what the colours of the diagram mean, and leads to the supply risk as a table. */
export function RiskLayer({ product, coloring, onColoringChange }: RiskLayerProps) {
  const messages = useMessages(valueChainTreeMessages);
  return (
    <div className={css.choice}>
      <SegmentedControl
        size="small"
        label={messages.format('valueChain.coloring')}
        value={coloring}
        onValueChange={onColoringChange}
        options={CHAIN_COLORINGS.map((value) => ({
          value,
          label: messages.format(`valueChain.coloring.${value}`),
        }))}
      />
      <Link href={productPath(product, 'concentration')}>{messages.format('valueChain.coloring.table')}</Link>
    </div>
  );
}
