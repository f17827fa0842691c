import { productPath } from '@millrace/domain';
import { Link, SegmentedControl } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import * as css from './risk-layer.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';

/** Colour schemes of the nodes. */
const CHAIN_COLORINGS = ['sector', 'risk'] as const;
export type ChainColoring = (typeof CHAIN_COLORINGS)[number];

export interface RiskLayerProps {
  product: { id: string; name: string };
  coloring: ChainColoring;
  onColoringChange: (coloring: ChainColoring) => void;
}

/** Selects the colour scheme of the diagram, and links to the supply risk table. */
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
