import { afterAll, expect, it } from 'vitest';
import { create, feedOf, startPosting } from '../../../../testing/posting-members';

const { server, seed, works, tube } = await startPosting();

afterAll(() => server.close());

it('lets a member of the free plan follow, be alerted, read companies, post and share [PLAN-004]', async () => {
  const row = await seed.member('Frida', { plan: 'free' });
  const frida = await server.signIn(row.email);
  const settings = (await frida.get('/api/v2/me/alerts')).body;
  const posted = await create(frida, { text: 'Our first post.', taggedProduct: [tube.id] });
  const mail = {
    to: ['bo@people.example'],
    post_id: posted.body.Item.id,
    subject: 'Read this',
    body: 'News.',
  };
  const replies = {
    followCompany: await frida.post('/api/v1/me/followedCompanies', { company_id: works.id }),
    followProduct: await frida.post('/api/v1/product/follow', { productId: tube.id, productName: tube.name }),
    alerts: await frida.put('/api/v2/me/alerts', {
      ...settings,
      frequencies: { ...settings.frequencies, products: 'weekly' },
    }),
    companyPage: await frida.get(`/api/v1/company/${works.id}`),
    share: await frida.post('/api/v1/emails', mail),
  };
  expect(Object.entries(replies).map(([name, { status }]) => [name, status])).toEqual([
    ['followCompany', 200],
    ['followProduct', 200],
    ['alerts', 200],
    ['companyPage', 200],
    ['share', 201],
  ]);
  expect(replies.alerts.body.frequencies.products).toBe('weekly');
  expect(await feedOf(frida, 'product', tube.id)).toContain(posted.body.Item.id);
  expect((await frida.get('/api/v1/current_user')).body.Item.plan ?? 'free').toBe('free');
});
