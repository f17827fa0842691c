import type { PaidPlan } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { joined } from '../../../../testing/joined';
import { transact } from '../../../platform/db/transact';
import { grantPlan } from '.';

/** Every line of the matrix, asked from outside by a member on each plan, as the plan is come by. */

const LEVELS = ['guest', 'free', 'premium', 'platinum'] as const;
type Level = (typeof LEVELS)[number];

let server: TestServer;
let seed: Seed;
let product: { id: string };
let die: { id: string };
const contacts: string[] = [];
const visitors = new Map<Level, Visitor>();
const companies = new Map<Level, { id: string; name: string }>();

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  product = await seed.product('Preform silica glass');
  die = await seed.product('Coating die');
  const cable = await seed.product('Loose tube cable');
  await seed.link(product, cable);
  for (let place = 0; place < 6; place += 1) {
    const supplier = await seed.company(`Supplier ${place}`);
    contacts.push((await seed.member(`Contact${place}`, { companyId: supplier.id })).email);
    await seed.supplier(product, supplier);
    await seed.supplier(cable, await seed.company(`Customer ${place}`));
  }
  visitors.set('guest', server.guest());
  const until = new Date(Date.now() + 300 * 24 * 60 * 60_000);
  for (const level of ['free', 'premium', 'platinum'] as const) {
    const company = await seed.company(`Works of ${level}`);
    const member = await joined(server, seed, level, { companyId: company.id });
    await seed.supplier(die, company);
    if (level !== 'free') await grant(member.id, level, until);
    companies.set(level, company);
    visitors.set(level, member.visitor);
  }
});
afterAll(() => server.close());

const grant = (userId: string, plan: PaidPlan, until: Date) =>
  transact(server.context.db, (tx) => grantPlan(tx, { userId, plan, until, now: new Date() }));

const as = (level: Level): Visitor => {
  const visitor = visitors.get(level);
  if (!visitor) throw new Error(`Nobody is on ${level}.`);
  return visitor;
};

/** What each level gets of something. */
async function byLevel<T>(ask: (visitor: Visitor, level: Level) => Promise<T>): Promise<Record<Level, T>> {
  const found = [];
  for (const level of LEVELS) found.push([level, await ask(as(level), level)] as const);
  return Object.fromEntries(found) as Record<Level, T>;
}

describe('each line of the matrix', () => {
  it('supplier and customer data are limited on Free and full on paid plans [PLAN-005, GAP-076]', async () => {
    const suppliers = await byLevel(async (visitor) => {
      const { body } = await visitor.get(`/api/v2/products/${product.id}/suppliers?limit=20`);
      return body.results.filter(({ limited }: { limited?: boolean }) => !limited).length;
    });
    expect(suppliers).toEqual({ guest: 0, free: 4, premium: 6, platinum: 6 });
    const customers = await byLevel(async (visitor) => {
      const { body } = await visitor.get(`/api/v1/product/potentialCustomers/${product.id}?limit=20`);
      return body.Items.filter(({ supp }: { supp: number | null }) => supp !== null).length;
    });
    expect(customers).toEqual({ guest: 0, free: 4, premium: 6, platinum: 6 });
  });

  it('a company is listed as premium with a member on a paid plan [PLAN-006, GAP-078]', async () => {
    const { body } = await server.guest().get(`/api/v2/products/${die.id}/suppliers`);
    const listed = [...companies].map(([level, { name }]) => [
      level,
      body.results.find(({ company_name }: { company_name: string }) => company_name === name)?.premium,
    ]);
    expect(Object.fromEntries(listed)).toEqual({ free: false, premium: true, platinum: true });
  });

  it('conversations are begun on paid plans [PLAN-007, DIFF-002]', async () => {
    const answers = await byLevel(async (visitor, level) => {
      const { status, body } = await visitor.post('/chat/users', {});
      expect(status).toBe(level === 'guest' ? 401 : 200);
      return body.Item?.may_start ?? body.code;
    });
    expect(answers).toEqual({ guest: 'sign_in_required', free: false, premium: true, platinum: true });
  });

  it('a request for a quote reaches the suppliers on Platinum [PLAN-009, DIFF-003]', async () => {
    const reached = await byLevel(async (visitor, level) => {
      const request = new FormData();
      request.set('first_name', 'Ines');
      request.set('email_id', 'ines@kabel.example');
      request.set('message', `Preforms, asked on ${level}.`);
      request.set('product_id', product.id);
      expect((await visitor.send('POST', '/api/v2/inquiry', request)).status).toBe(201);
      const mails = [];
      for (const email of contacts) mails.push(...(await server.mail.all(email)));
      return mails.filter(({ text }) => text.includes(`asked on ${level}.`)).length;
    });
    expect(reached).toEqual({ guest: 0, free: 0, premium: 0, platinum: 6 });
  });

  it('analytics are for Platinum [PLAN-008, GAP-077]', async () => {
    const answers = await byLevel(async (visitor) => {
      const { status, body } = await visitor.get('/api/v2/analytics');
      return status === 200 ? 'shown' : body.code;
    });
    const plan = 'plan_required';
    expect(answers).toEqual({ guest: 'sign_in_required', free: plan, premium: plan, platinum: 'shown' });
  });

  it('a team comes with paid plans [PLAN-017, DIFF-016]', async () => {
    const seats = await byLevel(async (visitor) => {
      const { body } = await visitor.get('/api/v2/me/subscribedusers');
      return body.seats ?? body.code;
    });
    expect(seats).toEqual({ guest: 'sign_in_required', free: 'plan_required', premium: 4, platinum: 4 });
  });

  it('following, alerts, a company page and posts come with every plan [PLAN-004]', async () => {
    for (const level of ['free', 'premium', 'platinum'] as const) {
      const visitor = as(level);
      const company = companies.get(level);
      // Nobody follows their own.
      const other = companies.get(level === 'free' ? 'premium' : 'free');
      const replies = [
        await visitor.post('/api/v1/me/followedCompanies', { company_id: other?.id }),
        await visitor.get('/api/v2/me/alerts'),
        await visitor.get(`/api/v1/company/${company?.id}`),
      ];
      expect([level, replies.map(({ status }) => status < 300)]).toEqual([level, [true, true, true]]);
    }
  });
});
