import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS, priceFormat } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

const formatDay = (messages: Messages, moment: string | null): string =>
  moment === null ? '' : messages.date(moment, { dateStyle: 'long' });

const formatPrice = (messages: Messages, plan: OwnPlan['plan']): string =>
  messages.number(PLAN_OFFERS[plan].priceUsd, priceFormat('USD'));

/** Returns a sentence about the renewal or end of a plan. */
export function planSentence(messages: Messages, own: OwnPlan): string {
  const day = formatDay(messages, own.term_end);
  if (own.source === 'team') return messages.format('ownPlan.team', { name: own.team_of });
  if (own.source === 'account') return messages.format('ownPlan.account');
  if (own.state === 'past_due')
    return messages.format('ownPlan.pastDue', { day: formatDay(messages, own.ends_at) });
  if (own.source === 'sales') return messages.format('ownPlan.granted', { day });
  if (own.state === 'cancelled') return messages.format('ownPlan.cancelled', { day });
  return messages.format('ownPlan.renews', { day, price: formatPrice(messages, own.plan) });
}

/** Returns sentences about the renewal of a purchased plan beside the current one. */
export function boughtSentence(messages: Messages, bought: NonNullable<OwnPlan['bought']>): string {
  const { name } = PLAN_OFFERS[bought.plan];
  const day = formatDay(messages, bought.term_end);
  if (bought.state === 'past_due') return messages.format('ownPlan.boughtPastDue', { plan: name });
  if (bought.state === 'cancelled') return messages.format('ownPlan.boughtCancelled', { plan: name, day });
  const price = formatPrice(messages, bought.plan);
  return messages.format('ownPlan.boughtRenews', { plan: name, day, price });
}
