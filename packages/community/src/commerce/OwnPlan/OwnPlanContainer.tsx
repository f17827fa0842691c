import { planMutations, planQueries } from '@millrace/api-client';
import { RequestAlert } from '@millrace/design-system';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { ErrorState, Notice, SkeletonRows } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanComparison } from '../PlanComparison';
import { PricingCards } from '../PricingCards';
import { InvoiceList } from './InvoiceList';
import { MemberPlanAction } from './MemberPlanAction';
import { OwnPlan } from './OwnPlan';
import { TeamInvitations } from './TeamInvitations';

export interface OwnPlanContainerProps {
  /** Where Platinum is asked for. @see PLAN-003 */
  salesEmail: string;
  /** Goes to a page of the payment provider. Default: the browser does. */
  onLeave?: (url: string) => void;
}

const leave = (url: string): void => window.location.assign(url);

/** A member's plan over the API, with all plans below, and what was paid. @see GAP-006, GAP-079 */
export function OwnPlanContainer({ salesEmail, onLeave = leave }: OwnPlanContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const { data: own, error, refetch } = useQuery(planQueries(client).own());
  const invoices = useQuery(planQueries(client).invoices());
  const checkout = useSend(planMutations(client).checkout());
  const portal = useSend(planMutations(client).portal());
  const renewal = useSend(planMutations(client).renewal());
  const invitations = useQuery(planQueries(client).invitations());
  const answer = useSend(planMutations(client).answerInvitation());
  const [answered, setAnswered] = useState<string | null>(null);
  if (!own) {
    if (!error) return <SkeletonRows count={3} art="none" />;
    return <ErrorState title={messages.format('ownPlan.missing')} onRetry={() => void refetch()} />;
  }
  const buy = async (): Promise<void> => {
    if ((await checkout.send(undefined, onLeave)) !== undefined) return;
    // It may be refused for what was paid before, of which the word came with the refusal.
    await Promise.all([refetch(), invoices.refetch()]);
  };
  const failure = checkout.failure ?? portal.failure;
  return (
    <>
      <TeamInvitations
        invitations={invitations.data ?? []}
        onAnswer={({ id }, accept) => {
          setAnswered(id);
          void answer.send({ id, accept });
        }}
        answering={answer.isSending ? answered : null}
        isFailed={answer.failure !== null}
      />
      <OwnPlan
        plan={own}
        isLeaving={portal.isSending}
        onManage={() => void portal.send(undefined, onLeave)}
        onRenewalChange={(renews) => void renewal.send({ renews })}
        renewalState={
          renewal.isSending
            ? { status: 'pending' }
            : renewal.failure
              ? { status: 'failed', error: renewal.failure.text ?? messages.format('ownPlan.cancelFailed') }
              : { status: 'idle' }
        }
      />
      {failure && (
        <RequestAlert
          failure={{ text: failure.text ?? messages.format('ownPlan.failed') }}
          onDismiss={() => {
            checkout.dismiss();
            portal.dismiss();
          }}
        />
      )}
      <PricingCards
        current={own.plan}
        action={(plan) => (
          <MemberPlanAction
            plan={plan}
            own={own}
            isBuying={checkout.isSending}
            onBuy={() => void buy()}
            salesEmail={salesEmail}
          />
        )}
      />
      {invoices.isError ? (
        <Notice tone="warning" role="note">
          {messages.format('ownPlan.invoicesFailed')}
        </Notice>
      ) : (
        <InvoiceList invoices={invoices.data ?? []} />
      )}
      <PlanComparison current={own.plan} />
    </>
  );
}
