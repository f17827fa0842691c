import { type OwnPlan, planQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { PLAN_OFFERS, priceFormat, SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Link, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { facts, label, root, tools, value } from './PaymentOutcome.css';

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

/** What the server knows: paid; nothing yet; or nothing after a while. */
export type PaymentState = { status: 'paid'; plan: OwnPlan } | { status: 'waiting' } | { status: 'late' };

export interface PaymentSuccessProps {
  state: PaymentState;
}

/** What was paid for, as the server knows it, whatever an address claims. @see GAP-009, PLAN-020 */
export function PaymentSuccess({ state }: PaymentSuccessProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="PaymentSuccess" data-state={state.status}>
      {state.status === 'paid' ? (
        <PaidPlan plan={state.plan} />
      ) : (
        <>
          <Notice tone="info">{messages.format(`payment.${state.status}`)}</Notice>
          <Link href={SITE_PATHS.plans}>{messages.format('payment.plans')}</Link>
        </>
      )}
    </div>
  );
}

function PaidPlan({ plan: own }: { plan: OwnPlan }) {
  const messages = useMessages();
  const { name } = PLAN_OFFERS[own.plan];
  const day = (moment: string | null): string =>
    moment === null ? '' : messages.date(moment, { dateStyle: 'long' });
  const { last_invoice: invoice } = own;
  const lines = [
    { label: messages.format('payment.plan'), value: name },
    ...(invoice
      ? [
          {
            label: messages.format('payment.amount'),
            value: messages.number(invoice.amount / 100, priceFormat(invoice.currency)),
          },
        ]
      : []),
    {
      label: messages.format('payment.term'),
      value: messages.format('payment.termOf', { from: day(own.term_start), until: day(own.term_end) }),
    },
    {
      label: messages.format(own.renews ? 'payment.renewal' : 'payment.end'),
      value: day(own.term_end),
    },
  ];
  return (
    <>
      <Text as="p">{messages.format('payment.has', { plan: name })}</Text>
      <dl className={facts}>
        {lines.map((line) => [
          <dt key={`${line.label} of`} className={label}>
            {line.label}
          </dt>,
          <dd key={line.label} className={value}>
            {line.value}
          </dd>,
        ])}
      </dl>
      <div className={tools}>
        <ButtonLink href={SITE_PATHS.teamMembers} tone="primary">
          {messages.format('payment.team')}
        </ButtonLink>
        <ButtonLink href={SITE_PATHS.networkFeed}>{messages.format('payment.feed')}</ButtonLink>
      </div>
    </>
  );
}
