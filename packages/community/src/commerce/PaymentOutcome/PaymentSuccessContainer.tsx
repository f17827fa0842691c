import { type OwnPlan, planQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PaymentState, PaymentSuccess } from './PaymentSuccess';

/** How often it is asked whether a payment is known by now, and for how long. */
const ASK_EVERY_MS = 2000;
const ASK_FOR_MS = 60_000;

export interface PaymentSuccessContainerProps {
  /** Is told once the payment is known: what was read of the viewer before is out of date. */
  onPaid?: () => void;
}

/** Asks for the plan until the word of the payment has come. @see GAP-009 */
export function PaymentSuccessContainer({ onPaid }: PaymentSuccessContainerProps) {
  const isLate = useTimedOut(ASK_FOR_MS);
  const { data } = useQuery({
    ...planQueries(useApiClient()).own(),
    refetchInterval: ({ state }) => (state.data?.can_manage || isLate ? false : ASK_EVERY_MS),
  });
  const isPaid = data?.can_manage ?? false;
  const tell = useEffectEvent(() => onPaid?.());
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid]);
  return <PaymentSuccess state={paymentState(data, isLate)} />;
}

function paymentState(plan: OwnPlan | undefined, isLate: boolean): PaymentState {
  if (plan?.can_manage) return { status: 'paid', plan };
  return { status: isLate ? 'late' : 'waiting' };
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
