import type { Product } from '@millrace/api-client';
import { ValueChainTreeContainer } from '@millrace/design-system';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Whether the fullscreen diagram is open stands in the address, so that it can be sent to a colleague. */
const OPEN = 'diagram';
/** The ids of the products from below this one to the one that is selected, between dots. */
const PATH = 'path';
const BETWEEN = '.';

/** The "Value chain" tab. @see TREE-001, TREE-002 */
export function ValueChainTab({ product }: { product: Product }) {
  const [query, setQuery] = useSearchParams();
  const handlePathChange = useCallback(
    (path: readonly string[]) =>
      setQuery((before) => withPath(before, path), { preventScrollReset: true, replace: true }),
    [setQuery],
  );
  return (
    <ValueChainTreeContainer
      product={product}
      open={query.get(OPEN) === 'open'}
      onOpenChange={(open) =>
        setQuery(
          (before) => {
            if (open) before.set(OPEN, 'open');
            else before.delete(OPEN);
            return open ? before : withPath(before, []);
          },
          { preventScrollReset: true, replace: !open },
        )
      }
      path={query.get(PATH)?.split(BETWEEN) ?? NO_PATH}
      onPathChange={handlePathChange}
      linkTo={(path) => {
        const address = new URL(window.location.href);
        address.searchParams.set(OPEN, 'open');
        address.search = withPath(address.searchParams, path).toString();
        return address.href;
      }}
    />
  );
}

const NO_PATH: readonly string[] = [];

/** The same address with another path, or with none. */
function withPath(query: URLSearchParams, path: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (path.length > 0) next.set(PATH, path.join(BETWEEN));
  else next.delete(PATH);
  return next;
}
