import { eventSummaries } from '@millrace/api-mocks';
import { describe, expect, it } from 'vitest';
import { toEventSummary } from '../EventCard';
import { addMonths, monthWeeks } from './month-days';

const [event] = eventSummaries(1).map(toEventSummary);
if (!event) throw new Error('One is known.');

describe('the weeks of a month', () => {
  it('go from Monday to Sunday, with the days beside the month', () => {
    const weeks = monthWeeks('2027-02', []);
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.map(({ date }) => date)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-02-${day}`),
    );
    const may = monthWeeks('2027-05', []);
    expect(may).toHaveLength(6);
    expect(may[0]?.[0]).toEqual({ date: '2027-04-26', isOutside: true, events: [] });
    expect(may.at(-1)?.at(-1)?.date).toBe('2027-06-06');
  });

  it('hold an event on each of its days, by the calendar of its place', () => {
    const tokyo = {
      ...event,
      timeZone: 'Asia/Tokyo',
      startsAt: Date.UTC(2027, 1, 9, 16),
      endsAt: Date.UTC(2027, 1, 11, 14),
    };
    const held = monthWeeks('2027-02', [tokyo])
      .flat()
      .filter(({ events }) => events.length > 0);
    expect(held.map(({ date }) => date)).toEqual(['2027-02-10', '2027-02-11']);
  });

  it('hold one that ends at midnight on no day more, and one in a zone of tomorrow by UTC', () => {
    const markedDays = (timeZone: string) =>
      monthWeeks('2027-02', [
        { ...event, timeZone, startsAt: Date.UTC(2027, 1, 9, 8), endsAt: Date.UTC(2027, 1, 11) },
      ])
        .flat()
        .filter(({ events }) => events.length > 0)
        .map(({ date }) => date);
    expect(markedDays('UTC')).toEqual(['2027-02-09', '2027-02-10']);
    expect(markedDays('Europe/Nowhere')).toEqual(['2027-02-09', '2027-02-10']);
  });
});

it('goes over the end of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});
