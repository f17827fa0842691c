import { useMemo, useState } from 'react';
import type { SupplierTableProps } from './SupplierTable';
import type { Supplier } from './supplier';

/**
 * Holds the suppliers that are selected, also while they are not among the rows.
 *
 * @param onRequestQuotes Receives them; undefined for no selection.
 */
export function useSupplierSelection(
  rows: readonly Supplier[],
  onRequestQuotes: ((suppliers: readonly Supplier[]) => void) | undefined,
): SupplierTableProps['selection'] {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Supplier>>(new Map());
  const selected = useMemo(() => new Set(chosen.keys()), [chosen]);
  return (
    onRequestQuotes && {
      selected,
      onSelectedChange: (ids) =>
        setChosen((before) => {
          const known = new Map([...before, ...rows.map((row) => [row.id, row] as const)]);
          return new Map([...known].filter(([id]) => ids.has(id)));
        }),
      onRequestQuotes: () => onRequestQuotes([...chosen.values()]),
    }
  );
}
