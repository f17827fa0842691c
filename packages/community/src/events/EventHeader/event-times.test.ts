import { createMessages } from '@millrace/ui/messages';
import { describe, expect, it } from 'vitest';
import { eventsTexts } from '../messages';
import { eventDuration, startForReader, timesThere, townIn } from './event-times';

const messages = createMessages({ english: eventsTexts });

const HOUR_MS = 3_600_000;
const event = {
  startDate: Date.UTC(2026, 11, 8, 9),
  endDate: Date.UTC(2026, 11, 8, 16),
  time_zone: 'Europe/Berlin',
  location: 'Messe, Dresden',
  country: 'Germany',
};

describe('the times of an event', () => {
  it('are those of its place, with the name of the zone', () => {
    expect(timesThere(messages, event)).toBe('Tue, Dec 8, 2026, 10:00 – 17:00 in Dresden (CET)');
    expect(timesThere(messages, { ...event, time_zone: 'America/New_York', location: 'Hall 3' })).toBe(
      'Tue, Dec 8, 2026, 04:00 – 11:00 (EST)',
    );
  });

  it('name both days of an event of several', () => {
    expect(timesThere(messages, { ...event, endDate: event.endDate + 48 * HOUR_MS })).toBe(
      'Tue, Dec 8, 2026, 10:00 – Thu, Dec 10, 2026, 17:00 in Dresden (CET)',
    );
  });

  it('name both zones where clocks are changed in between', () => {
    const times = { startDate: Date.UTC(2031, 2, 29, 8), endDate: Date.UTC(2031, 2, 30, 14) };
    expect(timesThere(messages, { ...event, ...times })).toMatch(/\(CET\/CEST\)$/);
  });

  it('are told by the reader’s clock where that is another, with the day where that is', () => {
    expect(startForReader(messages, event, 'Europe/London')).toBe('09:00');
    expect(startForReader(messages, event, 'Europe/Paris')).toBeNull();
    expect(startForReader(messages, event, 'Pacific/Honolulu')).toMatch(/^Mon, Dec 7.*23:00$/);
  });
});

describe('the duration of an event', () => {
  it('is in days, hours or minutes', () => {
    const lasting = (hours: number) =>
      eventDuration(messages, { ...event, endDate: event.startDate + hours * HOUR_MS });
    expect([7, 1.5, 0.5, 55].map(lasting)).toEqual(['7 hours', '1.5 hours', '30 minutes', '3 days']);
  });
});

it('finds the town of a place where there is one', () => {
  expect(
    ['Lingotto Fiere, Turin', 'Jena', 'Turin, Italy', 'Hall 3', ''].map((place) => townIn(place, 'Italy')),
  ).toEqual(['Turin', 'Jena', 'Turin', null, null]);
});
