import { SECTORS } from '@millrace/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { loadDemo } from './load-demo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.context);
});
afterAll(() => server.close());

it('has three events to come in every sector, with attendees, exhibitors and the hours of their place', async () => {
  for (const { key } of SECTORS) {
    const { Items } = (await server.guest().get(`/api/v1/events?sector=${key}`)).body;
    expect([key, Items.length >= 3]).toEqual([key, true]);
    for (const event of Items) {
      expect(event.counts.Going).toBeGreaterThan(0);
      expect(event.exhibitor_count).toBeGreaterThan(0);
      expect(event.summary.length).toBeGreaterThan(40);
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: event.time_zone, timeStyle: 'short' });
      // Nobody opens a fair in the night: the hours are those of the place.
      expect(clock.format(event.startDate)).toMatch(/^(0[7-9]|1[0-4]):[03]0$/);
    }
  }
});
