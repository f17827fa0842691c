import type { HeadingLevel } from '@millrace/ui';
import {
  Button,
  EmptyState,
  ErrorState,
  SectionHead,
  SkeletonRows,
  TextField,
  VirtualList,
  type VirtualListHandle,
  VisuallyHidden,
} from '@millrace/ui';
import { classNames, useControllable } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { useToday } from '../../internal/useToday';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import type { ChatRoom } from './chat-room';
import { orderRooms } from './order-rooms';
import { body, foot, noMatch, root, search as searchClass } from './RoomList.css';
import { roomListMessages } from './RoomList.messages';
import { RoomRow } from './RoomRow';

/** Height of a row, in pixels. */
const ROOM_PX = 77;

/** State of the room list. */
export type RoomListState =
  | { status: 'loading' }
  | {
      status: 'error';
      /** Error message of the server, or a generic one. */
      message: string;
    }
  | {
      status: 'ready';
      /** Rooms in any order. */
      rooms: readonly ChatRoom[];
      /** Status of further rooms: `none` (default) if there are none; otherwise they load on scrolling to the end. */
      more?: 'none' | 'idle' | 'loading' | 'failed' | undefined;
    };

export interface RoomListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  state: RoomListState;
  /** Id of the viewer, whose own messages are marked. */
  viewerId: string;
  /** Id of the open room. */
  currentId?: string | null | undefined;
  /** Returns the URL of a room's conversation. */
  roomHref: (room: ChatRoom) => string;
  /** Search text; empty for all rooms. Default: uncontrolled. */
  search?: string | undefined;
  /** Called with the search text; without it there is no search. */
  onSearchChange?: ((text: string) => void) | undefined;
  /** Called on scrolling to the end, and to retry. */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Actions beside the heading. Default: none. */
  actions?: ReactNode;
  /** Level of its heading; 1 if it is the title of the page. Default 2. */
  headingLevel?: HeadingLevel;
}

/** Inbox: rooms, newest first, searchable by name and messages. @see CHAT-001, CHAT-003 */
export function RoomList({
  state,
  viewerId,
  currentId,
  roomHref,
  search: givenSearch,
  onSearchChange,
  onLoadMore,
  onRetry,
  actions,
  headingLevel = 2,
  className,
  ...rest
}: RoomListProps) {
  const messages = useMessages(pagedListMessages, roomListMessages);
  const [search, setSearch] = useControllable(givenSearch, '', onSearchChange);
  return (
    <section
      aria-labelledby="rooms"
      data-component="RoomList"
      {...rest}
      className={classNames(root, className)}
    >
      <SectionHead
        title={messages.format('rooms.title')}
        titleId="rooms"
        level={headingLevel}
        actions={actions}
      />
      {onSearchChange && (
        <TextField
          type="search"
          label={messages.format('rooms.search')}
          labelVisibility="hidden"
          placeholder={messages.format('rooms.search')}
          autoComplete="off"
          className={searchClass}
          value={search}
          onValueChange={setSearch}
          dir="auto"
        />
      )}
      {state.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
          <SkeletonRows count={6} art="avatar" />
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState
          title={messages.format('rooms.failed')}
          description={state.message}
          {...(onRetry && { onRetry })}
        />
      )}
      {state.status === 'ready' && state.rooms.length === 0 && <NoRooms search={search} />}
      {state.status === 'ready' && state.rooms.length > 0 && (
        <Rooms {...{ state, viewerId, currentId, roomHref, onLoadMore }} />
      )}
    </section>
  );
}

function NoRooms({ search }: { search: string }) {
  const messages = useMessages(pagedListMessages, roomListMessages);
  if (search.trim() === '') {
    return (
      <EmptyState title={messages.format('rooms.empty')} description={messages.format('rooms.emptyHint')} />
    );
  }
  return (
    <p role="status" data-part="noMatch" className={noMatch}>
      {messages.format('rooms.noMatch', { text: search.trim() })}
    </p>
  );
}

interface RoomsProps extends Pick<RoomListProps, 'viewerId' | 'currentId' | 'roomHref' | 'onLoadMore'> {
  state: Extract<RoomListState, { status: 'ready' }>;
}

function Rooms({ state, viewerId, currentId, roomHref, onLoadMore }: RoomsProps) {
  const messages = useMessages(pagedListMessages, roomListMessages);
  const calendar = useToday();
  const { more = 'none' } = state;
  const handle = useRef<VirtualListHandle>(null);
  const rooms = useMemo(() => orderRooms(state.rooms), [state.rooms]);
  const keys = useMemo(() => rooms.map(({ id }) => id), [rooms]);
  const handleKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => moveAmongRooms(event, keys, handle.current),
    [keys],
  );
  const renderRoom = (room: ChatRoom) => (
    <RoomRow
      room={room}
      href={roomHref(room)}
      isCurrent={room.id === currentId}
      viewerId={viewerId}
      calendar={calendar}
      onKeyDown={handleKeyDown}
    />
  );
  return (
    <div data-part="rooms" className={body}>
      <nav aria-labelledby="rooms">
        <VirtualList
          role="none"
          items={rooms}
          estimatedHeight={ROOM_PX}
          renderItem={renderRoom}
          handle={handle}
          onEndReached={more === 'idle' ? onLoadMore : undefined}
        />
      </nav>
      {more !== 'none' && (
        <p data-part="more" className={foot}>
          <Button size="small" tone="quiet" loading={more === 'loading'} onClick={onLoadMore}>
            {messages.format(more === 'failed' ? 'rooms.moreFailed' : 'rooms.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Returns the index of the room to which an arrow key moves. */
const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Roving focus by arrow keys in the virtualized list. */
function moveAmongRooms(
  event: KeyboardEvent<HTMLElement>,
  keys: readonly string[],
  rows: VirtualListHandle | null,
): void {
  const { currentTarget: from } = event;
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const key = keys[step(keys.indexOf(from.dataset.room ?? ''), keys.length)];
  if (key === undefined) return;
  const list = from.closest('[data-part="rooms"]');
  const find = () => list?.querySelector<HTMLElement>(`[data-room="${CSS.escape(key)}"]`);
  if (find()) find()?.focus();
  else {
    rows?.scrollToItem(key);
    // The row is rendered by then.
    requestAnimationFrame(() => find()?.focus());
  }
}
