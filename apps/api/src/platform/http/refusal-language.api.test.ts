import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../testing';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const asking = (language: string) => ({ headers: { 'Accept-Language': language } });

describe('a refusal', () => {
  it('names its fields in the language that the request asks for, and says which that is', async () => {
    const refused = await server
      .guest()
      .post('/api/v2/registration', { email: 'anna', password: 'a' }, asking('de-AT, en;q=0.5'));
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid_fields']);
    expect(refused.body.error).toBe('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(refused.body.fields.password).toBe('Das Passwort muss mindestens 8 Zeichen haben.');
    expect(refused.headers.get('content-language')).toBe('de');
    expect(refused.headers.get('vary')).toContain('Accept-Language');
  });

  it('of a parameter is one sentence of one language', async () => {
    const said = async (language: string) =>
      (await server.guest().get('/api/v1/product/nothing', asking(language))).body.error;
    expect(await said('de')).toBe('Der Parameter id muss eine ID (UUID) sein.');
    expect(await said('ja')).toBe('パラメーターid：ID（UUID）にしてください。');
  });

  it('counts as Arabic does', async () => {
    const refused = (body: object) => server.guest().post('/api/v2/registration', body, asking('ar'));
    const complete = {
      firstName: 'Amal',
      lastName: 'Haddad',
      company: 'Nile Optics',
      designation: 'Buyer',
      email: 'amal@people.example',
      password: 'three quiet harbours',
      confirmPassword: 'three quiet harbours',
      country: 'EG',
    };
    const one = await refused({ ...complete, country: 'Nowhere' });
    expect([one.status, one.body.error]).toEqual([422, 'حقل واحد غير صحيح.']);
    const two = await refused({
      ...complete,
      country: 'Nowhere',
      password: 'password123',
      confirmPassword: 'password123',
    });
    expect([two.status, two.body.error]).toEqual([422, 'حقلان غير صحيحين.']);
    const short = await refused({ ...complete, password: 'a' });
    expect(short.body.fields.password).toBe('يجب ألا تقل كلمة المرور عن 8 أحرف.');
  });

  it.each(['fr', 'tlh, fr;q=0.4', ''])('is English where %s is asked for', async (language) => {
    const refused = await server.guest().get('/api/v1/current_user', asking(language));
    expect([refused.status, refused.body.error]).toEqual([401, 'Please sign in.']);
    expect(refused.headers.get('content-language')).toBe('en');
  });

  it('alone has a language: what anybody may keep is one for all', async () => {
    const kept = await server.guest().get('/api/v1/products/all', asking('de'));
    expect(kept.status).toBe(200);
    expect(kept.headers.get('content-language')).toBeNull();
    expect(kept.headers.get('vary') ?? '').not.toContain('Accept-Language');
  });
});

describe('what a call says', () => {
  it('follows the request, and the mail that it sends follows the language of its reader', async () => {
    const { email } = await seed.member('Greta', { language: 'en' });
    const asked = await server.guest().post('/api/v1/user/password/forgot', { email }, asking('de'));
    expect([asked.status, asked.body.message]).toEqual([
      200,
      'Bitte klicken Sie auf den Link, den wir Ihnen gerade per E-Mail geschickt haben, um Ihr Passwort zurückzusetzen.',
    ]);
    expect(asked.headers.get('content-language')).toBe('de');
    const mail = await server.mail.next(email);
    expect(mail.subject).toMatch(/password/i);
    expect(mail.text).not.toMatch(/Passwort/);
  });

  it('of a wrong password goes back to the page in its language', async () => {
    const { email } = await seed.member('Hans');
    const refused = await server
      .guest()
      .postForm('/auth/login', { username: email, password: 'not this one' }, asking('de'));
    const { searchParams } = new URL(refused.headers.get('location') ?? '');
    expect(searchParams.get('loginerror')).toBe('E-Mail-Adresse oder Passwort ist nicht richtig.');
  });
});
