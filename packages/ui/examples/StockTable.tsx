import { DataTable, type DataTableColumn } from '@millrace/ui';

interface Gas {
  id: string;
  name: string;
  purity: string;
  eurPerKg: number;
}

const columns: DataTableColumn<Gas>[] = [
  { key: 'name', header: 'Gas', sort: true },
  { key: 'purity', header: 'Purity' },
  { key: 'eurPerKg', header: 'EUR per kg', sort: true },
];

export function StockTable({ gases }: { gases: readonly Gas[] }) {
  return <DataTable caption="Gases in stock" rows={gases} columns={columns} />;
}
