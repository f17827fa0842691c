import { usePeopleSearch } from '@millrace/design-system/connected';
import { useState } from 'react';
import { NewConversation } from './NewConversation';

export interface NewConversationContainerProps {
  /** The member who writes, and who is not found. */
  viewerId: string;
}

/** Finds a member to write to, over the API. */
export function NewConversationContainer({ viewerId }: NewConversationContainerProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { hits, status } = usePeopleSearch(open ? text : '', 'mention');
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    setText('');
  };
  return (
    <NewConversation
      open={open}
      onOpenChange={handleOpenChange}
      text={text}
      onTextChange={setText}
      people={hits.filter(({ id }) => id !== viewerId)}
      status={status}
    />
  );
}
