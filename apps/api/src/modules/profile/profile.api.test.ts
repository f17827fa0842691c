import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, users } from '../../db/schema';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<Seed['member']>>;

async function join(
  firstName: string,
  overrides: Parameters<Seed['member']>[1] = {},
): Promise<{ member: Member; visitor: Visitor }> {
  const member = await seed.member(firstName, overrides);
  return { member, visitor: await server.signIn(member.email) };
}

const rowOf = async (id: string) => {
  const [row] = await server.context.db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('The member is gone.');
  return row;
};

const companyOf = async (id: string) => {
  const [row] = await server.context.db.select().from(companies).where(eq(companies.id, id));
  if (!row) throw new Error('The company is gone.');
  return row;
};

const form = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Noor',
  lastName: 'Vermeer',
  country: 'Netherlands',
  company: 'Vermeer Consulting',
  ...overrides,
});

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
    expect([refused.status, refused.body.fields]).toEqual([422, { image: 'is not known here' }]);
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
        country: 'There is no such country.',
        primaryEmail: 'invalid primary email id',
        secondaryEmail: 'invalid secondary email id',
        confirmPassword: 'password and confirm password are different',
      },
    ]);
    const lacking = await visitor.put('/api/v2/me', { firstName: ' ', lastName: 'x'.repeat(201) });
    expect(Object.keys(lacking.body.fields).sort()).toEqual(['company', 'country', 'firstName', 'lastName']);
    const unknown = await visitor.put('/api/v2/me', form({ companyId: UNKNOWN }));
    expect(unknown.body.fields).toEqual({ companyId: 'There is no such company.' });
    expect((await rowOf(member.id)).lastName).toBe('Okafor');
  });
});

