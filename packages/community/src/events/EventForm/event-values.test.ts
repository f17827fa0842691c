import { aBareEvent, anEvent } from '@millrace/api-mocks';
import { dateTimeInZone } from '@millrace/ui';
import { describe, expect, it } from 'vitest';
import {
  isFilled,
  isOutsideDstGap,
  isReversed,
  NO_EVENT,
  presetTimeZone,
  toEventChanges,
  toEventDraft,
  toEventUpdate,
  toEventValues,
  toTimestamp,
  withChanges,
  withCountry,
} from './event-values';

describe('an event in its form', () => {
  it('shows the clocks of its place, and is sent as the same moments', () => {
    const event = anEvent();
    const values = toEventValues(event, [{ id: 'c1', name: 'Kvarnholm' }]);
    expect([values.start, values.end]).toEqual([
      { local: '2027-02-09T09:00', timeZone: 'Europe/Rome' },
      { local: '2027-02-11T16:30', timeZone: 'Europe/Rome' },
    ]);
    expect(toEventDraft(values, undefined)).toEqual({
      eventName: event.eventName,
      location: event.location,
      country: 'IT',
      timeZone: 'Europe/Rome',
      startDate: event.startDate,
      endDate: event.endDate,
      details: event.details,
      image: undefined,
      primaryProducts: event.primaryProducts,
      companies: ['c1'],
    });
  });

  it('keeps moments on both sides of a change of the clocks', () => {
    for (const moment of [Date.UTC(2027, 2, 28, 0, 59), Date.UTC(2027, 2, 28, 1, 0)]) {
      expect(toTimestamp(dateTimeInZone(moment, 'Europe/Rome'))).toBe(moment);
    }
    expect(dateTimeInZone(Date.UTC(2027, 2, 28, 1, 0), 'Europe/Rome').local).toBe('2027-03-28T03:00');
  });

  it('keeps both of two times that look alike', () => {
    for (const [hour, isSecond] of [
      [0, undefined],
      [1, true],
    ] as const) {
      const moment = Date.UTC(2027, 9, 31, hour, 30);
      const time = dateTimeInZone(moment, 'Europe/Rome');
      expect(time).toEqual({
        local: '2027-10-31T02:30',
        timeZone: 'Europe/Rome',
        ...(isSecond && { isSecond }),
      });
      expect(toTimestamp(time)).toBe(moment);
    }
    const event = anEvent({ startDate: Date.UTC(2027, 9, 31, 1, 30), endDate: Date.UTC(2027, 9, 31, 1, 45) });
    const values = toEventValues(event, []);
    expect(isReversed(values)).toBe(false);
    expect(toEventDraft(values, undefined)).toMatchObject({
      startDate: event.startDate,
      endDate: event.endDate,
    });
  });

  it('knows a time that the clocks skip', () => {
    const at = (local: string) => ({ ...NO_EVENT, start: { local, timeZone: 'Europe/Rome' } });
    expect(isOutsideDstGap(at('2027-03-28T02:30'))).toBe(false);
    expect(isOutsideDstGap(at('2027-03-28T03:00'))).toBe(true);
    expect(isOutsideDstGap(NO_EVENT)).toBe(true);
  });

  it('is sent with what was changed alone: a moment in an hour that comes twice stays', () => {
    const event = anEvent({ startDate: Date.UTC(2027, 9, 31, 1, 30), endDate: Date.UTC(2027, 9, 31, 9) });
    const values = toEventValues(event, []);
    expect(toEventUpdate(event, { eventName: ' Draw Days ' }, values)).toEqual({ eventName: 'Draw Days' });
  });

  it('keeps what others added to its lists since they were changed, and not what its editor took away', () => {
    const known = { id: 'known', name: 'Known' };
    const kept = { id: 'kept', name: 'Kept' };
    const added = { id: 'added', name: 'Added' };
    const event = anEvent({ companies: ['known', 'kept', 'added'] });
    const changes = toEventChanges(toEventValues(event, [known, kept]), {
      companies: [{ kind: 'company', ...kept }],
    });
    const values = withChanges(toEventValues(event, [known, kept, added]), changes);
    expect(values.companies.map(({ id }) => id)).toEqual(['kept', 'added']);
    expect(toEventUpdate(event, changes, values)).toEqual({
      companies: ['kept', 'added'],
      knownCompanies: ['known', 'kept', 'added'],
    });
    // Whoever takes that away as well has seen it.
    const again = toEventChanges(toEventValues(event, [known, kept, added]), {
      companies: [{ kind: 'company', ...kept }],
    });
    expect(withChanges(toEventValues(event, [known, kept, added]), again).companies).toHaveLength(1);
  });

  it('is filled once name, place, start, end and details are there [EVT-021]', () => {
    const whole = toEventValues(aBareEvent(), []);
    expect(isFilled(whole)).toBe(true);
    for (const missing of [
      { eventName: ' ' },
      { location: '' },
      { start: null },
      { end: null },
      { details: '' },
    ]) {
      expect(isFilled({ ...whole, ...missing })).toBe(false);
      expect(toEventDraft({ ...whole, ...missing }, undefined)).toBeNull();
    }
    expect(isFilled(NO_EVENT)).toBe(false);
  });

  it('knows an end before the start', () => {
    const whole = toEventValues(anEvent(), []);
    expect(isReversed(whole)).toBe(false);
    expect(isReversed({ ...whole, end: { local: '2027-02-09T08:59', timeZone: 'Europe/Rome' } })).toBe(true);
    expect(isReversed({ ...whole, end: whole.start })).toBe(false);
  });
});

describe('the time zone', () => {
  const start = { local: '2027-02-09T09:00', timeZone: 'Europe/London' };

  it('is that of the country, and the reader’s own without one', () => {
    expect(presetTimeZone('Germany', 'Europe/London')).toBe('Europe/Berlin');
    expect(presetTimeZone('', 'Europe/London')).toBe('Europe/London');
  });

  it('changes with the country, unless another was chosen', () => {
    const values = { ...NO_EVENT, start, end: { ...start, local: '2027-02-09T17:00' } };
    expect(withCountry(values, 'Germany', 'Europe/London')).toEqual({
      country: 'Germany',
      start: { local: '2027-02-09T09:00', timeZone: 'Europe/Berlin' },
      end: { local: '2027-02-09T17:00', timeZone: 'Europe/Berlin' },
    });
    const chosen = { ...values, start: { ...start, timeZone: 'Asia/Tokyo' } };
    expect(withCountry(chosen, 'Germany', 'Europe/London')).toEqual({ country: 'Germany' });
  });
});
