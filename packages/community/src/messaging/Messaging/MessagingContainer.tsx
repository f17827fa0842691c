import { type ChatRoom, chatQueries, networkQueries } from '@millrace/api-client';
import {
  ChatPaneContainer,
  type ChatPaneContainerProps,
  RoomListContainer,
  useApiClient,
} from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { NewConversationContainer, type Recipient } from '../NewConversation';
import { Messaging } from './Messaging';
import { type OpenChat, openChatId } from './open-chat';

export interface MessagingContainerProps
  extends Pick<ChatPaneContainerProps, 'viewerId' | 'plansHref' | 'onSignInRequired'> {
  /** Open conversation. Default: none. */
  open?: OpenChat | null;
  /** Opens a new conversation, or the list after leaving one. */
  navigate?: ((href: string) => void) | undefined;
}

/** Conversations of a member, and the open one. */
export function MessagingContainer({ open = null, viewerId, navigate, ...pane }: MessagingContainerProps) {
  const chatId = openChatId(open, viewerId);
  const name = open && 'userName' in open ? open.userName : undefined;
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(chatId);
  const [isFirst, setFirst] = useState(true);
  // Reopening the initial conversation counts as an ordinary opening.
  if (isFirst && chatId !== first) setFirst(false);
  const current = useCurrentRoom(chatId, name);
  useRestoreFocus(root, chatId);
  const people = usePeopleToWriteTo(chatId === null);
  return (
    <Messaging
      ref={root}
      people={people}
      rooms={
        <RoomListContainer
          headingLevel={1}
          viewerId={viewerId}
          currentId={chatId}
          current={current}
          actions={
            <NewConversationContainer {...{ viewerId, navigate }} onSignInRequired={pane.onSignInRequired} />
          }
        />
      }
      conversation={
        chatId && (
          <ChatPaneContainer
            {...pane}
            key={chatId}
            chatId={chatId}
            name={name}
            viewerId={viewerId}
            backHref={SITE_PATHS.messages}
            takesFocus={!isFirst}
            onLeft={() => navigate?.(SITE_PATHS.messages)}
          />
        )
      }
    />
  );
}

/** Returns the open room from cached data; the chat pane runs the same query. */
function useCurrentRoom(chatId: string | null, name: string | undefined): ChatRoom | null {
  const { data, isError } = useInfiniteQuery({
    ...chatQueries(useApiClient()).messages(chatId ?? ''),
    enabled: chatId !== null,
  });
  if (chatId === null || isError) return null;
  if (data?.room) return data.room;
  return name === undefined ? null : { ...UNKNOWN, id: chatId, name };
}

/** Number of members offered while no conversation is open. */
const OFFERED = 8;

/** Returns members whom the viewer follows. */
function usePeopleToWriteTo(enabled: boolean): readonly Recipient[] {
  const { data } = useInfiniteQuery({
    ...networkQueries(useApiClient()).connections({ limit: OFFERED }),
    enabled,
  });
  return (data?.items ?? []).slice(0, OFFERED).map((one) => ({
    id: one.user_id,
    name: one.user_name,
    image: one.user_image,
    company: one.user_company_name ?? undefined,
  }));
}

const UNKNOWN = {
  user_id: null,
  image: null,
  company: null,
  timestamp: null,
  lastRead: null,
  other_last_read: null,
  unread: false,
  unread_count: 0,
  muted: false,
  last_message: null,
  found_message: null,
  writing: 'open',
  group: null,
} as const;

/** On phones, moves the focus to the row of the conversation that was left when the list reappears. */
function useRestoreFocus(root: RefObject<HTMLElement | null>, chatId: string | null): void {
  const left = useRef(chatId);
  useEffect(() => {
    const id = left.current;
    left.current = chatId;
    if (id === null || chatId !== null) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (find(`[data-room="${CSS.escape(id)}"]`) ?? find('h1'))?.focus({ preventScroll: true });
  }, [root, chatId]);
}