describe('POST /api/v1/user/profile', () => {
  const save = (visitor: Visitor, fields: Record<string, unknown>) =>
    visitor.post('/api/v1/user/profile', fields);

  it('saves a step of the wizard, and leaves what the step does not have [API-019]', async () => {
    const { visitor } = await join('Noor', { phone: '1' });
    const reply = await save(visitor, {
      firstName: 'Nora',
      lastName: 'Vermeer',
      designation: 'Buyer',
      desc: 'Buys.',
      country: 'NL',
    });
    expect(reply.status).toBe(200);
    expect(reply.body.Item).toMatchObject({
      displayName: 'Nora Vermeer',
      designation: 'Buyer',
      desc: 'Buys.',
      phone: '1',
      country: 'Netherlands',
    });
    const wrong = await save(visitor, { firstName: '', lastName: ' ', country: 'Atlantis', email: 'n@' });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      {
        firstName: 'First name is mandatory',
        lastName: 'Last name is mandatory',
        country: 'There is no such country.',
        email: 'invalid email id',
      },
    ]);
    expect((await save(visitor, {})).status).toBe(422);
    expect((await save(visitor, { image: 'x' })).status).toBe(422);
  });

  it('writes the same record as the form of the profile [DIFF-009]', async () => {
    const works = await seed.company('Same Works');
    const wizard = await join('Wizard');
    const page = await join('Page');
    await save(wizard.visitor, {
      firstName: 'Noor',
      lastName: 'Vermeer',
      designation: 'Buyer',
      phone: '2',
      desc: 'Buys.',
      country: 'NL',
      company: 'Same Works',
      company_id: works.id,
      company_updated: 1,
      secondaryEmail: 'wizard@same.example',
    });
    await page.visitor.put(
      '/api/v2/me',
      form({
        designation: 'Buyer',
        phone: '2',
        desc: 'Buys.',
        company: 'Same Works',
        companyId: works.id,
        secondaryEmail: 'page@same.example',
      }),
    );
    const [one, other] = await Promise.all(
      [wizard, page].map(async ({ visitor }) => (await visitor.get('/api/v2/me')).body),
    );
    const { id: _id, email: _email, emails, ...rest } = one;
    expect(other).toMatchObject(rest);
    const waiting = { verified: false, isPrimary: false, slot: 'secondary' };
    expect(emails[1]).toEqual({ ...waiting, email: 'wizard@same.example' });
    expect(other.emails[1]).toEqual({ ...waiting, email: 'page@same.example' });
  });

  it('links to the company that was chosen, and with none ends the link [ACC-043]', async () => {
    const works = await seed.company('Wizard Works');
    const { visitor } = await join('Wim');
    const linked = await save(visitor, { company: 'Wizard Works', company_id: works.id, company_updated: 1 });
    expect(linked.body.Item).toMatchObject({
      company: 'Wizard Works',
      company_id: works.id,
      company_updated: 1,
    });
    expect(await companyOf(works.id)).toMatchObject({
      contactCount: 1,
      contactCards: [{ firstName: 'Wim', image: null }],
    });
    // Another step, which has the company's name but no choice.
    expect((await save(visitor, { company: ' wizard  WORKS ' })).body.Item.company_id).toBe(works.id);

    const ended = await save(visitor, { company: 'Own Works', company_id: '', company_updated: -1 });
    expect(ended.body.Item).toMatchObject({ company: 'Own Works', company_id: null, company_updated: -1 });
    expect(await companyOf(works.id)).toMatchObject({ contactCount: 0, contactCards: [] });

    const lacking = await save(visitor, { company_id: '', company_updated: 1 });
    expect([lacking.status, lacking.body.fields]).toEqual([422, { company_id: 'Choose a company.' }]);
    expect((await save(visitor, { company_updated: 1 })).body.fields).toEqual({
      company_id: 'Choose a company.',
    });
    const both = await save(visitor, { company_id: works.id, company_updated: -1 });
    expect(Object.keys(both.body.fields)).toEqual(['company_updated']);
    expect((await save(visitor, { company_id: UNKNOWN, company_updated: 1 })).body.fields).toEqual({
      company_id: 'There is no such company.',
    });
    expect((await visitor.get('/api/v2/me')).body.company).toBe('Own Works');
  });

  it('takes the five types of company, and keeps the type on the company [ACC-044, GAP-044]', async () => {
    const product = await seed.product('Wafer');
    const works = await seed.company('Typed Works');
    await seed.supplier(product, works);
    const { visitor } = await join('Tia');
    await save(visitor, { company_id: works.id, company_updated: 1 });
    const typeNow = async (): Promise<string> =>
      (await visitor.get(`/api/v2/products/${product.id}/suppliers`)).body.results[0].type;
    const expected = {
      distributor: 'DISTRIBUTOR',
      salesAgent: 'DISTRIBUTOR',
      manufacturer: 'MANUFACTURER',
      publishingHouse: 'MANUFACTURER',
      exhibitionOrganiser: 'MANUFACTURER',
    };
    for (const [type, supplier] of Object.entries(expected)) {
      expect((await save(visitor, { company_type: type })).status).toBe(200);
      expect([(await companyOf(works.id)).type, await typeNow()]).toEqual([type, supplier]);
    }
    expect((await save(visitor, { company_type: 'bakery' })).status).toBe(422);
  });

  it('describes the company while nobody else belongs to it, or for who added it', async () => {
    const product = await seed.product('Described wafer');
    const works = await seed.company('Described Works', { description: 'Before.' });
    await seed.supplier(product, works);
    const { visitor, member } = await join('First');
    const details = {
      website: 'described.example',
      address: 'Storgata 1',
      description: 'After.',
      country: 'Norway',
    };
    await save(visitor, { company_id: works.id, company_updated: 1, ...details });
    expect(await companyOf(works.id)).toMatchObject({
      url: 'described.example',
      address: 'Storgata 1',
      description: 'After.',
      country: 'NO',
    });
    const sorted = await visitor.get(`/api/v2/products/${product.id}/suppliers?sort=country`);
    expect(sorted.body.results[0].country).toBe('Norway');

    const second = await join('Second');
    await save(second.visitor, {
      company_id: works.id,
      company_updated: 1,
      description: 'Mine.',
      country: 'SE',
    });
    await save(visitor, { description: 'Mine again.' });
    expect(await companyOf(works.id)).toMatchObject({ description: 'After.', country: 'NO' });
    expect((await rowOf(second.member.id)).country).toBe('SE');
    await server.context.db.update(companies).set({ createdBy: member.id }).where(eq(companies.id, works.id));
    await save(visitor, { description: 'By who added it.', country: 'FI' });
    // The member moved; the company's country is known.
    expect(await companyOf(works.id)).toMatchObject({ description: 'By who added it.', country: 'NO' });
  });
});

