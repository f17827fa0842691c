import { eventSummaries } from '@millrace/api-mocks';
import { expect, it } from 'vitest';
import { toEventSummary } from './event-summary';

it('shows an event of the API', () => {
  const [event] = eventSummaries(1);
  if (!event) throw new Error('One is known.');
  expect(toEventSummary(event)).toEqual({
    id: event.id,
    name: event.eventName,
    startsAt: event.startDate,
    endsAt: event.endDate,
    timeZone: event.time_zone,
    location: event.location,
    country: event.country,
    countryCode: event.country_code,
    summary: event.summary,
    picture: event.image,
    sector: event.sector,
  });
});
