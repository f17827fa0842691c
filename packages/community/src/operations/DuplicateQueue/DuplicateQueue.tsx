import type { DuplicateCase, DuplicateDecision, DuplicateThing } from '@millrace/api-client';
import { companyPath, countryIn, productPath } from '@millrace/domain';
import { Badge, Button, Inline, Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import {
  type AskedDecision,
  type CaseListProps,
  CaseQueue,
  type DecidingProps,
  DecisionDialog,
} from '../ModerationQueue';
import { facts, head, item, words } from '../ModerationQueue/CaseQueue.css';

export interface DuplicateQueueProps
  extends CaseListProps<DuplicateCase>,
    DecidingProps<DuplicateCase, DuplicateDecision> {}

/** Moderation queue of duplicate products and companies. @see GAP-088 */
export function DuplicateQueue({ asked, onAskedChange, deciding, onDecide, ...queue }: DuplicateQueueProps) {
  const messages = useMessages();
  return (
    <CaseQueue
      {...queue}
      data-component="DuplicateQueue"
      queue="duplicates"
      expectedRows={3}
      art="none"
      renderCase={(one) => (
        <DuplicateItem key={one.id} one={one} onAsk={(decision) => onAskedChange({ one, decision })} />
      )}
    >
      {asked && (
        <DecisionDialog
          title={messages.format('duplicates.ask', named(asked))}
          what={messages.format(`duplicates.${asked.decision}Hint`, named(asked))}
          action={messages.format(`duplicates.${asked.decision}`, named(asked))}
          state={deciding}
          onDecide={onDecide}
          onClose={() => onAskedChange(null)}
        />
      )}
    </CaseQueue>
  );
}

const named = ({ one, decision }: AskedDecision<DuplicateCase, DuplicateDecision>) => ({
  decision,
  name: one.subject.name,
  other: one.other.name,
});

/** Case of two possible duplicates: their dependents and possible decisions. */
function DuplicateItem({ one, onAsk }: { one: DuplicateCase; onAsk: (decision: DuplicateDecision) => void }) {
  const messages = useMessages();
  const { subject, other, raised_by: raisedBy } = one;
  const names = { name: subject.name, other: other.name };
  const toPath = one.kind === 'product' ? productPath : companyPath;
  const linkTo = (thing: DuplicateThing) => (text: ReactNode) => (
    <Link variant="name" href={toPath(thing)}>
      <bdi>{text}</bdi>
    </Link>
  );
  return (
    <li className={item} data-part="case" data-kind={one.kind} data-status={one.status}>
      <div className={head}>
        <Badge>{messages.format('duplicates.kind', { kind: one.kind })}</Badge>
        <span data-part="question">
          {messages.rich('duplicates.question', { ...names, one: linkTo(subject), two: linkTo(other) })}
        </span>
      </div>
      {one.text !== '' && (
        <p data-part="words" className={words}>
          {one.text}
        </p>
      )}
      {[subject, other].map((thing) => (
        <p key={thing.id} data-part="facts" className={facts}>
          {duplicateFacts(thing)}
        </p>
      ))}
      <p className={facts}>
        {messages.format('duplicates.flagged', {
          by: raisedBy?.user_name ?? messages.format('duplicates.formerMember'),
          date: messages.date(one.added, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      {one.decision && (
        <p data-part="decision" className={facts}>
          {messages.format('duplicates.decided', {
            ...names,
            decision: one.decision.decision,
            moderator: one.decision.moderator ?? messages.format('linkCases.moderatorGone'),
            date: messages.date(one.decision.added, { dateStyle: 'medium' }),
          })}
          {one.decision.note && `: ${one.decision.note}`}
        </p>
      )}
      {one.possible.length > 0 && (
        <Inline gap="xs">
          {one.possible.map((decision) => (
            <Button key={decision} size="small" onClick={() => onAsk(decision)}>
              {messages.format(`duplicates.${decision}`, names)}
            </Button>
          ))}
        </Inline>
      )}
      {one.status === 'open' && one.possible.length === 0 && (
        <p className={facts}>{messages.format('duplicates.own')}</p>
      )}
    </li>
  );

  function duplicateFacts(thing: DuplicateThing): string {
    if (thing.gone) return messages.format('duplicates.gone', { name: thing.name });
    const counted = messages.format('duplicates.facts', {
      name: thing.name,
      links: thing.links,
      followers: thing.followers,
    });
    const country = thing.country && countryIn(thing.country, messages.locale);
    return [counted, country, thing.about].filter(Boolean).join(' · ');
  }
}
