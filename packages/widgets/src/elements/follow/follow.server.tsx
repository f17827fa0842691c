import { ActionElement } from '../../shared/ActionElement';
import type { CardContext, ElementDefinition } from '../../shared/element';
import { findSubject, type Subject, sampleSubject, subjectPath } from '../../shared/subject';
import { withLogin } from '../../shared/with-login';

/**
 * `<millrace-follow>`: a button that follows a product or a company; with the part `invite` a link that invites
 * colleagues to it.
 */
export const followDefinition: ElementDefinition<Subject> = {
  name: 'follow',
  interactive: true,
  low: true,
  load: findSubject,
  card: (subject, context) => ({
    title: subject.name,
    href: context.webUrl + subjectPath(subject),
    view: view(subject, context, false),
    props:
      context.part === 'invite'
        ? 0
        : [context.messages.format('cardAction.following', { name: subject.name }), subject.name],
  }),
  samples: (context) => ({
    painted: [
      view(sampleSubject, context, false),
      view(sampleSubject, { ...context, part: 'invite' }, false),
    ],
    live: [view(sampleSubject, context, true)],
  }),
};

function view(subject: Subject, { webUrl, messages, part }: CardContext, following: boolean) {
  const { name } = subject;
  const pageHref = webUrl + subjectPath(subject);
  return part === 'invite' ? (
    <ActionElement
      label={messages.format('cardAction.invite', { name })}
      href={withLogin(webUrl + subjectPath(subject, 'invite'))}
      pageHref={pageHref}
      messages={messages}
    />
  ) : (
    <ActionElement
      label={messages.format(following ? 'cardAction.following' : 'cardAction.follow', { name })}
      pressed={following}
      pageHref={pageHref}
      messages={messages}
    />
  );
}
