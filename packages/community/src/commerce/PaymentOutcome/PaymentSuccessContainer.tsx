import { type OwnPlan, planQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PaymentState, PaymentSuccess } from './PaymentSuccess';

/** Polling interval and timeout of a pending payment. */
const ASK_EVERY_MS = 2000;
const ASK_FOR_MS = 60_000;

export interface PaymentSuccessContainerProps {
  /** Called once the payment is known, to invalidate cached data of the viewer. */
  onPaid?: () => void;
}

/** Polls the plan until the payment is confirmed, while one is pending. @see GAP-009 */
export function PaymentSuccessContainer({ onPaid }: PaymentSuccessContainerProps) {
  const isLate = useTimedOut(ASK_FOR_MS);
  const { data, isError, refetch } = useQuery({
    ...planQueries(useApiClient()).own(),
    refetchInterval: ({ state }) => (isWaiting(state.data) && !isLate ? ASK_EVERY_MS : false),
  });
  const isPaid = data?.can_manage ?? false;
  const tell = useEffectEvent(() => onPaid?.());
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid]);
  return <PaymentSuccess state={paymentState(data, { isLate, isError })} onRetry={() => void refetch()} />;
}

const isWaiting = (plan: OwnPlan | undefined): boolean =>
  plan !== undefined && !plan.can_manage && plan.checkout_started_at !== null;

function paymentState(
  plan: OwnPlan | undefined,
  { isLate, isError }: { isLate: boolean; isError: boolean },
): PaymentState {
  if (!plan) return { status: isError ? 'error' : 'loading' };
  if ((plan.bought ?? plan).state === 'past_due') return { status: 'unpaid', plan };
  if (plan.can_manage) return { status: 'paid', plan };
  if (isWaiting(plan)) return { status: isLate ? 'late' : 'waiting' };
  return plan.source === 'account' ? { status: 'none' } : { status: 'other', plan };
}

/** Returns true once the timeout has passed. */
function useTimedOut(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}
