import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let mira: { id: string; email: string };
let member: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  mira = await seed.member('Mira');
  member = await server.signIn(mira.email);
  other = await server.signIn((await seed.member('Otto')).email);
});
afterAll(() => server.close());

const languageOf = async (visitor: Visitor) => (await visitor.get('/api/v1/current_user')).body.Item.language;

describe('the language of a member', () => {
  it('is none until it is chosen, and then kept over sessions, for this member alone', async () => {
    expect(await languageOf(member)).toBeUndefined();
    const reply = await member.put('/api/v2/me/language', { language: 'de' });
    expect([reply.status, reply.body]).toEqual([200, { language: 'de' }]);
    expect(await languageOf(await server.signIn(mira.email))).toBe('de');
    expect(await languageOf(other)).toBeUndefined();
    await member.put('/api/v2/me/language', { language: 'ar' });
    expect(await languageOf(member)).toBe('ar');
  });

  it.each([{ language: 'fr' }, { language: 'de-DE' }, { language: null }, {}, { language: 'de', user: 'x' }])(
    'is not %o',
    async (body) => {
      const before = await languageOf(member);
      const reply = await member.put('/api/v2/me/language', body);
      expect(reply.status).toBe(422);
      expect(await languageOf(member)).toBe(before);
    },
  );

  it('is told to nobody else', async () => {
    await member.put('/api/v2/me/language', { language: 'ja' });
    const seen = await other.get(`/api/v2/users/${mira.id}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('"language"');
  });

  it('cannot be chosen by a guest', async () => {
    const reply = await server.guest().put('/api/v2/me/language', { language: 'de' });
    expect(reply.status).toBe(401);
  });
});
