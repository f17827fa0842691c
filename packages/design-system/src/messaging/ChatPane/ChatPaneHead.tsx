import { userFeedPath } from '@millrace/domain';
import { Avatar, BareLink, Heading, Icon, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { chatPaneMessages } from './ChatPane.messages';
import { actions as actionsClass, back, company, head, name as nameClass, who } from './ChatPaneHead.css';

/** With whom one talks. */
export interface ChatPerson {
  /** Null is a former member. */
  id: string | null;
  /** Empty until it is known. */
  name: string;
  image: string | null;
  company: string | null;
}

export interface ChatPaneHeadProps {
  person: ChatPerson;
  /** Where all conversations are; shown on phones, which have room for one pane. */
  backHref: string;
  /** What else can be done with the conversation, at the end of its head. */
  actions?: ReactNode;
}

/** Says with whom one talks, and leads back to all conversations where they are not beside it. */
export function ChatPaneHead({
  person,
  backHref,
  actions,
  titleRef,
}: ChatPaneHeadProps & { titleRef: Ref<HTMLHeadingElement> }) {
  const messages = useMessages(chatPaneMessages);
  // Who it is may be known only once the conversation is there.
  const name = person.name ? <bdi>{person.name}</bdi> : messages.format('chat.unnamed');
  return (
    <header data-part="head" className={head}>
      <BareLink href={backHref} data-part="back" className={back} aria-label={messages.format('chat.back')}>
        <Icon icon={ArrowLeft} size="medium" />
      </BareLink>
      <Avatar name={person.name} src={person.image} />
      <div className={who}>
        <Heading level={2} size="panel" id="conversation" ref={titleRef} tabIndex={-1} className={nameClass}>
          {person.id === null || person.name === '' ? (
            name
          ) : (
            <Link variant="name" href={userFeedPath({ id: person.id })}>
              {name}
            </Link>
          )}
        </Heading>
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
