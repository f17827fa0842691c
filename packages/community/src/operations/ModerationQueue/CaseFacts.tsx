import type { ModerationCase } from '@millrace/api-client';
import { REASON_TEXTS } from '@millrace/design-system';
import { Badge } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { facts as factsClass } from './ModerationQueue.css';

/** How the thing and its author stand now; nothing where all is as usual. */
export function CaseBadges({ state, member }: Pick<ModerationCase, 'state' | 'member'>) {
  const messages = useMessages();
  return (
    <>
      {state !== 'visible' && <Badge>{messages.format(`moderation.${state}`)}</Badge>}
      {member.suspended && <Badge>{messages.format('moderation.suspended')}</Badge>}
    </>
  );
}

/** How often it was reported, why, since when, and what was decided last. */
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
