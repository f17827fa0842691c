import type { Product } from '@millrace/api-client';
import { ValueChainTreeContainer } from '@millrace/design-system/connected';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { diagramLink, diagramPath, isDiagramOpen, withDiagram, withDiagramPath } from './diagram-address';

/** The "Value chain" tab; whether its diagram is open, and where, stands in the address. @see TREE-001, TREE-002 */
export function ValueChainTab({ product }: { product: Product }) {
  const [query, setQuery] = useSearchParams();
  const handlePathChange = useCallback(
    (path: readonly string[]) =>
      setQuery((before) => withDiagramPath(before, path), { preventScrollReset: true, replace: true }),
    [setQuery],
  );
  return (
    <ValueChainTreeContainer
      product={product}
      open={isDiagramOpen(query)}
      onOpenChange={(open) =>
        setQuery((before) => withDiagram(before, open), { preventScrollReset: true, replace: !open })
      }
      path={diagramPath(query)}
      onPathChange={handlePathChange}
      linkTo={(path) => diagramLink(window.location.href, path)}
    />
  );
}
