'use client';

import { DataTable, type DataTableColumn } from '@millrace/ui';

interface Gas {
  id: string;
  name: string;
  eurPerKg: number;
}

const columns: DataTableColumn<Gas>[] = [
  { key: 'name', header: 'Gas', sort: true },
  { key: 'eurPerKg', header: 'EUR per kg', sort: true },
];

const gases = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), name: `Gas ${at}`, eurPerKg: at }));

/** More rows than are rendered, in a pane that scrolls. */
export function Stock() {
  return (
    <div data-testid="pane" style={{ blockSize: 300, overflowY: 'auto' }}>
      <DataTable caption="Gases in stock" rows={gases} columns={columns} />
    </div>
  );
}
