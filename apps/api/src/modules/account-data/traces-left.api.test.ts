import { chatIdOf } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobHandlers } from '../../background';
import { rowsOf } from '../../db/database';
import { newId } from '../../db/ids';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { createEvent } from '../../testing/event-form';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** Columns whose values hold a text, bytes and JSON included, as `table.column`. */
async function columnsHolding(text: string): Promise<string[]> {
  const { db } = server.context;
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`SELECT c.table_name::text AS "table", c.column_name::text AS "column"
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`,
  );
  const holding: string[] = [];
  for (const { table, column } of columns) {
    const value = sql.identifier(column);
    const [row] = await rowsOf<{ found: boolean }>(
      db,
      sql`SELECT EXISTS (
        SELECT FROM ${sql.identifier(table)} WHERE strpos(lower(${value}::text), lower(${text})) > 0
      ) AS found`,
    );
    if (row?.found) holding.push(`${table}.${column}`);
  }
  return holding;
}

const runJobs = () => server.context.jobs.runDue(jobHandlers(server.context));

/** What a member does in a year, one of each, so that most tables name them. */
async function liveHere(leaver: { id: string; email: string }, visitor: Visitor, companyId: string) {
  const friend = await seed.member('Gunnvor', { plan: 'premium', companyId });
  const friends = await server.signIn(friend.email);
  const product = await seed.product('Sapphire boules');
  const done: Promise<{ status: number; text: string }>[] = [];
  const say = (text: string, visitorOf = visitor) => {
    const form = new FormData();
    form.set('text', text);
    form.set('taggedProduct', JSON.stringify([product.id]));
    return visitorOf.send('POST', '/api/v1/feed/post', form);
  };
  const [own, others] = [await say('Boules of 300 mm'), await say('Who cuts them?', friends)];
  for (const [who, post] of [
    [visitor, others],
    [friends, own],
  ] as const) {
    const { id } = post.body.Item;
    done.push(who.put(`/api/v1/feed/post/${id}/like`, undefined));
    done.push(who.post(`/api/v1/feed/post/${id}/comment`, { text: 'We do.' }));
  }
  const room = `/api/v1/chats/${chatIdOf(leaver.id, friend.id)}/`;
  done.push(visitor.post(room, { id: newId(), message: 'Hello' }));
  done.push(visitor.post('/api/v1/product/follow', { productId: product.id }));
  done.push(visitor.post('/api/v1/me/followedCompanies', { company_id: companyId }));
  done.push(visitor.post('/api/v2/me/connections', { user_id: friend.id }));
  done.push(friends.post('/api/v2/me/connections', { user_id: leaver.id }));
  done.push(visitor.post('/api/v1/invitation', { email: 'somebody.new@elsewhere.example' }));
  done.push(visitor.post('/api/v1/product', { name: 'Sapphire windows', desc: 'Polished.' }));
  done.push(
    visitor.post(
      '/api/v1/company',
      { name: 'Saphir Schleiferei', country: 'DE' },
      { headers: { 'Idempotency-Key': newId() } },
    ),
  );
  done.push(
    visitor.post('/api/v2/reports', { target: { kind: 'post', id: others.body.Item.id }, reason: 'spam' }),
  );
  const inquiry = new FormData();
  for (const [name, value] of Object.entries({
    first_name: 'Zyxwva',
    email_id: leaver.email,
    message: 'Windows of 50 mm, please.',
  })) {
    inquiry.set(name, value);
  }
  done.push(visitor.send('POST', '/api/v2/inquiry', inquiry));
  const statuses = await Promise.all(done);
  expect(statuses.filter(({ status }) => status >= 300).map(({ text }) => text)).toEqual([]);
  const event = await createEvent(friends);
  expect((await visitor.post(`/api/v1/events/${event.id}/votes`, { vote: 'Going' })).status).toBeLessThan(
    300,
  );
  await createEvent(visitor, { eventName: 'Sapphire day' });
  // A guess of the own password.
  const wrong = { email: leaver.email, password: 'not it' };
  expect((await visitor.post('/api/v2/me/delete', wrong)).status).toBe(403);
  await runJobs();
}

/** Tables that hold names and addresses for longer than the account stands, and why. The privacy policy says so. */
const NAME_STAYS: Record<string, string> = {
  inquiries: 'for a year, as the sales desk answers what was asked',
  outbox_messages: 'for a month: what was mailed, the word of the account’s end included',
};

/** Columns that go on holding the number of who has left, which by then is nobody's, and why. */
const NUMBER_STAYS: Record<string, string> = {
  'chat_members.chat_id': 'a room is named by both who talk in it, and the other keeps what was said',
  'chat_messages.chat_id': 'as above',
  'chats.id': 'as above',
  'rate_limits.key': 'counters of some hours at most',
};

const tablesOf = (columns: readonly string[]) => [...new Set(columns.map((column) => column.split('.')[0]))];

it('leaves the name and the addresses of who has left nowhere, and the number only where others go on [GAP-046]', async () => {
  const company = await seed.company('Zirkel Kristalle');
  const leaver = await seed.member('Zyxwva', {
    lastName: 'Qpwoei',
    displayName: 'Zyxwva Qpwoei',
    email: 'zyxwva.qpwoei@leaving.example',
    secondaryEmail: 'zyxwva.home@leaving.example',
    plan: 'platinum',
    companyId: company.id,
    phone: '+49 30 998877',
  });
  const visitor = await server.signIn(leaver.email);
  await liveHere(leaver, visitor, company.id);
  expect(await columnsHolding('zyxwva.home')).toEqual(['users.secondary_email']);
  expect(await columnsHolding('998877')).toEqual(['users.phone']);

  const gone = await visitor.post('/api/v2/me/delete', { email: leaver.email, password: PASSWORD });
  expect(gone.status).toBe(204);
  await runJobs();
  expect(tablesOf(await columnsHolding('zyxwva'))).toEqual(Object.keys(NAME_STAYS));
  expect(tablesOf(await columnsHolding('leaving.example'))).toEqual(Object.keys(NAME_STAYS));
  expect(await columnsHolding('zyxwva.home')).toEqual([]);
  expect(await columnsHolding('998877')).toEqual([]);
  expect(await columnsHolding(leaver.id)).toEqual(Object.keys(NUMBER_STAYS).sort());
});
