import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS, SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Link, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { facts, label, root, tools, value } from './PaymentOutcome.css';

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
            value: messages.number(invoice.amount / 100, { style: 'currency', currency: invoice.currency }),
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
