import { userFeedPath } from '@millrace/domain';
import { AlertDialog, Avatar, Button, Dialog, Link, Notice, SkeletonRows, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { LogOut, Plus, Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { chatPaneMessages } from './ChatPane.messages';
import {
  company as companyClass,
  found,
  group,
  leave,
  list,
  person as personClass,
  rename,
} from './ChatPeople.css';
import type { ChatMate } from './chat-mate';

export interface ChatPeopleProps {
  /** People of the room; those who left are not listed. */
  people: readonly ChatMate[];
  viewerId: string;
  /** Text of the search for members. */
  text: string;
  onTextChange: (text: string) => void;
  /** Members found by the search. */
  found: readonly ChatMate[];
  /** Status of the search; `idle` while the text is too short. */
  search: 'idle' | 'loading' | 'ready' | 'failed';
  onAdd: (mate: ChatMate) => void;
  /** Id of the member who is being added. Default: nobody. */
  addingId?: string | undefined;
  /** Error message of the last addition. */
  addError?: string | undefined;
  /** Name given to the room; null if it is called by its people. */
  name: string | null;
  onRename: (name: string | null) => void;
  /** Status of renaming. */
  renaming: 'idle' | 'pending' | 'failed';
  /** Reason why it was not renamed. Default: a generic one. */
  renameError?: string | undefined;
  onLeave: () => void;
  /** Status of leaving. */
  leaving: 'idle' | 'pending' | 'failed';
}

/** Dialog with the name and people of a group room, to rename it, add others and leave. */
export function ChatPeople({ people, viewerId, ...rest }: ChatPeopleProps) {
  const messages = useMessages(chatPaneMessages);
  const present = people.filter(({ left }) => !left);
  return (
    <Dialog.Root onOpenChange={() => rest.onTextChange('')}>
      <Dialog.Trigger asChild>
        <Button
          size="small"
          tone="quiet"
          icon={Users}
          aria-label={messages.format('chat.people', { count: present.length })}
        >
          {messages.number(present.length)}
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('chat.peopleTitle')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <div className={group}>
              <Rename key={rest.name} {...rest} />
              <ul className={list}>
                {present.map(({ id, name, picture, company }) => (
                  <li key={id} data-part="mate" className={personClass}>
                    <Avatar name={name} src={picture ?? null} />
                    <span>
                      {id === viewerId ? (
                        messages.format('chat.peopleYou')
                      ) : (
                        <Link variant="name" href={userFeedPath({ id })}>
                          <bdi>{name}</bdi>
                        </Link>
                      )}
                      {company && <bdi className={companyClass}>{company}</bdi>}
                    </span>
                  </li>
                ))}
              </ul>
              <AddPeople {...rest} people={present} />
              <Leave onLeave={rest.onLeave} leaving={rest.leaving} />
            </div>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Rename({
  name,
  onRename,
  renaming,
  renameError,
}: Pick<ChatPeopleProps, 'name' | 'onRename' | 'renaming' | 'renameError'>) {
  const messages = useMessages(chatPaneMessages);
  const [text, setText] = useState(name ?? '');
  const isChanged = text.trim() !== (name ?? '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) onRename(text.trim() || null);
  };
  return (
    <form className={rename} onSubmit={handleSubmit}>
      <TextField
        label={messages.format('chat.name')}
        hint={messages.format('chat.nameHint')}
        autoComplete="off"
        dir="auto"
        maxLength={80}
        value={text}
        onValueChange={setText}
      />
      {renaming === 'failed' && (
        <Notice tone="danger">{renameError ?? messages.format('chat.nameFailed')}</Notice>
      )}
      {(isChanged || renaming === 'pending') && (
        <Button type="submit" size="small" loading={renaming === 'pending'}>
          {messages.format('chat.nameSave')}
        </Button>
      )}
    </form>
  );
}

function AddPeople({
  people,
  text,
  onTextChange,
  found: hits,
  search,
  onAdd,
  addingId,
  addError,
}: Pick<
  ChatPeopleProps,
  'people' | 'text' | 'onTextChange' | 'found' | 'search' | 'onAdd' | 'addingId' | 'addError'
>) {
  const messages = useMessages(chatPaneMessages);
  const others = hits.filter(({ id }) => !people.some((mate) => mate.id === id));
  return (
    <div>
      <TextField
        type="search"
        label={messages.format('chat.addPeople')}
        hint={messages.format('chat.addHint')}
        autoComplete="off"
        dir="auto"
        value={text}
        onValueChange={onTextChange}
      />
      {addError !== undefined && <Notice tone="danger">{addError}</Notice>}
      {search === 'ready' && others.length > 0 ? (
        <ul className={found}>
          {others.map((mate) => (
            <li key={mate.id} className={personClass}>
              <Avatar name={mate.name} src={mate.picture ?? null} />
              <span>
                <bdi>{mate.name}</bdi>
                {mate.company && <bdi className={companyClass}>{mate.company}</bdi>}
              </span>
              <Button
                size="small"
                icon={Plus}
                loading={addingId === mate.id}
                aria-label={messages.format('chat.addOne', { name: mate.name })}
                onClick={() => onAdd(mate)}
              >
                {messages.format('chat.add')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <div role="status" aria-busy={search === 'loading'} className={search === 'idle' ? undefined : found}>
          {search === 'loading' && <SkeletonRows count={3} art="avatar" />}
          {search === 'ready' && messages.format('chat.addNone')}
          {search === 'failed' && messages.format('chat.addSearchFailed')}
        </div>
      )}
    </div>
  );
}

function Leave({ onLeave, leaving }: Pick<ChatPeopleProps, 'onLeave' | 'leaving'>) {
  const messages = useMessages(chatPaneMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <p className={leave}>
      <AlertDialog
        title={messages.format('chat.leaveTitle')}
        description={messages.format('chat.leaveHint')}
        confirmLabel={messages.format('chat.leaveConfirm')}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={onLeave}
        state={
          leaving === 'failed'
            ? { status: 'failed', error: messages.format('chat.leaveFailed') }
            : { status: leaving }
        }
        trigger={
          <Button size="small" tone="danger" icon={LogOut}>
            {messages.format('chat.leave')}
          </Button>
        }
      />
    </p>
  );
}
