import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS } from '@millrace/domain';
import type { Messages } from '../../messages/messages';

/** As the prices are specified: whole dollars, their thousands not set apart. */
const DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 0, useGrouping: false } as const;

/** How a plan goes on, in a sentence. */
export function planSentence(messages: Messages, own: OwnPlan): string {
  const dayOf = (moment: string | null): string =>
    moment === null ? '' : messages.date(moment, { dateStyle: 'long' });
  const day = dayOf(own.term_end);
  if (own.source === 'team') return messages.format('ownPlan.team', { name: own.team_of });
  if (own.source === 'account') return messages.format('ownPlan.account');
  if (own.state === 'past_due') return messages.format('ownPlan.pastDue', { day: dayOf(own.ends_at) });
  if (own.source === 'sales') return messages.format('ownPlan.granted', { day });
  if (own.state === 'cancelled') return messages.format('ownPlan.cancelled', { day });
  const price = messages.number(PLAN_OFFERS[own.plan].priceUsd, DOLLARS);
  return messages.format('ownPlan.renews', { day, price });
}
