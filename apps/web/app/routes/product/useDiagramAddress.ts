import type { ProductPageProps } from '@millrace/community';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import {
  diagramLink,
  diagramPath,
  diagramWay,
  isDiagramOpen,
  withDiagram,
  withDiagramPath,
  withDiagramWay,
} from './diagram-address';

/** Returns the state of the value chain diagram in the URL: open or not, and the selection. @see TREE-001, TREE-002 */
export function useDiagramAddress(): ProductPageProps['diagram'] {
  const [query, setQuery] = useSearchParams();
  const handlePathChange = useCallback(
    (path: readonly string[]) =>
      setQuery((before) => withDiagramPath(before, path), { preventScrollReset: true, replace: true }),
    [setQuery],
  );
  return {
    open: isDiagramOpen(query),
    onOpenChange: (open) =>
      setQuery((before) => withDiagram(before, open), { preventScrollReset: true, replace: !open }),
    way: diagramWay(query),
    onWayChange: (way) =>
      setQuery((before) => withDiagramWay(before, way), { preventScrollReset: true, replace: true }),
    path: diagramPath(query),
    onPathChange: handlePathChange,
    linkTo: (path) => diagramLink(window.location.href, path),
  };
}
