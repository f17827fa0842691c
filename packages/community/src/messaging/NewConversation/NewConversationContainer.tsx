import { chatMutations } from '@millrace/api-client';
import { useApiClient, usePeopleSearch, useSend } from '@millrace/design-system/connected';
import { chatPath, messagePath } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { NewConversation, type Recipient } from './NewConversation';

export interface NewConversationContainerProps {
  /** Id of the viewer, who is excluded from the results. */
  viewerId: string;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
  /** Opens the conversation that was started. */
  navigate?: ((href: string) => void) | undefined;
}

/** Searches members by the API, and starts group conversations. */
export function NewConversationContainer({
  viewerId,
  onSignInRequired,
  navigate,
}: NewConversationContainerProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Recipient[]>([]);
  const [name, setName] = useState('');
  const { hits, status } = usePeopleSearch(open ? text : '', 'mention');
  const starting = useSend(chatMutations(useApiClient()).startRoom(), onSignInRequired);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    setText('');
    setChosen([]);
    setName('');
    starting.dismiss();
  };
  const handleStart = () => {
    const [first, second] = chosen;
    if (first && !second) {
      handleOpenChange(false);
      navigate?.(messagePath(first));
      return;
    }
    const people = chosen.map(({ id }) => id);
    void starting.send({ people, ...(name.trim() !== '' && { name: name.trim() }) }, ({ id }) => {
      handleOpenChange(false);
      navigate?.(chatPath(id));
    });
  };
  return (
    <NewConversation
      open={open}
      onOpenChange={handleOpenChange}
      text={text}
      onTextChange={setText}
      people={hits.filter(({ id }) => id !== viewerId)}
      status={status}
      chosen={chosen}
      onChosenChange={setChosen}
      name={name}
      onNameChange={setName}
      onStart={handleStart}
      isStarting={starting.isSending}
      error={
        starting.failure
          ? (starting.failure.text ?? messages.format('newConversation.startFailed'))
          : undefined
      }
    />
  );
}
