import { DataTableToolsButton } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

/** Number of rows from which a list has a search field. */
const LONG = 6;

export interface ListToolsProps {
  /** Total number of rows. */
  total: number;
  /** Id of its table. */
  tableId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Control that exports the list as a spreadsheet. */
  exportControl?: ReactNode;
}

/** Tools at the head of a list: export, and search within a long one. */
export function ListTools({ total, tableId, open, onOpenChange, exportControl }: ListToolsProps) {
  const messages = useMessages();
  return (
    <>
      {exportControl}
      {total >= LONG && (
        <DataTableToolsButton open={open} onOpenChange={onOpenChange} aria-controls={tableId}>
          {messages.format('network.tools')}
        </DataTableToolsButton>
      )}
    </>
  );
}
