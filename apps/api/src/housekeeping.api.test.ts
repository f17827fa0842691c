import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../testing';
import { purgeExpired, RETENTION_TASKS } from './housekeeping';
import { rowsOf } from './platform/db/database';
import { newId } from './platform/db/ids';

/** Rows of one table that go when their time is over. */
interface Kept {
  /** The function that forgets them. */
  by: string;
  table: string;
  /** Tells one row from another. */
  key: string;
  /** When its time began. */
  since: string;
  /** How long it stays from then on, as PostgreSQL writes it. */
  term: string;
  /** How long before and after that it is looked at. Default a minute. */
  margin?: string;
  /** What else a row must have. */
  fields: Record<string, unknown>;
}

const HOST = 'kept.kvarnholm.example';
/** A document needs a file of its own. */
const FILES = ['older.pdf', 'younger.pdf'];

let server: TestServer;
let tables: readonly Kept[];
const rows = new Map<Kept, { older: string; younger: string }>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  const seed = new Seed(db);
  const { id: member } = await seed.member('Sigrun');
  await db.execute(sql`INSERT INTO publisher_sites (id, user_id, host, address, token, proven_until)
    VALUES (${newId()}, ${member}, ${HOST}, ${`https://${HOST}/`}, 'token', now())`);
  const { id: product } = await seed.product('Xenon');
  for (const name of FILES)
    await db.execute(
      sql`INSERT INTO files (name, content_type, bytes) VALUES (${name}, 'application/pdf', 1)`,
    );
  tables = tablesWith(member, product);
  for (const kept of tables) {
    const pair = { older: newId(), younger: newId() };
    rows.set(kept, pair);
    const limit = sql`now() - ${kept.term}::interval`;
    const margin = sql`${kept.margin ?? '1 minute'}::interval`;
    await write(kept, pair.older, sql`${limit} - ${margin}`);
    await write(kept, pair.younger, sql`${limit} + ${margin}`);
  }
});
afterAll(() => server.close());

