import { SUPPLIER_SORTS, type SupplierSort } from '@millrace/domain';
import { SelectField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface SupplierSortSelectProps {
  value: SupplierSort;
  onValueChange: (sort: SupplierSort) => void;
}

/** The four orders by name: on phones, where columns have no heads, the only place to sort. @see PROD-029 */
export function SupplierSortSelect({ value, onValueChange }: SupplierSortSelectProps) {
  const messages = useMessages();
  return (
    <SelectField
      layout="line"
      label={messages.format('suppliers.sortBy')}
      value={value}
      onValueChange={onValueChange}
      options={SUPPLIER_SORTS.map((sort) => ({
        value: sort,
        label: messages.format(`suppliers.sort.${sort}`),
      }))}
    />
  );
}
