import { type ChatRoom, chatMutations } from '@millrace/api-client';
import { IconButton, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { MemberMenuContainer } from '../../network/MemberMenu';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { usePeopleSearch } from '../../shell/SiteSearch';
import { chatPaneMessages } from './ChatPane.messages';
import { ChatPeople } from './ChatPeople';
import { type ChatMate, toChatMates } from './chat-mate';

interface ChatActionsContainerProps {
  room: ChatRoom;
  viewerId: string;
  onSignInRequired?: (() => void) | undefined;
  /** Called after the member has left the room. */
  onLeft?: (() => void) | undefined;
}

/** Actions of a conversation: mute it, and manage its people. */
export function ChatActionsContainer({
  room,
  viewerId,
  onSignInRequired,
  onLeft,
}: ChatActionsContainerProps) {
  const { user_id: id, name, group, timestamp } = room;
  return (
    <>
      {group && <ChatPeopleContainer {...{ room, viewerId, onSignInRequired, onLeft }} />}
      {timestamp !== null && <MuteButton room={room} onSignInRequired={onSignInRequired} />}
      {id !== null && <MemberMenuContainer member={{ id, name }} onSignInRequired={onSignInRequired} />}
    </>
  );
}

/** Mutes a conversation: its unread messages are still counted, but do not set the flag of the inbox. */
function MuteButton({
  room,
  onSignInRequired,
}: Pick<ChatActionsContainerProps, 'room' | 'onSignInRequired'>) {
  const messages = useMessages(chatPaneMessages);
  const toasts = useToasts();
  const { muted } = room;
  const muting = useSend(chatMutations(useApiClient()).mute(room.id), onSignInRequired);
  const handlePress = async () => {
    const changed = await muting.send({ muted: !muted });
    if (!changed) toasts.show({ text: messages.format('chat.muteFailed'), tone: 'danger' });
  };
  return (
    <IconButton
      tone="quiet"
      icon={muted ? BellOff : Bell}
      label={messages.format(muted ? 'chat.unmute' : 'chat.mute')}
      loading={muting.isSending}
      onClick={() => void handlePress()}
    />
  );
}

/** Renames the room, finds and adds members over the API, and leaves the room. */
function ChatPeopleContainer({ room, viewerId, onSignInRequired, onLeft }: ChatActionsContainerProps) {
  const messages = useMessages(chatPaneMessages);
  const client = useApiClient();
  const [text, setText] = useState('');
  const [last, setLast] = useState<ChatMate | null>(null);
  const { hits, status } = usePeopleSearch(text, 'mention');
  const adding = useSend(chatMutations(client).addPeople(room.id), onSignInRequired);
  const renaming = useSend(chatMutations(client).rename(room.id), onSignInRequired);
  const leaving = useSend(chatMutations(client).leave(room.id), onSignInRequired);
  const handleAdd = (mate: ChatMate) => {
    setLast(mate);
    void adding.send({ people: [mate.id] }, () => setText(''));
  };
  const handleText = (next: string) => {
    setText(next);
    adding.dismiss();
  };
  return (
    <ChatPeople
      people={room.group ? toChatMates(room.group) : []}
      viewerId={viewerId}
      text={text}
      onTextChange={handleText}
      found={hits.map(({ id, name, image, company }) => ({ id, name, picture: image, company }))}
      search={status}
      onAdd={handleAdd}
      addingId={adding.isSending ? last?.id : undefined}
      addError={
        adding.failure && last
          ? (adding.failure.text ?? messages.format('chat.addFailed', { name: last.name }))
          : undefined
      }
      name={room.group?.name ?? null}
      onRename={(name) => void renaming.send({ name })}
      renaming={renaming.isSending ? 'pending' : renaming.failure ? 'failed' : 'idle'}
      renameError={renaming.failure?.text ?? undefined}
      onLeave={() => void leaving.send(undefined, () => onLeft?.())}
      leaving={leaving.isSending ? 'pending' : leaving.failure ? 'failed' : 'idle'}
    />
  );
}
