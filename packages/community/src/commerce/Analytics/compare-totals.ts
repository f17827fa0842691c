import type { Messages } from '@millrace/ui/messages';

/** Returns a comparison of a total with that of the preceding range, as numbers and text. */
export function compareTotals(
  messages: Messages,
  { now, before, days }: { now: number; before: number; days: number },
): string {
  if (before === 0)
    return messages.format(now === 0 ? 'analytics.sameBefore' : 'analytics.noneBefore', { days });
  if (now === before) return messages.format('analytics.sameBefore', { days });
  const values = {
    count: Math.abs(now - before),
    share: messages.number((now - before) / before, {
      style: 'percent',
      signDisplay: 'always',
      maximumFractionDigits: 0,
    }),
    days,
  };
  return messages.format(now > before ? 'analytics.moreThanBefore' : 'analytics.fewerThanBefore', values);
}
