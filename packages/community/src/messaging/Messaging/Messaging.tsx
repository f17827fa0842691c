import { messagePath } from '@millrace/domain';
import { Avatar, BareLink, EmptyState, Heading } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode, Ref } from 'react';
import type { Recipient } from '../NewConversation';
import {
  company as companyClass,
  conversation as conversationClass,
  list,
  messaging,
  people as peopleClass,
  person,
  rooms as roomsClass,
} from './Messaging.css';

export interface MessagingProps {
  /** The RoomList. */
  rooms: ReactNode;
  /** ChatPane of the open room; null if none is open. */
  conversation: ReactNode;
  /** Members to write to, shown while no conversation is open. Default: none. */
  people?: readonly Recipient[];
  ref?: Ref<HTMLDivElement>;
}

/**
 * Conversation list and the open conversation; phones show one of the two. Fills the window below the masthead and, on
 * phones, above the bottom bar.
 */
export function Messaging({ rooms, conversation, people = [], ref }: MessagingProps) {
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
          <>
            <EmptyState
              title={messages.format('messaging.none')}
              description={messages.format('messaging.noneHint')}
            />
            {people.length > 0 && <PeopleToWriteTo people={people} />}
          </>
        )}
      </div>
    </div>
  );
}

/** Members whom one press writes to. */
function PeopleToWriteTo({ people }: { people: readonly Recipient[] }) {
  const messages = useMessages();
  return (
    <section data-part="people" className={peopleClass}>
      <Heading level={2} size="panel">
        {messages.format('messaging.people')}
      </Heading>
      <ul className={list}>
        {people.map(({ id, name, image, company }) => (
          <li key={id}>
            <BareLink href={messagePath({ id, name })} className={person}>
              <Avatar name={name} src={image ?? null} />
              <span>
                <bdi>{name}</bdi>
                {company && <bdi className={companyClass}>{company}</bdi>}
              </span>
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
