import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';
import { profileForm as form, profileScene } from './testing/profile-scene';

let server: TestServer;
let seed: ReturnType<typeof profileScene>['seed'];
let join: ReturnType<typeof profileScene>['join'];
let companyOf: ReturnType<typeof profileScene>['companyOf'];

beforeAll(async () => {
  server = await startTestServer();
  ({ seed, join, companyOf } = profileScene(server));
});
afterAll(() => server.close());

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
    const sentence = 'You can’t join this company yourself. The operators of this site choose its members.';
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
