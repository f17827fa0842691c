import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../../testing';
import { invitationRequests, landingVisits } from '../../../platform/db/schema';

const SALES = 'sales@millrace.example';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('POST /api/v1/invitation', () => {
  const invite = (email: string) => server.guest().post('/api/v1/invitation', { email });

  it('thanks, writes to the visitor with the way to sign up, and to the sales desk [API-011]', async () => {
    const reply = await invite(' Ines.Berg@Kvarnholm.Engineering ');
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        message:
          'Thank you for showing your interest in Millrace. A representative from our team will get in touch with you shortly.',
      },
    ]);
    const mail = await server.mail.next('ines.berg@kvarnholm.engineering');
    expect(mail.links).toContain(`${server.webUrl}/signup?email=ines.berg%40kvarnholm.engineering`);
    const told = (await server.mail.all(SALES)).find(({ subject }) => subject.includes('ines.berg'));
    expect([told?.subject, told?.replyTo]).toEqual([
      'Invitation request from ines.berg@kvarnholm.engineering',
      'ines.berg@kvarnholm.engineering',
    ]);
  });

  it('writes once to an address, however often it is left', async () => {
    await invite('twice@kvarnholm.engineering');
    expect((await invite('TWICE@kvarnholm.engineering')).status).toBe(200);
    expect(await server.mail.all('twice@kvarnholm.engineering')).toHaveLength(1);
    const rows = await server.context.db
      .select()
      .from(invitationRequests)
      .where(eq(invitationRequests.email, 'twice@kvarnholm.engineering'));
    expect(rows).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    for (const email of ['ines', 'ines@kvarnholm', '@kvarnholm.se', 'a b@kvarnholm.se']) {
      const refused = await invite(email);
      expect([refused.status, refused.body.fields]).toEqual([422, { email: 'Must be an email address' }]);
    }
  });
});

describe('GET /api/v1/log/landing', () => {
  it('answers 204 to anybody, and counts by day without a word on who came [API-012, GAP-067]', async () => {
    const { db } = server.context;
    const ida = await server.signIn((await new Seed(db).member('Ida')).email);
    for (const visitor of [server.guest(), server.guest(), ida]) {
      const { status, text, headers } = await visitor.get('/api/v1/log/landing');
      expect([status, text, headers.get('set-cookie')]).toEqual([204, '', null]);
    }
    const counted = await db.select().from(landingVisits);
    const today = new Date().toISOString().slice(0, 10);
    expect(counted).toEqual([{ day: today, visits: 3 }]);
  });
});
