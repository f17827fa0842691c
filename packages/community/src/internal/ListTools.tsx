import { DataTableToolsButton } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

/** From this many rows on, a list offers to search within it. */
const LONG = 6;

export interface ListToolsProps {
  /** How many rows the list has in all. */
  total: number;
  /** Id of its table. */
  tableId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Saves the list as a spreadsheet. */
  exportControl?: ReactNode;
}

/** Stands at the head of a list: the export, and the search within a long one. */
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
