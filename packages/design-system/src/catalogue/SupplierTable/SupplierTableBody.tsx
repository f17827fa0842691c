import type { Supplier } from '@millrace/api-client';
import type { SupplierSort } from '@millrace/domain';
import type { TableToolsState } from '@millrace/ui';
import { TableBody, TableWindowedBody } from '@millrace/ui';
import { useCallback, useMemo } from 'react';
import { SupplierTableRow } from './SupplierTableRow';

/** From so many rows on, only those near the window are drawn. */
export const WINDOWED_FROM = 100;

export interface SupplierTableBodyProps {
  rows: readonly Supplier[];
  /** Their order. */
  sort: SupplierSort;
  tools: TableToolsState;
  onShowEvidence?: ((supplier: Supplier) => void) | undefined;
}

/** All rows of a short list; of a long one those that can be seen or are near. */
export function SupplierTableBody({ rows, sort, tools, onShowEvidence }: SupplierTableBodyProps) {
  const keys = useMemo(() => rows.map(({ company_id }) => company_id), [rows]);
  const { shown, isShown, handle } = tools;
  const renderRow = useCallback(
    (index: number) => {
      const supplier = rows[index];
      return (
        supplier && (
          <SupplierTableRow
            key={supplier.company_id}
            supplier={supplier}
            index={index + 1}
            isShown={isShown}
            onShowEvidence={onShowEvidence && (() => onShowEvidence(supplier))}
          />
        )
      );
    },
    [rows, isShown, onShowEvidence],
  );
  return rows.length < WINDOWED_FROM ? (
    <TableBody>{rows.map((_, index) => renderRow(index))}</TableBody>
  ) : (
    // In another order one does not follow the row that was seen before; where more are loaded, one does.
    <TableWindowedBody key={sort} keys={keys} columns={shown.length} renderRow={renderRow} handle={handle} />
  );
}