const tablesWith = (member: string, product: string, files = [...FILES]): readonly Kept[] => [
  {
    ...{ by: 'purgeExpiredRegistrations', table: 'pending_registrations', key: 'id' },
    ...{ since: 'expires_at', term: '0' },
    fields: { email: 'nobody@kvarnholm.example' },
  },
  {
    ...{ by: 'purgeExpiredTokens', table: 'account_links', key: 'token_hash' },
    ...{ since: 'expires_at', term: '30 days' },
    fields: { purpose: 'verify', email: 'nobody@kvarnholm.example' },
  },
  {
    ...{ by: 'purgeExpiredSessions', table: 'sessions', key: 'token_hash' },
    ...{ since: 'expires_at', term: '0' },
    fields: { user_id: member },
  },
  {
    ...{ by: 'purgeExpiredAccessTokens', table: 'access_tokens', key: 'secret_hash' },
    ...{ since: 'expires_at', term: '30 days' },
    fields: { id: newId, user_id: member, name: 'Report', scopes: '["read"]' },
  },
  {
    ...{ by: 'purgeExpiredTickets', table: 'upload_tickets', key: 'token_hash' },
    ...{ since: 'expires_at', term: '0' },
    fields: { user_id: member, file_name: 'a.png' },
  },
  {
    ...{ by: 'purgeExpiredReplies', table: 'idempotency_keys', key: 'key' },
    ...{ since: 'created_at', term: '1 day' },
    fields: { user_id: member, operation: 'post', request_hash: 'hash', status: 201, reply: '{}' },
  },
  {
    ...{ by: 'purgeExpiredCounters', table: 'rate_limits', key: 'key' },
    ...{ since: 'reset_at', term: '0' },
    fields: { hits: 1 },
  },
  {
    ...{ by: 'purgeExpiredFailures', table: 'pgboss.job', key: 'id' },
    ...{ since: 'completed_on', term: '14 days' },
    fields: { name: 'push', state: 'failed' },
  },
  {
    ...{ by: 'purgeExpiredOutbox', table: 'outbox_messages', key: 'id' },
    ...{ since: 'created_at', term: '30 days' },
    fields: {
      ...{ from_address: 'a@kvarnholm.example', to_address: 'b@kvarnholm.example' },
      ...{ subject: 'Old', html: '', text: '', attachments: '[]' },
    },
  },
  {
    ...{ by: 'purgeExpiredNotifications', table: 'notifications', key: 'topic' },
    ...{ since: 'created_at', term: '180 days' },
    fields: { id: newId, user_id: member, type: 'connection_added', actor_ids: '{}' },
  },
  {
    ...{ by: 'purgeExpiredNotifications', table: 'notification_sources', key: 'topic' },
    ...{ since: 'created_at', term: '180 days' },
    fields: { user_id: member, source_id: newId, actor_id: member },
  },
  {
    ...{ by: 'purgeExpiredInvitations', table: 'invitations', key: 'email_hash' },
    ...{ since: 'created_at', term: '180 days' },
    fields: { inviter_id: member },
  },
  {
    ...{ by: 'purgeExpiredAlerts', table: 'alert_items', key: 'source' },
    ...{ since: 'created_at', term: '200 days' },
    fields: { id: newId, user_id: member, kind: 'mentions', due_at: 'now' },
  },
  {
    ...{ by: 'purgeExpiredPaymentEvents', table: 'payment_events', key: 'event_id' },
    ...{ since: 'received_at', term: '90 days' },
    fields: { provider: 'test', type: 'paid' },
  },
  {
    ...{ by: 'purgeExpiredImports', table: 'sheet_imports', key: 'id' },
    ...{ since: 'created_at', term: '30 days' },
    fields: { user_id: member, kind: 'catalogue', target_id: newId, created: '{}', listed: '{}' },
  },
  {
    ...{ by: 'purgeExpiredEmbedDays', table: 'embed_days', key: 'thing' },
    // The days of the database's own zone are not quite those of UTC.
    ...{ since: 'day', term: '760 days', margin: '2 days' },
    fields: { host: HOST, element: 'product', metric: 'views', count: 1 },
  },
  {
    ...{ by: 'purgeExpiredNameChanges', table: 'name_changes', key: 'thing_id' },
    ...{ since: 'changed_at', term: '1 day' },
    fields: { kind: 'product' },
  },
  {
    ...{ by: 'purgeExpiredInquiries', table: 'inquiries', key: 'id' },
    ...{ since: 'created_at', term: '1 year' },
    fields: { first_name: 'Ines', email: 'ines@kvarnholm.example', message: 'Helium 5.0.' },
  },
  {
    ...{ by: 'purgeExpiredInquiries', table: 'invitation_requests', key: 'email' },
    ...{ since: 'created_at', term: '1 year' },
    fields: {},
  },
  {
    ...{ by: 'purgeChainFigures', table: 'chain_figures', key: 'product_id' },
    ...{ since: 'made_at', term: '1 day' },
    fields: { direction: 'inputs', depth: 3, snapshot: '1:1:', product_ids: '{}', figures: '[]' },
  },
  {
    ...{ by: 'purgeChainFigures', table: 'chain_changes', key: 'product_id' },
    ...{ since: 'changed_at', term: '2 days' },
    fields: { xid: '1' },
  },
  {
    ...{ by: 'purgeRemovedPosts', table: 'posts', key: 'id' },
    ...{ since: 'removed_at', term: '15 minutes' },
    fields: { user_id: member, text: 'Taken back.' },
  },
  {
    // What can be brought back goes earlier, which event-undo.api.test.ts shows: this is what calendars need of it.
    ...{ by: 'purgeRemovedEvents', table: 'removed_events', key: 'event_id' },
    ...{ since: 'removed_at', term: '30 days' },
    fields: { created_by: member, content: '{}', forgotten_at: 'now' },
  },
  {
    ...{ by: 'purgeRemovedDocuments', table: 'product_documents', key: 'id' },
    ...{ since: 'removed_at', term: '30 days' },
    fields: { product_id: product, kind: 'data_sheet', title: 'Xenon', file: () => files.shift() },
  },
  {
    ...{ by: 'purgeExpiredUploads', table: 'video_uploads', key: 'id' },
    ...{ since: 'expires_at', term: '0' },
    fields: { user_id: member, store: 'own', name: 'film.mp4', bytes: 1, place: 'nothing-came.mp4' },
  },
];

/** The name of a table, its schema before it. */
const named = (table: string): SQL =>
  sql.join(
    table.split('.').map((name) => sql.identifier(name)),
    sql`.`,
  );

async function write({ table, key, since, fields }: Kept, tag: string, moment: SQL): Promise<void> {
  const others = Object.entries(fields).map(
    ([name, value]) => [name, sql`${typeof value === 'function' ? value() : value}`] as const,
  );
  const all = [[key, sql`${tag}`] as const, [since, moment] as const, ...others];
  const names = all.map(([name]) => sql.identifier(name));
  const values = all.map(([, value]) => value);
  await server.context.db.execute(
    sql`INSERT INTO ${named(table)} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`,
  );
}

async function there({ table, key }: Kept, tag: string): Promise<boolean> {
  const found = await rowsOf(
    server.context.db,
    sql`SELECT 1 FROM ${named(table)} WHERE ${sql.identifier(key)}::text = ${tag}`,
  );
  return found.length === 1;
}

const standing = async () => {
  const lines: string[] = [];
  for (const [kept, { older, younger }] of rows) {
    const { table, since, term } = kept;
    const state = [(await there(kept, older)) && 'older', (await there(kept, younger)) && 'younger'];
    lines.push(`${table} ${term} from ${since}: ${state.filter(Boolean).join(', ')}`);
  }
  return lines;
};

it('housekeeping looks at every table that is purged in time', () => {
  expect([...new Set(tables.map(({ by }) => by))].sort()).toEqual([...RETENTION_TASKS].sort());
});

it('forgets of each table what is older than its term, and nothing that is younger', async () => {
  const told = (which: string) =>
    tables.map(({ table, since, term }) => `${table} ${term} from ${since}: ${which}`);
  expect(await standing()).toEqual(told('older, younger'));
  await purgeExpired(server.context);
  expect(await standing()).toEqual(told('younger'));
});
