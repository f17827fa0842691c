import { describe, expect, it } from 'vitest';
import { addToCalendarLink, subscribeLink, webcalAddress } from './calendar-links';

const entry = {
  name: 'Preform & Draw Forum',
  location: 'Lingotto Fiere, Turin',
  // The clocks of Rome are put forward between the two.
  startDate: Date.UTC(2027, 2, 27, 8),
  endDate: Date.UTC(2027, 2, 28, 14, 30),
  timeZone: 'Europe/Rome',
  text: 'How much of a fiber is decided before the first metre?',
  url: 'https://millrace.example/events/1',
};

const linkQuery = (link: string): Record<string, string> =>
  Object.fromEntries(
    (link.split('?')[1] ?? '').split('&').map((pair) => pair.split('=').map(decodeURIComponent)),
  );

describe('a link that adds an event to a calendar', () => {
  it('says the same moments to Google, and the zone of the place', () => {
    const link = addToCalendarLink('google', entry);
    expect(link.startsWith('https://calendar.google.com/')).toBe(true);
    expect(linkQuery(link)).toEqual({
      action: 'TEMPLATE',
      text: entry.name,
      dates: '20270327T080000Z/20270328T143000Z',
      ctz: 'Europe/Rome',
      location: entry.location,
      details: `${entry.text}\n\n${entry.url}`,
    });
  });

  it('says them to Outlook', () => {
    const link = addToCalendarLink('outlook', entry);
    expect(link.startsWith('https://outlook.live.com/')).toBe(true);
    expect(linkQuery(link)).toMatchObject({
      subject: entry.name,
      startdt: '2027-03-27T08:00:00Z',
      enddt: '2027-03-28T14:30:00Z',
      body: `${entry.text}\n\n${entry.url}`,
    });
  });
});

it('leads calendars to one that they subscribe to', () => {
  const calendar = {
    name: 'Preform silica glass',
    url: 'https://api.millrace.example/calendars/x/events.ics',
  };
  const webcal = 'webcal://api.millrace.example/calendars/x/events.ics';
  expect(webcalAddress(calendar.url)).toBe(webcal);
  expect(linkQuery(subscribeLink('google', calendar))).toEqual({ cid: webcal });
  expect(linkQuery(subscribeLink('outlook', calendar))).toEqual({ url: calendar.url, name: calendar.name });
});
