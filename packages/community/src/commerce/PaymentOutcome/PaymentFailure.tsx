import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS, SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../../account/AccountPage';
import { planSentence } from '../OwnPlan';
import { root, tools } from './PaymentOutcome.css';

export interface PaymentFailureProps {
  /** The viewer’s plan; null for a guest, or if it could not be loaded. */
  plan: OwnPlan | null;
  /** Login address for guests; undefined for members. */
  signInHref?: string | undefined;
}

/** Explains a failed payment as far as the server knows it. @see PLAN-019 */
export function PaymentFailure({ plan, signInHref }: PaymentFailureProps) {
  const messages = useMessages();
  const bought = plan?.can_manage ? (plan.bought ?? plan) : null;
  const isPaid = bought !== null && bought.state !== 'past_due';
  return (
    <AccountPage
      title={
        isPaid
          ? messages.format('payment.has', { plan: PLAN_OFFERS[bought.plan].name })
          : messages.format('payment.failureTitle')
      }
    >
      <div className={root} data-component="PaymentFailure" data-state={isPaid ? 'paid' : 'failed'}>
        <Text as="p">{failureText()}</Text>
        <div className={tools}>
          <ButtonLink href={SITE_PATHS.home} tone="primary">
            {messages.format('payment.home')}
          </ButtonLink>
          {signInHref === undefined ? (
            <ButtonLink href={SITE_PATHS.plans}>
              {messages.format(plan?.can_buy ? 'payment.again' : 'payment.plans')}
            </ButtonLink>
          ) : (
            <ButtonLink href={signInHref}>{messages.format('payment.signIn')}</ButtonLink>
          )}
        </div>
      </div>
    </AccountPage>
  );

  function failureText(): string {
    if (signInHref !== undefined) return messages.format('payment.failureGuest');
    if (plan === null) return messages.format('payment.failureUnknown');
    if (bought !== null) return isPaid ? messages.format('payment.noFailure') : planSentence(messages, plan);
    return messages.format(plan.checkout_started_at === null ? 'payment.failureNone' : 'payment.failureText');
  }
}
