import { type RefObject, useCallback, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { TableColumnHandles } from './TableColumnHandles';
import { TableToolsBar } from './TableToolsBar';
import { useCellRange } from './useCellRange';
import { usePointerRange } from './usePointerRange';
import { useRowKeys } from './useRowKeys';
import { useSelectionText } from './useSelectionText';
import type { TableTools } from './useTableTools';

export interface TableToolsPartsProps {
  tools: TableTools;
  /** What holds tools and table. */
  root: RefObject<HTMLDivElement | null>;
}

/** Loads lazily with the first use of a table: its toolbar, the column resize handles, and the handlers of keys and mouse. */
export function TableToolsParts({ tools, root }: TableToolsPartsProps) {
  const range = useCellRange(tools, root);
  const chosen = useSelectionText(range);
  const field = useRef<HTMLInputElement>(null);
  const { setOpen } = tools;
  const find = useCallback(() => {
    setOpen(true);
    // The bar may not stand yet; where it does, its text is there to be typed over.
    field.current?.focus();
    field.current?.select();
  }, [setOpen]);
  useRowKeys(tools, root, range, find);
  usePointerRange(root, range, tools.isOpen);
  return (
    <>
      {/* The bar says it where it stands. */}
      {!tools.isOpen && <VisuallyHidden role="status">{chosen}</VisuallyHidden>}
      {tools.isOpen && <TableToolsBar tools={tools} root={root} range={range} field={field} />}
      <TableColumnHandles tools={tools} root={root} />
    </>
  );
}
