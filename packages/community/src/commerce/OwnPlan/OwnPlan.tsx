import type { OwnPlan as Own } from '@millrace/api-client';
import { PLAN_OFFERS, SITE_PATHS } from '@millrace/domain';
import { AlertDialog, type AlertDialogState, Button, Heading, Link, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { status, tools } from './OwnPlan.css';
import { boughtSentence, planSentence } from './plan-sentence';

export interface OwnPlanProps {
  plan: Own;
  /** Leads to where the means of payment are changed. */
  onManage: () => void;
  /** True if that is on its way. Default `false`. */
  isLeaving?: boolean;
  /** @param renews False cancels at the end of the term. */
  onRenewalChange: (renews: boolean) => void;
  /** How the change of the renewal stands. */
  renewalState: AlertDialogState;
  /** Where the team is looked after. Default `/team-members`. */
  teamHref?: string;
}

/** One's own plan: which, until when, how it goes on, and what can be done about it. @see GAP-006 */
export function OwnPlan({
  plan: own,
  onManage,
  isLeaving = false,
  onRenewalChange,
  renewalState,
  teamHref = SITE_PATHS.teamMembers,
}: OwnPlanProps) {
  const messages = useMessages();
  const [isAsking, setAsking] = useState(false);
  // What can be cancelled is what was bought: the plan that is shown, or one beside it.
  const bought = own.bought ?? own;
  const canCancel = own.can_manage && bought.renews;
  const canResume = own.can_manage && bought.state === 'cancelled';
  // What was asked has come true: it is not to be asked again when the plan is kept after all.
  if (isAsking && !canCancel) setAsking(false);
  return (
    <section
      aria-labelledby="own-plan"
      data-component="OwnPlan"
      data-state={own.state ?? own.source}
      className={status}
    >
      <Heading level={2} size="section" id="own-plan">
        {messages.format('ownPlan.current', { plan: PLAN_OFFERS[own.plan].name })}
      </Heading>
      {own.state === 'past_due' ? (
        <Notice tone="warning" role="note">
          {planSentence(messages, own)}
        </Notice>
      ) : (
        <Text as="p">{planSentence(messages, own)}</Text>
      )}
      {own.seats > 0 && (
        <Text as="p" tone="secondary">
          {messages.format('ownPlan.seats', { seats: own.seats })}{' '}
          <Link href={teamHref}>{messages.format('ownPlan.teamLink')}</Link>
        </Text>
      )}
      {own.bought && (
        <Text as="p" data-part="bought">
          {boughtSentence(messages, own.bought)}
        </Text>
      )}
      {own.can_manage && (
        <div className={tools} data-part="tools">
          <Button loading={isLeaving} onClick={onManage}>
            {messages.format('ownPlan.portal')}
          </Button>
          {canCancel && <Button onClick={() => setAsking(true)}>{messages.format('ownPlan.cancel')}</Button>}
          {canResume && (
            <Button
              tone="primary"
              loading={renewalState.status === 'pending'}
              onClick={() => onRenewalChange(true)}
            >
              {messages.format('ownPlan.resume')}
            </Button>
          )}
        </div>
      )}
      {renewalState.status === 'failed' && !isAsking && <Notice tone="danger">{renewalState.error}</Notice>}
      <AlertDialog
        title={messages.format('ownPlan.cancelTitle', { plan: PLAN_OFFERS[bought.plan].name })}
        description={messages.format(own.bought ? 'ownPlan.cancelBoughtText' : 'ownPlan.cancelText', {
          day: messages.date(bought.term_end ?? 0, { dateStyle: 'long' }),
          current: PLAN_OFFERS[own.plan].name,
        })}
        confirmLabel={messages.format('ownPlan.cancel')}
        cancelLabel={messages.format('ownPlan.resume')}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => onRenewalChange(false)}
        state={renewalState}
      />
    </section>
  );
}
