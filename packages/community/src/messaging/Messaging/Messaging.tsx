import { EmptyState } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode, Ref } from 'react';
import { conversation as conversationClass, messaging, rooms as roomsClass } from './Messaging.css';

export interface MessagingProps {
  /** The RoomList. */
  rooms: ReactNode;
  /** The ChatPane of the room that is open; null while none is. */
  conversation: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Conversations, and beside them the one that is open; a phone shows one of the two. As high as the window below the
 * masthead and, on phones, above the bar at its foot.
 */
export function Messaging({ rooms, conversation, ref }: MessagingProps) {
  const messages = useMessages();
  const isOpen = conversation !== null;
  return (
    <div
      ref={ref}
      data-component="Messaging"
      data-state={isOpen ? 'conversation' : 'rooms'}
      className={messaging}
    >
      <div data-part="rooms" className={roomsClass}>
        {rooms}
      </div>
      <div data-part="conversation" className={conversationClass}>
        {isOpen ? (
          conversation
        ) : (
          <EmptyState
            title={messages.format('messaging.none')}
            description={messages.format('messaging.noneHint')}
          />
        )}
      </div>
    </div>
  );
}
