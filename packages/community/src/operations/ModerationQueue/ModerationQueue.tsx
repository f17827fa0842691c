import type { ModerationCase } from '@millrace/api-client';
import { REASON_TEXTS } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { Badge, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type CaseListProps, CaseQueue } from './CaseQueue';
import { facts as factsClass, head, item, name, words } from './ModerationQueue.css';

export interface ModerationQueueProps extends CaseListProps<ModerationCase> {}

/** Reported content, one row per item: open cases, oldest first, or closed ones. @see GAP-096 */
export function ModerationQueue(props: ModerationQueueProps) {
  return (
    <CaseQueue
      {...props}
      data-component="ModerationQueue"
      queue="moderation"
      expectedRows={4}
      art="avatar"
      renderCase={(one) => <QueueItem key={one.id} one={one} />}
    />
  );
}

function QueueItem({ one }: { one: ModerationCase }) {
  const messages = useMessages();
  const { target, snapshot, member } = one;
  return (
    <li className={item} data-part="case" data-status={one.status}>
      <div className={head}>
        <Link variant="name" href={`${SITE_PATHS.moderation}/${one.id}`} className={name}>
          {messages.format('moderation.what', { kind: target.kind, name: member.user_name })}
        </Link>
        <CaseBadges state={one.state} member={member} />
      </div>
      <p data-part="words" className={words}>
        {snapshot.text || snapshot.file || messages.format('moderation.noText')}
      </p>
      <CaseFacts {...one} />
    </li>
  );
}

/** Badges for the state of content and author; renders nothing in the normal state. */
export function CaseBadges({ state, member }: Pick<ModerationCase, 'state' | 'member'>) {
  const messages = useMessages();
  return (
    <>
      {state !== 'visible' && <Badge>{messages.format(`moderation.${state}`)}</Badge>}
      {member.suspended && <Badge>{messages.format('moderation.suspended')}</Badge>}
    </>
  );
}

/** Number of reports, reasons, date of the first, and the last decision. */
export function CaseFacts({
  report_count,
  reasons,
  added,
  last_decision,
}: Pick<ModerationCase, 'report_count' | 'reasons' | 'added' | 'last_decision'>) {
  const messages = useMessages();
  const parts = [
    messages.format('moderation.reports', { count: report_count }),
    ...reasons.map(({ reason, count }) =>
      messages.format('moderation.reason', { reason: messages.format(REASON_TEXTS[reason]), count }),
    ),
    messages.format('moderation.since', {
      date: messages.date(added, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
    ...(last_decision ? [messages.format('moderation.decided', { decision: last_decision })] : []),
  ];
  return (
    <p data-part="facts" className={factsClass}>
      {parts.join(' · ')}
    </p>
  );
}
