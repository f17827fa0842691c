import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../../testing';
import { rowsOf } from '../../../platform/db/database';
import { passkeys, pushSubscriptions, sessions, signInIdentities } from '../../../platform/db/schema';
import { optOutPath } from '../../../platform/mail';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Each table that names a member, by number or by address: where it stands in the export, or why it does not. */
const TABLES: Record<string, string> = {
  access_tokens: 'tokens',
  account_links: 'spent by being opened; only its hash is kept',
  alert_items: 'notifications on their way into a mail',
  alert_settings: 'alerts',
  calendars: 'calendars',
  chat_departures: 'messages',
  chat_members: 'messages',
  chat_messages: 'messages',
  comment_likes: 'liked_comments',
  company_followers: 'followed_companies',
  company_link_cases: 'company_link_cases',
  company_proposals: 'on its way into the history of a company, which is theirs',
  connections: 'connections',
  duplicate_flags: 'duplicate_flags',
  edits: 'the history of products and companies, which is theirs',
  email_opt_outs: 'mail_opt_outs',
  event_companies: 'of the event',
  event_products: 'of the event',
  event_votes: 'event_votes',
  events: 'events',
  files: 'files',
  idempotency_keys: 'replies kept for a day, for a second try',
  inquiries: 'inquiries',
  invitation_requests: 'asked by a visitor, before there was an account',
  invitations: 'hashes of the addresses of others',
  link_verdicts: 'link_verdicts',
  member_blocks: 'blocks',
  invoices: 'invoices',
  moderation_cases: 'what a moderator decided, of others',
  moderators: 'granted by the operator',
  notification_sources: 'notifications',
  notifications: 'notifications',
  outbox_messages: 'what was mailed, to the member as well',
  passkeys: 'passkeys',
  pending_registrations: 'a sign-up that is no account yet',
  post_comments: 'comments',
  post_likes: 'liked_posts',
  posts: 'posts',
  product_documents: "of the catalogue, which is the community's; their PDFs are among files",
  product_followers: 'followed_products',
  product_links: "of the catalogue, which is the community's",
  products: "of the catalogue, which is the community's",
  provider_videos: 'what a provider keeps of the videos of posts and messages, whose texts lead there',
  publisher_sites: 'publisher_sites',
  push_subscriptions: 'devices',
  quote_answers: 'of the company that answered, which goes on with them',
  recovery_codes: 'hashes',
  removed_events: 'events that can be taken back for a moment, and that calendars strike out for a month',
  removed_links: 'links that can be put back, of the catalogue',
  reports: 'reports',
  saved_searches: 'saved_searches',
  sessions: 'sessions',
  sheet_imports: 'what an import has made, kept for 30 days so that it can be undone',
  sign_in_identities: 'sign_in_accounts',
  subscriptions: 'plan',
  suppliers: "of the catalogue, which is the community's",
  team_members: 'team',
  test_payments: 'a payment that was none',
  upload_tickets: 'uploads on their way into a post',
  users: 'profile',
  video_uploads: 'uploads on their way into a post',
};

it('leaves out of the export of a member no table without a reason [GAP-046]', async () => {
  const found = await rowsOf<{ name: string }>(
    server.context.db,
    sql`SELECT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass
      UNION
      SELECT table_name::text FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '^(email|.*_email|.*_address)$'`,
  );
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(TABLES).sort());
});

it('holds what a member follows, likes and has asked for', async () => {
  const seed = new Seed(server.context.db);
  const [member, other] = [await seed.member('Ada'), await seed.member('Bo')];
  const visitor = await server.signIn(member.email);
  const works = await seed.company('Kvarnholm Silica');
  const post = await seed.post(other, 'Of Bo');
  await visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
  await visitor.post('/api/v2/me/connections', { user_id: other.id });
  await visitor.put(`/api/v1/feed/post/${post.id}/like`, undefined);
  const glass = await seed.product('Quartz glass');
  await seed.supplier(glass, works);
  await visitor.put(`/api/v2/links/supplier/${glass.id}/${works.id}/verdict`, { verdict: 'confirmed' });
  const inquiry = new FormData();
  inquiry.set('first_name', 'Ada');
  inquiry.set('email_id', member.email);
  inquiry.set('message', 'Helium 5.0 within 300 km of Kiruna?');
  expect((await visitor.post('/api/v2/inquiry', inquiry)).status).toBe(201);
  const { body, text } = await visitor.get('/api/v2/me/export');
  expect(body.followed_companies).toMatchObject([{ company_id: works.id, company_name: works.name }]);
  expect(body.connections).toMatchObject([{ user_id: other.id }]);
  expect(body.liked_posts).toMatchObject([{ post_id: post.id }]);
  expect(body.link_verdicts).toMatchObject([
    { product_id: glass.id, company_id: works.id, verdict: 'confirmed' },
  ]);
  expect(body.inquiries).toMatchObject([{ message: 'Helium 5.0 within 300 km of Kiruna?' }]);
  expect(text).not.toContain('Of Bo');
});

it('holds by what a member signs in and is told, without what would let others do so', async () => {
  const { id, email } = await new Seed(server.context.db).member('Cy');
  const visitor = await server.signIn(email);
  const key = { credentialId: 'credential-of-cy', publicKey: 'key-of-cy', counter: 0, name: 'Laptop' };
  await server.context.db.insert(passkeys).values({ userId: id, ...key });
  await server.context.db
    .insert(signInIdentities)
    .values({ userId: id, provider: 'linkedin', subject: 'subject-of-cy' });
  const [session] = await server.context.db.select().from(sessions).where(eq(sessions.userId, id));
  await server.context.db.insert(pushSubscriptions).values({
    userId: id,
    sessionHash: session?.tokenHash ?? '',
    endpoint: 'https://push.example/send/secret-of-cy',
    p256dh: 'key-of-device',
    auth: 'auth-of-device',
  });
  const { body, text } = await visitor.get('/api/v2/me/export');
  expect(body.passkeys).toMatchObject([{ name: 'Laptop', used_at: null }]);
  expect(body.sign_in_accounts).toMatchObject([{ provider: 'linkedin', subject: 'subject-of-cy' }]);
  expect(body.devices).toMatchObject([{ push_service: 'push.example' }]);
  expect(text).not.toMatch(/credential-of-cy|key-of-|auth-of-|secret-of-cy/);
});

it('holds which of a member’s addresses get no mail that members have sent, and nobody else’s', async () => {
  const { db } = server.context;
  const member = await new Seed(db).member('Dis', { secondaryEmail: 'Dis@Home.example' });
  const visitor = await server.signIn(member.email);
  expect((await visitor.get('/api/v2/me/export')).body.mail_opt_outs).toEqual([]);
  for (const email of ['dis@home.example', 'another@home.example']) {
    const link = new URL(await optOutPath(db, { kind: 'members', email }), server.webUrl);
    const change = { token: link.searchParams.get('token'), opted_out: true };
    expect((await server.guest().put('/api/v1/emails/optOut', change)).status).toBe(200);
  }
  expect((await visitor.get('/api/v2/me/export')).body.mail_opt_outs).toEqual([
    { email: 'dis@home.example', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ]);
});
