import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** As the prices are specified: whole dollars, their thousands not set apart. */
const DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 0, useGrouping: false } as const;

const dayOf = (messages: Messages, moment: string | null): string =>
  moment === null ? '' : messages.date(moment, { dateStyle: 'long' });

const priceOf = (messages: Messages, plan: OwnPlan['plan']): string =>
  messages.number(PLAN_OFFERS[plan].priceUsd, DOLLARS);

/** How a plan goes on, in a sentence. */
export function planSentence(messages: Messages, own: OwnPlan): string {
  const day = dayOf(messages, own.term_end);
  if (own.source === 'team') return messages.format('ownPlan.team', { name: own.team_of });
  if (own.source === 'account') return messages.format('ownPlan.account');
  if (own.state === 'past_due')
    return messages.format('ownPlan.pastDue', { day: dayOf(messages, own.ends_at) });
  if (own.source === 'sales') return messages.format('ownPlan.granted', { day });
  if (own.state === 'cancelled') return messages.format('ownPlan.cancelled', { day });
  return messages.format('ownPlan.renews', { day, price: priceOf(messages, own.plan) });
}

/** How what was bought beside a plan goes on, in a sentence or two. */
export function boughtSentence(messages: Messages, bought: NonNullable<OwnPlan['bought']>): string {
  const { name } = PLAN_OFFERS[bought.plan];
  const day = dayOf(messages, bought.term_end);
  if (bought.state === 'past_due') return messages.format('ownPlan.boughtPastDue', { plan: name });
  if (bought.state === 'cancelled') return messages.format('ownPlan.boughtCancelled', { plan: name, day });
  const price = priceOf(messages, bought.plan);
  return messages.format('ownPlan.boughtRenews', { plan: name, day, price });
}
