import { eventSummaries } from '@millrace/api-mocks';
import { describe, expect, it } from 'vitest';
import { toEventSummary } from '../EventCard';
import { addMonths, monthAgenda, monthWeeks } from './month-days';

const [event] = eventSummaries(1).map(toEventSummary);
if (!event) throw new Error('One is known.');

const anEventOn = (first: string, last: string, id = first) => ({
  ...event,
  id,
  timeZone: 'UTC',
  startsAt: Date.parse(`${first}T08:00Z`),
  endsAt: Date.parse(`${last}T17:00Z`),
});

/** The bars of each week and lane, as `id column+days`. */
const readLanes = (weeks: ReturnType<typeof monthWeeks>) =>
  weeks.map(({ lanes }) =>
    lanes.map((lane) => lane.map(({ event: { id }, column, days }) => `${id} ${column}+${days}`)),
  );

describe('the weeks of a month', () => {
  it('go from Monday to Sunday, with the days beside the month', () => {
    const weeks = monthWeeks('2027-02', []);
    expect(weeks).toHaveLength(4);
    expect(weeks[0]?.days.map(({ date }) => date)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-02-${day}`),
    );
    const may = monthWeeks('2027-05', []);
    expect(may).toHaveLength(6);
    expect(may[0]?.days[0]).toEqual({ date: '2027-04-26', isOutside: true });
    expect(may.at(-1)?.days.at(-1)?.date).toBe('2027-06-06');
  });

  it('show an event once, across its days by the calendar of its place', () => {
    const tokyo = {
      ...event,
      id: 'tokyo',
      timeZone: 'Asia/Tokyo',
      startsAt: Date.UTC(2027, 1, 9, 16),
      endsAt: Date.UTC(2027, 1, 11, 14),
    };
    expect(readLanes(monthWeeks('2027-02', [tokyo]))).toEqual([[], [['tokyo 2+2']], [], []]);
  });

  it('leave free the day that begins as an event ends, and show one of an unknown zone by UTC', () => {
    const laneIn = (timeZone: string) =>
      readLanes(
        monthWeeks('2027-02', [
          {
            ...event,
            id: 'e',
            timeZone,
            startsAt: Date.UTC(2027, 1, 9, 8),
            endsAt: Date.UTC(2027, 1, 11),
          },
        ]),
      )[1];
    expect(laneIn('UTC')).toEqual([['e 1+2']]);
    expect(laneIn('Europe/Nowhere')).toEqual([['e 1+2']]);
  });

  it('wrap a bar at the end of the week and clip it at the end of the month', () => {
    const weeks = monthWeeks('2027-05', [anEventOn('2027-04-29', '2027-05-04', 'a')]);
    expect(readLanes(weeks).slice(0, 3)).toEqual([[['a 5+2']], [['a 0+2']], []]);
    const [before, after] = weeks.map(({ lanes }) => lanes[0]?.[0]);
    expect(before).toMatchObject({ continuesBefore: true, continuesAfter: true, isFirstPart: true });
    expect(after).toMatchObject({ continuesBefore: true, continuesAfter: false, isFirstPart: false });
  });

  it('put bars that share a day in lanes, the longer first, and fill a lane that is free again', () => {
    const lanes = readLanes(
      monthWeeks('2027-02', [
        anEventOn('2027-02-08', '2027-02-08', 'short'),
        anEventOn('2027-02-08', '2027-02-10', 'long'),
        anEventOn('2027-02-09', '2027-02-12', 'later'),
        anEventOn('2027-02-11', '2027-02-11', 'last'),
      ]),
    );
    expect(lanes[1]).toEqual([
      ['long 0+3', 'last 3+1'],
      ['short 0+1', 'later 1+4'],
    ]);
  });
});

it('lists an event of several days on its first, or on the first of the month', () => {
  const agenda = monthAgenda('2027-05', [
    anEventOn('2027-05-12', '2027-05-14', 'b'),
    anEventOn('2027-04-29', '2027-05-04', 'a'),
  ]);
  expect(agenda.map(({ date, spans }) => [date, ...spans.map(({ event: { id } }) => id)])).toEqual([
    ['2027-05-01', 'a'],
    ['2027-05-12', 'b'],
  ]);
});

it('goes over the end of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
});