describe('the company of a member', () => {
  it('counts for everything at once, and a typed one for nothing', async () => {
    const works = await seed.company('Counting Works');
    const { visitor } = await join('Cato', { plan: 'premium' });
    await visitor.put('/api/v2/me', form({ firstName: 'Cato', company: 'x', companyId: works.id }));
    expect(await companyOf(works.id)).toMatchObject({ premium: true, contactCount: 1 });
    expect((await visitor.get('/api/v2/me')).body.company).toBe('Counting Works');
    await visitor.put('/api/v2/me', form({ firstName: 'Cleo', company: 'Counting Works' }));
    expect((await companyOf(works.id)).contactCards).toEqual([{ firstName: 'Cleo', image: null }]);
    await visitor.put('/api/v2/me', form({ company: 'Counting Works', companyId: null }));
    expect(await companyOf(works.id)).toMatchObject({ premium: false, contactCount: 0 });
    expect((await visitor.get('/api/v1/current_user')).body.Item).toMatchObject({
      company: 'Counting Works',
      company_id: null,
      company_updated: -1,
    });
  });

  it('counts both of two who join at the same time', async () => {
    const works = await seed.company('Busy Works');
    const people = await Promise.all(['Una', 'Ulf', 'Ugo', 'Uta'].map((name) => join(name)));
    await Promise.all(people.map(({ visitor }) => visitor.put('/api/v2/me', form({ companyId: works.id }))));
    expect((await companyOf(works.id)).contactCount).toBe(4);
  });

  it('is never the editors’, by one’s own word [PERM-012]', async () => {
    const { productEditorCompanyId: id } = server.context.config;
    const editors = await seed.company('Editors', { id });
    const { visitor } = await join('Eager');
    const sentence = 'The members of this company are chosen by those who run this site.';
    const page = await visitor.put('/api/v2/me', form({ companyId: id }));
    expect([page.status, page.body.fields]).toEqual([422, { companyId: sentence }]);
    const wizard = await visitor.post('/api/v1/user/profile', { company_id: id, company_updated: 1 });
    expect([wizard.status, wizard.body.fields]).toEqual([422, { company_id: sentence }]);
    const editor = await join('Editor', { companyId: editors.id });
    const saved = await editor.visitor.put('/api/v2/me', form({ company: 'Editors', companyId: id }));
    expect([saved.status, saved.body.can_edit_products]).toEqual([200, true]);
    expect((await visitor.get('/api/v2/me')).body.can_edit_products).toBe(false);
  });
});

describe('POST /api/v1/user/onboarding', () => {
  it('says that the wizard is done [API-020]', async () => {
    const { visitor } = await join('Noor');
    const done = await visitor.post('/api/v1/user/onboarding', { completed: true });
    expect([done.status, done.body.Item.onboarded]).toEqual([200, true]);
    expect((await visitor.get('/api/v1/current_user')).body.Item.onboarded).toBe(true);
    expect((await visitor.post('/api/v1/user/onboarding', { completed: 'yes' })).status).toBe(422);
    expect((await visitor.post('/api/v1/user/onboarding', { completed: false })).body.Item.onboarded).toBe(
      false,
    );
  });
});
