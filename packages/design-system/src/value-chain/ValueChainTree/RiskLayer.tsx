import { productPath } from '@millrace/domain';
import { Link, SegmentedControl } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import * as css from './risk-layer.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';

/** Meanings that the colours of nodes can have. */
export const CHAIN_COLORINGS = ['sector', 'risk'] as const;
export type ChainColoring = (typeof CHAIN_COLORINGS)[number];

export interface RiskLayerProps {
  product: { id: string; name: string };
  coloring: ChainColoring;
  onColoringChange: (coloring: ChainColoring) => void;
}

/** Chooses what the colours of the diagram mean, and says it of the supply risk. */
export function RiskLayer({ product, coloring, onColoringChange }: RiskLayerProps) {
  const messages = useMessages(valueChainTreeMessages);
  return (
    <>
      <SegmentedControl
        size="small"
        label={messages.format('valueChain.coloring')}
        labelVisibility="hidden"
        value={coloring}
        onValueChange={onColoringChange}
        options={CHAIN_COLORINGS.map((value) => ({
          value,
          label: messages.format(`valueChain.coloring.${value}`),
        }))}
      />
      {coloring === 'risk' && (
        <ul className={css.legend} aria-label={messages.format('valueChain.coloring.risk')}>
          {(['risk-high', 'risk-moderate', 'risk-low', 'risk-unknown'] as const).map((group) => (
            <li key={group} className={css.items[group]}>
              {messages.format(`valueChain.coloring.${group}`)}
            </li>
          ))}
          <li>
            <Link href={productPath(product, 'concentration')}>
              {messages.format('valueChain.coloring.table')}
            </Link>
          </li>
        </ul>
      )}
    </>
  );
}
