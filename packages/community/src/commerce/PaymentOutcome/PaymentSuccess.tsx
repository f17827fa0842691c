import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS, priceFormat, SITE_PATHS } from '@millrace/domain';
import { ButtonLink, ErrorState, Notice, SkeletonRows, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../../account/AccountPage';
import { planSentence } from '../OwnPlan';
import { facts, label, root, tools, value } from './PaymentOutcome.css';

/**
 * State of a payment: `paid`; `waiting` for a pending one, `late` after the timeout; `unpaid` if the provider's charge
 * failed; `other` for a plan that was not purchased here; `none` if no checkout was started.
 */
export type PaymentState =
  | { status: 'paid' | 'unpaid' | 'other'; plan: OwnPlan }
  | { status: 'waiting' | 'late' | 'none' | 'loading' | 'error' };

export interface PaymentSuccessProps {
  state: PaymentState;
  /** Refetches the plan. */
  onRetry?: (() => void) | undefined;
}

/** Confirms a payment as known to the server, whatever the address says. @see GAP-009, PLAN-020 */
export function PaymentSuccess({ state, onRetry }: PaymentSuccessProps) {
  const messages = useMessages();
  return (
    <AccountPage title={messages.format(TITLES[state.status])}>
      <div className={root} data-component="PaymentSuccess" data-state={state.status}>
        <Outcome state={state} onRetry={onRetry} />
      </div>
    </AccountPage>
  );
}

const TITLES = {
  paid: 'payment.successTitle',
  waiting: 'payment.waitingTitle',
  late: 'payment.waitingTitle',
  loading: 'payment.waitingTitle',
  error: 'payment.waitingTitle',
  unpaid: 'payment.metaFailure',
  other: 'payment.noneTitle',
  none: 'payment.noneTitle',
} as const;

function Outcome({ state, onRetry }: PaymentSuccessProps) {
  const messages = useMessages();
  switch (state.status) {
    case 'paid':
      return <PaidPlan plan={state.plan} />;
    case 'loading':
      return <SkeletonRows count={3} art="none" />;
    case 'error':
      return <ErrorState title={messages.format('ownPlan.missing')} {...(onRetry && { onRetry })} />;
    case 'waiting':
    case 'late':
      return (
        <>
          <Notice tone="info">{messages.format(`payment.${state.status}`)}</Notice>
          <ToPlans />
        </>
      );
    case 'unpaid':
      return (
        <>
          <Notice tone="warning" role="note">
            {planSentence(messages, state.plan)}
          </Notice>
          <ToPlans tone="primary" />
        </>
      );
    case 'other':
    case 'none':
      return (
        <>
          <Text as="p">{messages.format('payment.none')}</Text>
          {state.status === 'other' && (
            <Text as="p">
              {messages.format('payment.has', { plan: PLAN_OFFERS[state.plan.plan].name })}{' '}
              {planSentence(messages, state.plan)}
            </Text>
          )}
          <div className={tools}>
            <ToPlans tone="primary" />
            <ButtonLink href={SITE_PATHS.networkFeed}>{messages.format('payment.feed')}</ButtonLink>
          </div>
        </>
      );
  }
}

function ToPlans({ tone = 'secondary' }: { tone?: 'primary' | 'secondary' }) {
  const messages = useMessages();
  return (
    <ButtonLink href={SITE_PATHS.plans} tone={tone}>
      {messages.format('payment.plans')}
    </ButtonLink>
  );
}

function PaidPlan({ plan: own }: { plan: OwnPlan }) {
  const messages = useMessages();
  // The purchased plan may be lower than the current one, such as that of a team.
  const paid = own.bought ?? own;
  const { name } = PLAN_OFFERS[paid.plan];
  const day = (moment: string | null): string =>
    moment === null ? '' : messages.date(moment, { dateStyle: 'long' });
  const { last_invoice: invoice } = own;
  const start = own.bought ? invoice?.term_start : own.term_start;
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
      value: messages.format('payment.termOf', { from: day(start ?? null), until: day(paid.term_end) }),
    },
    {
      label: messages.format(paid.renews ? 'payment.renewal' : 'payment.end'),
      value: day(paid.term_end),
    },
  ];
  return (
    <>
      <Text as="p">{messages.format('payment.has', { plan: PLAN_OFFERS[own.plan].name })}</Text>
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
