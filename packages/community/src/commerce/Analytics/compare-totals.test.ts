import { createMessages } from '@millrace/ui/messages';
import { expect, it } from 'vitest';
import { analyticsMessages } from './Analytics.messages';
import { compareTotals } from './compare-totals';

const messages = createMessages({ english: analyticsMessages });

it('says how a total differs from that of the days before', () => {
  const compare = (now: number, before: number, days = 28) => compareTotals(messages, { now, before, days });
  expect(compare(114, 100)).toBe('14 more than in the 28 days before (+14%)');
  expect(compare(75, 100)).toBe('25 fewer than in the 28 days before (-25%)');
  expect(compare(100, 100)).toBe('As many as in the 28 days before');
  expect(compare(3, 0)).toBe('None in the 28 days before');
  expect(compare(3, 2, 1)).toBe('1 more than on the day before (+50%)');
});
