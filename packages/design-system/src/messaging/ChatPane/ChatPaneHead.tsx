import { userFeedPath } from '@millrace/domain';
import { BareLink, Heading, Icon, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ChatAvatars } from './ChatAvatars';
import { chatPaneMessages } from './ChatPane.messages';
import { actions as actionsClass, back, company, head, name as nameClass, who } from './ChatPaneHead.css';
import type { ChatMate } from './chat-mate';

/** The other member of a conversation. */
export interface ChatPerson {
  /** Id, for the link to their page; null for a former member, who has none. */
  id?: string | null | undefined;
  /** Name; empty until it is loaded. */
  name: string;
  /** URL of a picture. Default: the initials. */
  picture?: string | null | undefined;
  /** Name of their company. */
  company?: string | null | undefined;
  /** URL of their page. Default: that of the community, by `id`. */
  href?: string | undefined;
}

export interface ChatPaneHeadProps {
  person: ChatPerson;
  /** People of a group room, whose name is in `person`. Default: it is a conversation of two. */
  people?: readonly ChatMate[] | undefined;
  /** URL of the inbox; shown on phones, which show one pane at a time. Default: none. */
  backHref?: string | undefined;
  /** Further actions at the end of the header. */
  actions?: ReactNode;
}

/** Header of a conversation: its people, and a link back to the inbox where that is not beside it. */
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
  // The name may be unknown until the conversation is loaded.
  const href = person.href ?? (person.id ? userFeedPath({ id: person.id }) : undefined);
  const names = people?.filter(({ id, left }) => id !== viewerId && !left).map((mate) => mate.name) ?? [];
  // A room without a name is titled by its people, who are not listed twice.
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
