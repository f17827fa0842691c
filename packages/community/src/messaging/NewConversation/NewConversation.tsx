import { messagePath } from '@millrace/domain';
import {
  Avatar,
  BareLink,
  Button,
  Dialog,
  IconButton,
  Notice,
  SkeletonRows,
  Tag,
  TextField,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { PenLine, UserPlus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { chosen as chosenClass, company as companyClass, found, person, row } from './NewConversation.css';

/** A member who can receive messages. */
export interface Recipient {
  id: string;
  name: string;
  /** URL of the picture. Default: the initials. */
  image?: string | null | undefined;
  company?: string | undefined;
}

export interface NewConversationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Search text. */
  text: string;
  onTextChange: (text: string) => void;
  people: readonly Recipient[];
  /** `idle` until enough is typed to search. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Selected members of a group conversation. */
  chosen: readonly Recipient[];
  onChosenChange: (chosen: readonly Recipient[]) => void;
  /** Name of the group conversation. */
  name: string;
  onNameChange: (name: string) => void;
  /** Starts a group conversation with the selected members. */
  onStart: () => void;
  isStarting?: boolean;
  /** Reason why it was not started. */
  error?: string | undefined;
}

/**
 * Dialog that searches members by name. Each result links to the conversation with that member; several selected ones
 * start a group conversation.
 */
export function NewConversation({ open, onOpenChange, ...form }: NewConversationProps) {
  const messages = useMessages();
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
          <NewConversationForm {...form} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function NewConversationForm({
  text,
  onTextChange,
  people,
  status,
  chosen,
  onChosenChange,
  name,
  onNameChange,
  onStart,
  isStarting = false,
  error,
  onClose,
}: Omit<NewConversationProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const messages = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const others = people.filter(({ id }) => !chosen.some((one) => one.id === id));
  const choose = (one: Recipient) => {
    onChosenChange([...chosen, one]);
    onTextChange('');
    // The row is unmounted with its focused button.
    field.current?.focus();
  };
  const [first, second] = chosen;
  return (
    <>
      <Dialog.Body>
        <Chosen {...{ chosen, onChosenChange, field }} />
        <TextField
          ref={field}
          type="search"
          label={messages.format('newConversation.field')}
          hint={messages.format('newConversation.hint')}
          autoComplete="off"
          dir="auto"
          value={text}
          onValueChange={onTextChange}
        />
        {status === 'ready' && others.length > 0 ? (
          <ul className={found}>
            {others.map((one) => (
              <FoundPerson
                key={one.id}
                person={one}
                isChoosing={first !== undefined}
                onChoose={() => choose(one)}
                onClose={onClose}
              />
            ))}
          </ul>
        ) : (
          <div role="status" aria-busy={status === 'loading'} className={found}>
            {status === 'loading' && <SkeletonRows count={4} art="avatar" />}
            {status === 'ready' && messages.format('newConversation.none')}
            {status === 'failed' && messages.format('newConversation.failed')}
          </div>
        )}
        {second && (
          <TextField
            label={messages.format('newConversation.name')}
            hint={messages.format('newConversation.nameHint')}
            autoComplete="off"
            dir="auto"
            maxLength={80}
            value={name}
            onValueChange={onNameChange}
          />
        )}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </Dialog.Body>
      {first && (
        <Dialog.Footer>
          <Button tone="primary" loading={isStarting} onClick={onStart}>
            {messages.format('newConversation.start')}
          </Button>
        </Dialog.Footer>
      )}
    </>
  );
}

function Chosen({
  chosen,
  onChosenChange,
  field,
}: Pick<NewConversationProps, 'chosen' | 'onChosenChange'> & { field: RefObject<HTMLInputElement | null> }) {
  const messages = useMessages();
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={messages.format('newConversation.chosen')} className={chosenClass}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <Tag
            name={name}
            onRemove={() => {
              onChosenChange(chosen.filter((one) => one.id !== id));
              field.current?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface FoundPersonProps {
  person: Recipient;
  /** True once somebody is selected: then the row adds a member instead of linking to the conversation. */
  isChoosing: boolean;
  onChoose: () => void;
  onClose: () => void;
}

function FoundPerson({ person: one, isChoosing, onChoose, onClose }: FoundPersonProps) {
  const messages = useMessages();
  const { id, name, image, company } = one;
  const label = messages.format('newConversation.add', { name });
  const who = (
    <>
      <Avatar name={name} src={image ?? null} />
      <span>
        <bdi>{name}</bdi> {company && <bdi className={companyClass}>{company}</bdi>}
      </span>
    </>
  );
  return (
    <li className={row}>
      {isChoosing ? (
        <button type="button" className={person} onClick={onChoose}>
          {who}
        </button>
      ) : (
        <>
          <BareLink href={messagePath({ id, name })} className={person} onClick={onClose}>
            {who}
          </BareLink>
          <IconButton tone="quiet" icon={UserPlus} label={label} onClick={onChoose} />
        </>
      )}
    </li>
  );
}
