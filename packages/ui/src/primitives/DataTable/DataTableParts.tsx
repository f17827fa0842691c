import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { watchTabStop } from './cell-focus';
import { DataTableBar } from './DataTableBar';
import { DataTableColumnHandles } from './DataTableColumnHandles';
import { tableIn } from './table-rows';
import { useCellRange, useSelectionText } from './useCellRange';
import { useGridKeys } from './useGridKeys';
import { usePointerRange } from './usePointerRange';
import type { TableTools } from './useTableTools';

export interface DataTablePartsProps {
  tools: TableTools;
  /** Root of toolbar and table. */
  root: RefObject<HTMLDivElement | null>;
}

/** Loads on first use of a table: its toolbar, the column resize handles, and the keyboard and mouse handlers. */
export function DataTableParts({ tools, root }: DataTablePartsProps) {
  const range = useCellRange(tools, root);
  const chosen = useSelectionText(range);
  const field = useRef<HTMLInputElement>(null);
  const { setOpen } = tools;
  const find = useCallback(() => {
    setOpen(true);
    // The toolbar may not be mounted yet; if it is, its text is selected for replacement.
    field.current?.focus();
    field.current?.select();
  }, [setOpen]);
  useGridKeys(tools, root, range, find);
  usePointerRange(root, range, tools.isOpen);
  useEffect(() => {
    const table = root.current && tableIn(root.current);
    return table ? watchTabStop(table) : undefined;
  }, [root]);
  return (
    <>
      {/* The open toolbar has its own status. */}
      {!tools.isOpen && <VisuallyHidden role="status">{chosen}</VisuallyHidden>}
      {tools.isOpen && <DataTableBar tools={tools} root={root} range={range} field={field} />}
      <DataTableColumnHandles tools={tools} root={root} />
    </>
  );
}
