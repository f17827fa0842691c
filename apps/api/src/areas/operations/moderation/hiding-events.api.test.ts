import { afterAll, expect, it } from 'vitest';
import { createEvent } from '../../../../testing/event-form';
import { CASES, openModerationDesk } from '../../../../testing/moderation-desk';

const { server, seed, moderator, reporter, reporterMail, other, reported, decide, runDue, signUp } =
  await openModerationDesk();

afterAll(() => server.close());

const subjects = async (email: string) => (await server.mail.all(email)).map(({ subject }) => subject);

it('hiding an event shows it to its creator alone, with the reason, until it is restored [GAP-096]', async () => {
  const creator = await signUp('Creator');
  const glass = await seed.product('Glass of reports');
  const event = await createEvent(creator.visitor, {
    eventName: 'Win a furnace',
    details: '<p>Pay first.</p>',
    primaryProducts: [glass.id],
  });
  const path = `/api/v1/events/${event.id}`;
  await other.post(`${path}/votes`, { vote: 'Going' });
  const calendar = new URL((await other.post('/api/v2/me/calendars', {})).body.url).pathname;
  const listed = async () => [
    (await other.get('/api/v1/events?text=furnace')).body.Count,
    (await creator.visitor.get(`/api/v1/events?type=product&id=${glass.id}`)).body.Count,
    Number((await server.guest().get(calendar)).text.includes('Win a furnace')),
  ];
  expect(await listed()).toEqual([1, 1, 1]);
  const id = await reported('event', event.id);
  const read = (await moderator.get(`${CASES}/${id}`)).body;
  expect(read).toMatchObject({
    target: { kind: 'event', id: event.id },
    state: 'visible',
    member: { user_id: creator.id },
    snapshot: { text: expect.stringMatching(/^Win a furnace\n.+\nPay first\.$/) },
    post: null,
    event: { id: event.id, eventName: 'Win a furnace' },
    possible: ['dismiss', 'hide', 'suspend'],
  });

  const hidden = await decide(moderator, id, 'hide', 0, { reason: 'spam' });
  expect([hidden.status, hidden.body]).toMatchObject([
    201,
    { state: 'hidden', possible: ['restore', 'suspend'], event: { hidden: { reason: 'spam' } } },
  ]);
  for (const visitor of [other, reporter, server.guest()]) {
    for (const part of ['', '/votes', '/exhibitors']) {
      expect([part, (await visitor.get(path + part)).status]).toEqual([part, 404]);
    }
  }
  expect((await other.post(`${path}/votes`, { vote: 'Interested' })).status).toBe(404);
  expect((await other.post(`${path}/tags`, { primaryProducts: [glass.id] })).status).toBe(404);
  expect(await listed()).toEqual([0, 0, 0]);
  const own = (await creator.visitor.get(path)).body.Item;
  expect(own.hidden).toEqual({ reason: 'spam', since: expect.stringMatching(/^\d{4}-/) });
  expect((await creator.visitor.get(`${path}/votes`)).status).toBe(200);
  // Editing or bringing back what is hidden does not show it again.
  expect((await creator.visitor.delete(path)).status).toBe(204);
  expect((await moderator.get(`${CASES}/${id}`)).body).toMatchObject({
    state: 'gone',
    possible: ['suspend'],
  });
  await creator.visitor.send('PUT', `${path}/restore`);
  expect((await other.get(path)).status).toBe(404);
  await runDue();
  expect(await subjects(creator.email)).toContain('Your event was hidden');
  expect(await subjects(reporterMail)).toContain('Update on your report');

  const restored = await decide(moderator, id, 'restore', 1);
  expect([restored.status, restored.body.state]).toEqual([201, 'visible']);
  await runDue();
  expect((await other.get(path)).body.Item).not.toHaveProperty('hidden');
  expect(await listed()).toEqual([1, 1, 1]);
  expect(await subjects(creator.email)).toContain('Your event is visible again');
});

it('an event is reported by those who see it, once, and by nobody as their own [GAP-096]', async () => {
  const creator = await signUp('Announcer');
  const event = await createEvent(creator.visitor, { eventName: 'Reported once' });
  const report = (who: typeof other, target: object) =>
    who.post('/api/v2/reports', { target, reason: 'spam' });
  const target = { kind: 'event', id: event.id };
  expect((await report(server.guest(), target)).status).toBe(401);
  const own = await report(creator.visitor, target);
  expect([own.status, Object.keys(own.body.fields)]).toEqual([422, ['target']]);
  expect((await report(other, target)).status).toBe(201);
  expect((await report(other, target)).status).toBe(409);
  const gone = await report(other, { kind: 'event', id: '00000000-0000-4000-8000-000000000000' });
  expect([gone.status, gone.body.fields.target]).toEqual([422, 'We couldn’t find this event.']);
});
