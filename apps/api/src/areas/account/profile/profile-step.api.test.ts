import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { companies, users } from '../../../platform/db/schema';
import { profileForm as form, profileScene } from './testing/profile-scene';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: ReturnType<typeof profileScene>['seed'];
let join: ReturnType<typeof profileScene>['join'];
let rowOf: ReturnType<typeof profileScene>['rowOf'];
let companyOf: ReturnType<typeof profileScene>['companyOf'];

beforeAll(async () => {
  server = await startTestServer();
  ({ seed, join, rowOf, companyOf } = profileScene(server));
});
afterAll(() => server.close());

const save = (visitor: Visitor, fields: Record<string, unknown>) =>
  visitor.post('/api/v1/user/profile', fields);

describe('POST /api/v1/user/profile', () => {
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
        country: 'Choose a country from the list.',
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
    });
    await page.visitor.put(
      '/api/v2/me',
      form({
        designation: 'Buyer',
        phone: '2',
        desc: 'Buys.',
        company: 'Same Works',
        companyId: works.id,
      }),
    );
    const [one, other] = await Promise.all(
      [wizard, page].map(async ({ visitor }) => (await visitor.get('/api/v2/me')).body),
    );
    const { id: _id, email: _email, emails: _emails, ...rest } = one;
    expect(other).toMatchObject(rest);
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
      company_id: 'We couldn’t find this company.',
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

describe('POST /api/v1/user/onboarding', () => {
  it('says that the wizard is done [API-020]', async () => {
    const { visitor } = await join('Noor');
    const done = await visitor.post('/api/v1/user/onboarding', { completed: true });
    expect([done.status, done.body.Item.onboarded]).toEqual([200, true]);
    expect((await visitor.get('/api/v1/current_user')).body.Item.onboarded).toBe(true);
    expect((await visitor.post('/api/v1/user/onboarding', { completed: 'yes' })).status).toBe(422);
  });

  it('opens the wizard to nobody again, which would skip what is asked of members', async () => {
    const { visitor, member } = await join('Taken', { onboarded: true });
    const again = await visitor.post('/api/v1/user/onboarding', { completed: false });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([422, ['completed']]);
    expect((await visitor.get('/api/v1/current_user')).body.Item.onboarded).toBe(true);
    // Nor does it skip anything while it is open.
    for (const onboarded of [true, false]) {
      await server.context.db.update(users).set({ onboarded }).where(eq(users.id, member.id));
      for (const field of ['email', 'secondaryEmail']) {
        const refused = await save(visitor, { [field]: 'thief@elsewhere.example' });
        expect([onboarded, refused.status, refused.body.fields]).toEqual([
          onboarded,
          422,
          { [field]: 'Change your email in your profile, with your password.' },
        ]);
      }
    }
    expect(await server.mail.all('thief@elsewhere.example')).toEqual([]);
  });
});
