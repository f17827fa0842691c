import type { OwnPlan as Own } from '@millrace/api-client';
import { PLAN_OFFERS, SITE_PATHS } from '@millrace/domain';
import { AlertDialog, type AlertDialogState, Button, Heading, Link, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { status, tools } from './OwnPlan.css';
import { boughtSentence, planSentence } from './plan-sentence';

export interface OwnPlanProps {
  plan: Own;
  /** Opens the payment provider's portal to change the payment method. */
  onManage: () => void;
  /** True while the portal is opening. Default `false`. */
  isLeaving?: boolean;
  /** @param renews False cancels at the end of the term. */
  onRenewalChange: (renews: boolean) => void;
  /** State of changing the renewal. */
  renewalState: AlertDialogState;
  /** Address of the team page. Default `/team-members`. */
  teamHref?: string;
}

/** The viewer's plan: name, end of the term, renewal, and actions. @see GAP-006 */
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
  // Only a purchased plan can be cancelled: the current one, or another beside it.
  const bought = own.bought ?? own;
  const canCancel = own.can_manage && bought.renews;
  const canResume = own.can_manage && bought.state === 'cancelled';
  // The cancellation succeeded; reset, so that the confirmation does not reappear if the plan is resumed.
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
