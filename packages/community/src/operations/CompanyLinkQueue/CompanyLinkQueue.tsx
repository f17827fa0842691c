import type { LinkCase, LinkCaseDecision, LinkDecision } from '@millrace/api-client';
import { companyPath, userFeedPath } from '@millrace/domain';
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

export interface CompanyLinkQueueProps
  extends CaseListProps<LinkCase>,
    DecidingProps<LinkCase, LinkDecision> {}

/** Moderation queue of employment verifications and objections. @see GAP-089 */
export function CompanyLinkQueue({
  asked,
  onAskedChange,
  deciding,
  onDecide,
  ...queue
}: CompanyLinkQueueProps) {
  const messages = useMessages();
  return (
    <CaseQueue
      {...queue}
      data-component="CompanyLinkQueue"
      queue="linkCases"
      expectedRows={3}
      art="none"
      renderCase={(one) => (
        <LinkCaseItem key={one.id} one={one} onAsk={(decision) => onAskedChange({ one, decision })} />
      )}
    >
      {asked && (
        <DecisionDialog
          title={messages.format('linkCases.ask', named(asked))}
          what={messages.format(`linkCases.${asked.decision}Hint`, named(asked))}
          action={messages.format(`linkCases.${asked.decision}`)}
          isDanger={asked.decision === 'end'}
          state={deciding}
          onDecide={onDecide}
          onClose={() => onAskedChange(null)}
        />
      )}
    </CaseQueue>
  );
}

const named = ({ one, decision }: AskedDecision<LinkCase, LinkDecision>) => ({
  decision,
  name: one.member.user_name,
  company: one.company.name,
});

/** Case of an employment: known facts and possible decisions. */
function LinkCaseItem({ one, onAsk }: { one: LinkCase; onAsk: (decision: LinkDecision) => void }) {
  const messages = useMessages();
  const { company, member, raised_by: raisedBy } = one;
  const known = [
    company.url
      ? messages.format('linkCases.website', { url: company.url })
      : messages.format('linkCases.noWebsite'),
    messages.format('linkCases.emails', { hosts: messages.list(member.email_hosts) }),
    messages.format('linkCases.people', { count: company.verified_people }),
    messages.format('linkCases.asked', {
      date: messages.date(one.added, { dateStyle: 'medium', timeStyle: 'short' }),
    }),
  ];
  return (
    <li className={item} data-part="case" data-kind={one.kind} data-status={one.status}>
      <div className={head}>
        <span data-part="question">
          {messages.rich(`linkCases.${one.kind}`, {
            name: member.user_name,
            where: company.name,
            by: raisedBy?.user_name ?? messages.format('linkCases.formerMember'),
            member: (text: ReactNode) => (
              <Link variant="name" href={userFeedPath({ id: member.user_id })}>
                <bdi>{text}</bdi>
              </Link>
            ),
            company: (text: ReactNode) => (
              <Link variant="name" href={companyPath(company)}>
                <bdi>{text}</bdi>
              </Link>
            ),
          })}
        </span>
        {member.verified && <Badge>{messages.format('linkCases.verified')}</Badge>}
        {!member.linked && <Badge>{messages.format('linkCases.notLinked')}</Badge>}
        {member.linked && !member.listed && <Badge>{messages.format('linkCases.notListed')}</Badge>}
      </div>
      <p data-part="words" className={words}>
        {one.text}
      </p>
      <p data-part="facts" className={facts}>
        {known.join(' · ')}
      </p>
      {one.decision && <Decided made={one.decision} />}
      {one.history.length > 0 && (
        <div data-part="history">
          <p className={facts}>{messages.format('linkCases.history')}</p>
          {one.history.map((made) => (
            <Decided key={made.added} made={made} />
          ))}
        </div>
      )}
      {one.status === 'open' &&
        (one.possible.length > 0 ? (
          <Inline gap="xs">
            {one.possible.map((decision) => (
              <Button key={decision} size="small" onClick={() => onAsk(decision)}>
                {messages.format(`linkCases.${decision}`)}
              </Button>
            ))}
          </Inline>
        ) : (
          <p className={facts}>{messages.format('linkCases.own')}</p>
        ))}
    </li>
  );
}

function Decided({ made }: { made: LinkCaseDecision }) {
  const messages = useMessages();
  return (
    <p data-part="decision" className={facts}>
      {messages.format('linkCases.decided', {
        decision: made.decision,
        moderator: made.moderator ?? messages.format('linkCases.moderatorGone'),
        date: messages.date(made.added, { dateStyle: 'medium' }),
      })}
      {made.note && `: ${made.note}`}
    </p>
  );
}
