import { userFeedPath } from '@millrace/domain';
import { BareLink, Heading, Icon, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ChatAvatars } from './ChatAvatars';
import { chatPaneMessages } from './ChatPane.messages';
import { actions as actionsClass, back, company, head, name as nameClass, who } from './ChatPaneHead.css';
import type { ChatMate } from './chat-mate';

/** With whom one talks. */
export interface ChatPerson {
  /** Leads to their page; null is a former member, who has none. */
  id?: string | null | undefined;
  /** Empty until it is known. */
  name: string;
  /** Address of a picture. Default: the initials. */
  picture?: string | null | undefined;
  /** For whom they work. */
  company?: string | null | undefined;
  /** Their page. Default: that of the community, for whom `id` is given. */
  href?: string | undefined;
}

export interface ChatPaneHeadProps {
  person: ChatPerson;
  /** Of a room of several, which is named by `person`. Default: it is a conversation of two. */
  people?: readonly ChatMate[] | undefined;
  /** Where all conversations are; shown on phones, which have room for one pane. Default: nowhere. */
  backHref?: string | undefined;
  /** What else can be done with the conversation, at the end of its head. */
  actions?: ReactNode;
}

/** Says with whom one talks, and leads back to all conversations where they are not beside it. */
export function ChatPaneHead({
  person,
  people,
  viewerId,
  backHref,
  actions,
  titleId,
  titleRef,
}: ChatPaneHeadProps & { viewerId: string; titleId: string; titleRef: Ref<HTMLHeadingElement> }) {
  const messages = useMessages(chatPaneMessages);
  // Who it is may be known only once the conversation is there.
  const href = person.href ?? (person.id ? userFeedPath({ id: person.id }) : undefined);
  const names = people?.filter(({ id, left }) => id !== viewerId && !left).map((mate) => mate.name) ?? [];
  // Without a name of its own a room is called by its people, who need not be named twice.
  const isCalledByPeople = person.name === names.join(', ');
  const name = person.name ? <bdi>{person.name}</bdi> : messages.format('chat.unnamed');
  return (
    <header data-part="head" className={head}>
      {backHref !== undefined && (
        <BareLink href={backHref} data-part="back" className={back} aria-label={messages.format('chat.back')}>
          <Icon icon={ArrowLeft} size="medium" />
        </BareLink>
      )}
      <ChatAvatars name={person.name} picture={person.picture} people={people} viewerId={viewerId} />
      <div className={who}>
        <Heading level={2} size="panel" id={titleId} ref={titleRef} tabIndex={-1} className={nameClass}>
          {href === undefined || person.name === '' ? (
            name
          ) : (
            <Link variant="name" href={href}>
              {name}
            </Link>
          )}
        </Heading>
        {names.length > 0 && !isCalledByPeople && (
          <p data-part="people" className={company}>
            <bdi>{messages.list(names, 'separated')}</bdi>
          </p>
        )}
        {person.company && (
          <p data-part="company" className={company}>
            <bdi>{person.company}</bdi>
          </p>
        )}
      </div>
      {actions && <div className={actionsClass}>{actions}</div>}
    </header>
  );
}
