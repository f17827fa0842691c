import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';
import { profileForm as form, profileScene } from './testing/profile-scene';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: ReturnType<typeof profileScene>['seed'];
let join: ReturnType<typeof profileScene>['join'];
let rowOf: ReturnType<typeof profileScene>['rowOf'];

beforeAll(async () => {
  server = await startTestServer();
  ({ seed, join, rowOf } = profileScene(server));
});
afterAll(() => server.close());

describe('one’s own profile', () => {
  it('is answered to oneself [API-016]', async () => {
    const { member, visitor } = await join('Noor', { country: 'NL', secondaryEmail: 'noor@home.example' });
    const { status, body } = await visitor.get('/api/v2/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: member.id,
      displayName: 'Noor Okafor',
      email: member.email,
      secondaryEmail: 'noor@home.example',
      preferredEmail: 1,
      country: 'Netherlands',
      country_code: 'NL',
      company: null,
      company_id: null,
      company_updated: -1,
      has_password: true,
      emails: [
        { email: member.email, verified: true, isPrimary: true, slot: 'primary' },
        { email: 'noor@home.example', verified: true, isPrimary: false, slot: 'secondary' },
      ],
    });
  });

  it('is the same for the wizard, as an Item [API-018]', async () => {
    const { visitor } = await join('Wia', { secondaryEmail: 'wia@home.example' });
    const { body } = await visitor.get('/api/v2/me');
    expect((await visitor.get('/api/v1/user/profile/data')).body).toEqual({ Item: body });
  });

  it('asks guests to sign in', async () => {
    const guest = server.guest();
    const replies = [
      await guest.get('/api/v2/me'),
      await guest.put('/api/v2/me', form()),
      await guest.get('/api/v1/user/profile/data'),
      await guest.post('/api/v1/user/profile', { firstName: 'Nobody' }),
      await guest.post('/api/v1/user/onboarding', { completed: true }),
      await guest.get('/api/v1/user/emails/a@b.example'),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  });
});

describe('PUT /api/v2/me', () => {
  it('changes the profile and answers it as it is now [API-017]', async () => {
    const { member, visitor } = await join('Noor');
    const reply = await visitor.put(
      '/api/v2/me',
      form({
        firstName: ' Noor ',
        designation: 'Process consultant',
        phone: '+31 20 555 0117',
        desc: 'Reads.',
      }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      displayName: 'Noor Vermeer',
      firstName: 'Noor',
      designation: 'Process consultant',
      phone: '+31 20 555 0117',
      desc: 'Reads.',
      country: 'Netherlands',
      company: 'Vermeer Consulting',
      company_id: null,
      company_updated: -1,
    });
    expect((await visitor.get('/api/v2/me')).body).toEqual(reply.body);
    const cleared = await visitor.put('/api/v2/me', form({ designation: ' ', phone: '', country: 'nl' }));
    expect(cleared.body).toMatchObject({
      designation: null,
      phone: null,
      desc: 'Reads.',
      country_code: 'NL',
    });
    expect((await rowOf(member.id)).updatedAt.getTime()).toBeGreaterThan(member.createdAt.getTime());
  });

  it('takes no picture, and changes nothing then [ACC-053]', async () => {
    const { member, visitor } = await join('Noor', { image: '/files/before.png' });
    const refused = await visitor.put('/api/v2/me', form({ image: '/files/other.png' }));
    expect([refused.status, refused.body.fields]).toEqual([422, { image: 'Isn’t recognized' }]);
    expect(await rowOf(member.id)).toMatchObject({ image: '/files/before.png', lastName: 'Okafor' });
  });

  it('changes nobody else, whoever is named', async () => {
    const { visitor } = await join('Noor');
    const other = await seed.member('Other');
    for (const name of ['id', 'userId', 'user_id']) {
      expect((await visitor.put('/api/v2/me', form({ [name]: other.id }))).status).toBe(422);
    }
    await visitor.put('/api/v2/me', form());
    expect((await rowOf(other.id)).lastName).toBe('Okafor');
  });

  it('says which field is wrong, and saves none of the others', async () => {
    const { member, visitor } = await join('Noor');
    const wrong = await visitor.put(
      '/api/v2/me',
      form({
        country: 'Atlantis',
        primaryEmail: 'noor',
        secondaryEmail: 'noor@',
        password: 'long enough',
        confirmPassword: 'else',
      }),
    );
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      422,
      'invalid_fields',
      {
        country: 'Choose a country from the list.',
        primaryEmail: 'invalid primary email id',
        secondaryEmail: 'invalid secondary email id',
        confirmPassword: 'password and confirm password are different',
      },
    ]);
    const lacking = await visitor.put('/api/v2/me', { firstName: ' ', lastName: 'x'.repeat(201) });
    expect(Object.keys(lacking.body.fields).sort()).toEqual(['firstName', 'lastName']);
    for (const cleared of [{ company: ' ' }, { country: '' }]) {
      const { body } = await visitor.put('/api/v2/me', cleared);
      expect(Object.keys(body.fields)).toEqual(Object.keys(cleared));
    }
    const unknown = await visitor.put('/api/v2/me', form({ companyId: UNKNOWN }));
    expect(unknown.body.fields).toEqual({ companyId: 'We couldn’t find this company.' });
    expect((await rowOf(member.id)).lastName).toBe('Okafor');
  });

  it('changes what is sent, and leaves the rest as it is', async () => {
    const { member, visitor } = await join('Noor');
    await visitor.put('/api/v2/me', form({ designation: 'Buyer' }));
    const { lastName, country, companyName } = await rowOf(member.id);
    expect((await visitor.put('/api/v2/me', { designation: 'Head of purchasing' })).status).toBe(200);
    expect(await rowOf(member.id)).toMatchObject({
      ...{ lastName, designation: 'Head of purchasing', country, companyName },
    });
  });
});
