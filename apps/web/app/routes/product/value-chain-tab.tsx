import type { Product } from '@millrace/api-client';
import { ValueChainTreeContainer } from '@millrace/design-system';
import { useSearchParams } from 'react-router';

/** Whether the fullscreen diagram is open stands in the address, so that it can be sent to a colleague. */
const OPEN = 'diagram';

/** The "Value chain" tab. @see TREE-001, TREE-002 */
export function ValueChainTab({ product }: { product: Product }) {
  const [query, setQuery] = useSearchParams();
  return (
    <ValueChainTreeContainer
      product={product}
      open={query.get(OPEN) === 'open'}
      onOpenChange={(open) =>
        setQuery(
          (before) => {
            if (open) before.set(OPEN, 'open');
            else before.delete(OPEN);
            return before;
          },
          { preventScrollReset: true, replace: !open },
        )
      }
    />
  );
}
