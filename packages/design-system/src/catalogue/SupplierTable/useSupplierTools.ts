import { type TableSourceColumn, type TableToolsState, useTableTools } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMemo } from 'react';
import type { ListState } from '../../internal/list-state';
import { SUPPLIER_TYPES, type Supplier } from './supplier';

/** In the order of their heads. */
const COLUMNS = ['number', 'company', 'supplies', 'type', 'country', 'contacts', 'evidence'] as const;
export type SupplierColumn = (typeof COLUMNS)[number];

const NONE: readonly Supplier[] = [];
const rowKey = ({ id }: Supplier) => id;

/**
 * The tools of the table of suppliers; their columns are the table's. What is saved and copied is what is loaded.
 *
 * @param hasEvidence Whether rows lead to what they rest on.
 */
export function useSupplierTools(
  product: { name: string },
  state: ListState<Supplier>,
  hasEvidence: boolean,
): TableToolsState {
  const messages = useMessages();
  const [rows, total] = state.status === 'ready' ? [state.rows, state.total] : [NONE, 0];
  const columns = useMemo((): TableSourceColumn<Supplier>[] => {
    const values: Record<SupplierColumn, TableSourceColumn<Supplier>['value']> = {
      number: (_, index) => index + 1,
      company: (supplier) => supplier.name,
      supplies: (supplier) => supplier.productName ?? null,
      type: ({ type }) => (type ? messages.format(SUPPLIER_TYPES[type]) : null),
      country: (supplier) => supplier.country ?? null,
      contacts: ({ contacts = 0 }) => contacts,
      evidence: undefined,
    };
    return COLUMNS.filter((id) => id !== 'evidence' || hasEvidence).map((id) => ({
      id,
      title: messages.format(id === 'evidence' ? 'evidence.open' : `suppliers.${id}`),
      stays: id === 'company',
      ...(values[id] ? { value: values[id] } : {}),
    }));
  }, [messages, hasEvidence]);
  const name = `${product.name} – ${messages.format('suppliers.title')}`;
  return useTableTools({ id: 'suppliers', name, rows, total, rowKey, columns });
}
