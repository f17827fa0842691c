import { messagePath } from '@millrace/domain';
import { Avatar, BareLink, Button, Dialog, SkeletonRows, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { PenLine } from 'lucide-react';
import { company as companyClass, found, person } from './NewConversation.css';

/** A member who can be written to. */
export interface Recipient {
  id: string;
  name: string;
  /** Address of their picture. Default: their initials. */
  image?: string | null | undefined;
  company?: string | undefined;
}

export interface NewConversationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Text of the field. */
  text: string;
  onTextChange: (text: string) => void;
  people: readonly Recipient[];
  /** `idle` before enough is typed to search. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Opens a dialog to find a member by name; each result leads to the conversation with that member. */
export function NewConversation({
  open,
  onOpenChange,
  text,
  onTextChange,
  people,
  status,
}: NewConversationProps) {
  const messages = useMessages();
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <Button size="small" icon={PenLine}>
          {messages.format('newConversation.open')}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('newConversation.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <TextField
              type="search"
              label={messages.format('newConversation.field')}
              hint={messages.format('newConversation.hint')}
              autoComplete="off"
              dir="auto"
              value={text}
              onValueChange={onTextChange}
            />
            {status === 'ready' && people.length > 0 ? (
              <ul className={found}>
                {people.map(({ id, name, image, company }) => (
                  <li key={id}>
                    <BareLink href={messagePath({ id, name })} className={person} onClick={close}>
                      <Avatar name={name} src={image ?? null} />
                      <span>
                        <bdi>{name}</bdi> {company && <bdi className={companyClass}>{company}</bdi>}
                      </span>
                    </BareLink>
                  </li>
                ))}
              </ul>
            ) : (
              <div role="status" aria-busy={status === 'loading'} className={found}>
                {status === 'loading' && <SkeletonRows count={4} art="avatar" />}
                {status === 'ready' && messages.format('newConversation.none')}
                {status === 'failed' && messages.format('newConversation.failed')}
              </div>
            )}
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
