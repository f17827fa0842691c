import { EmptyState } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode, Ref } from 'react';
import { conversation as conversationClass, messaging, rooms as roomsClass } from './Messaging.css';

export interface MessagingProps {
  /** The RoomList. */
  rooms: ReactNode;
  /** ChatPane of the open room; null if none is open. */
  conversation: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Conversation list and the open conversation; phones show one of the two. Fills the window below the masthead and, on
 * phones, above the bottom bar.
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
