import { Settings2 } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { IconButton, type IconButtonProps } from '../IconButton';
import { tableToolsMessages } from './TableTools.messages';
import type { TableTools } from './useTableTools';

export interface TableToolsButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  tools: TableTools;
}

/** Opens and closes the bar of tools above a table: stands beside it, such as in the head of its section. */
export function TableToolsButton({ tools, ...rest }: TableToolsButtonProps) {
  const messages = useMessages(tableToolsMessages);
  return (
    <IconButton
      {...rest}
      icon={Settings2}
      label={messages.format('tableTools.open')}
      aria-expanded={tools.isOpen}
      aria-controls={tools.placeId}
      onClick={() => tools.setOpen(!tools.isOpen)}
    />
  );
}
