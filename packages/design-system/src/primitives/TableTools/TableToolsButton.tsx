import { Settings2 } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { IconButton } from '../IconButton';
import type { TableTools } from './useTableTools';

export interface TableToolsButtonProps {
  tools: TableTools;
  className?: string;
}

/** Opens and closes the bar of tools above a table: stands beside it, such as in the head of its section. */
export function TableToolsButton({ tools, className }: TableToolsButtonProps) {
  const messages = useMessages();
  return (
    <IconButton
      icon={Settings2}
      label={messages.format('tableTools.open')}
      aria-expanded={tools.isOpen}
      aria-controls={tools.placeId}
      {...(className === undefined ? {} : { className })}
      onClick={() => tools.setOpen(!tools.isOpen)}
    />
  );
}
