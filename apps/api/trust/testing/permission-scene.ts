import { randomUUID } from 'node:crypto';
import { DAY_MS, type PaidPlan, type Plan } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { makeAccessToken } from '../../src/areas/account/access-tokens';
import { beginSession } from '../../src/areas/account/session';
import {
  calendars,
  chatMembers,
  chatMessages,
  chats,
  companyLinkCases,
  companyProposals,
  duplicateFlags,
  edits,
  eventCompanies,
  events,
  files,
  inquiries,
  moderationCases,
  moderators,
  passkeys,
  postComments,
  posts,
  productDocuments,
  publisherSites,
  quoteRecipients,
  removedLinks,
  reports,
  sessions,
  sheetImports,
  subscriptions,
  suppliers,
  teamMembers,
  testPayments,
  videoUploads,
} from '../../src/platform/db/schema';
import { transact } from '../../src/platform/db/transact';
import { PASSWORD, Seed, type TestServer } from '../../testing';
import { pdf } from '../../testing/documents';
import type { Role } from './permissions';

/** Who asks, and whom and what it is about. Everything was made by the author. */
export interface PermissionScene {
  cookies: Readonly<Record<Role, string | null>>;
  /** Personal access tokens that may read and write. */
  tokens: Readonly<Record<Role, string | null>>;
  /** Of each thing and person; of a guest it is nobody's. */
  ids: Readonly<Record<SceneId | Role, string>>;
  /** The password of everybody. */
  password: string;
}

type Member = Exclude<Role, 'guest'>;

type SceneId =
  | 'partner'
  | 'chat'
  | 'room'
  | 'leftRoom'
  | 'company'
  | 'product'
  | 'material'
  | 'removedMaterial'
  | 'post'
  | 'privatePost'
  | 'removedPost'
  | 'comment'
  | 'event'
  | 'removedEvent'
  | 'exhibitor'
  | 'calendar'
  | 'savedSearch'
  | 'site'
  | 'passkey'
  | 'token'
  | 'session'
  | 'video'
  | 'quote'
  | 'import'
  | 'payment'
  | 'place'
  | 'invitation'
  | 'proposal'
  | 'companyEdit'
  | 'document'
  | 'productEdit'
  | 'case'
  | 'linkCase'
  | 'duplicateCase';

/** A scene of its own for calls that change it; things have no company's figures or feeds, which no right depends on. */
export async function setPermissionScene(
  { context: { db, storage } }: TestServer,
  editorCompanyId: string,
): Promise<PermissionScene> {
  const seed = new Seed(db);
  const member = (name: string, rest: { companyId?: string; companyUpdated?: boolean; plan?: Plan } = {}) =>
    seed.member(name, { email: `${name.toLowerCase()}.${randomUUID()}@people.example`, ...rest });
  const company = await seed.company('Own Works', { version: 2 });
  // Says to work there, which nobody has confirmed.
  const author = await member('Author', { companyId: company.id, companyUpdated: false });
  const stranger = await member('Stranger');
  const own = await member('Own', { companyId: company.id });
  const editor = await member('Editor', { companyId: editorCompanyId });
  const premium = await member('Premium', { plan: 'premium' });
  const works = await seed.company('Platinum Works');
  const platinum = await member('Platinum', { plan: 'platinum', companyId: works.id });
  await db.insert(subscriptions).values(
    [premium, platinum].map(({ id, plan }) => ({
      ...{ userId: id, plan: plan as PaidPlan, state: 'active' as const, renews: false },
      ...{ termStart: new Date(), termEnd: new Date(Date.now() + DAY_MS) },
    })),
  );
  const moderator = await member('Moderator');
  const partner = await member('Partner');
  await db.insert(moderators).values({ userId: moderator.id });

  const [product, material, removedMaterial] = [
    await seed.product('P', { version: 2 }),
    await seed.product('M'),
    await seed.product('R'),
  ];
  const exhibitor = await seed.company('Exhibitor');
  const by = { userId: author.id };
  const ids = newIds();
  const chat = [author.id, partner.id].toSorted().join('_');
  const day = new Date(Date.now() + 10 * DAY_MS);
  const [startsOn, endsOn] = [day, day].map((date) => date.toISOString().slice(0, 10)) as [string, string];
  await db.insert(posts).values([
    { id: ids.post, ...by, text: 'Public' },
    { id: ids.privatePost, ...by, text: 'Private', visibility: 'private' },
    { id: ids.removedPost, ...by, text: 'Removed', removedAt: new Date() },
  ]);
  await db.insert(postComments).values({ id: ids.comment, postId: ids.post, ...by, text: 'Comment' });
  await db.insert(events).values({
    ...{ id: ids.event, name: 'Forum', location: 'Turin', searchKey: 'forum', timeZone: 'Europe/Rome' },
    ...{
      startsAt: day,
      endsAt: day,
      startsOn,
      endsOn,
      details: '<p>x</p>',
      summary: 'x',
      createdBy: author.id,
    },
  });
  await db.execute(sql`
    INSERT INTO removed_events (event_id, created_by, content)
    SELECT ${ids.removedEvent}, e.created_by, jsonb_build_object(
      'event', to_jsonb(e) || jsonb_build_object('id', ${ids.removedEvent}::text),
      'products', '[]'::jsonb, 'companies', '[]'::jsonb, 'votes', '[]'::jsonb)
    FROM events e WHERE e.id = ${ids.event}`);
  await db.insert(eventCompanies).values({ eventId: ids.event, companyId: exhibitor.id, addedBy: author.id });
  // Of another device of the author's.
  await db.insert(sessions).values({ id: ids.session, ...by, tokenHash: randomUUID(), expiresAt: day });
  await db.insert(calendars).values({ id: ids.calendar, ...by });
  await db.execute(sql`
    INSERT INTO saved_searches (id, user_id, name, kind, query, words, query_key, frequency)
    VALUES (${ids.savedSearch}, ${by.userId}, 'Silane', 'product', '{"category":"products","q":"silane"}',
      to_tsquery('simple', 'silane'), 'silane', 'daily')`);
  await db.insert(publisherSites).values({
    ...{ id: ids.site, ...by, host: 'trade.example', address: 'https://trade.example/', token: 'x' },
    provenUntil: new Date(Date.now() + DAY_MS),
  });
  await db
    .insert(passkeys)
    .values({ id: ids.passkey, ...by, credentialId: ids.passkey, publicKey: 'x', counter: 0, name: 'Key' });
  await db.insert(videoUploads).values({
    id: ids.video,
    ...by,
    store: 'own',
    name: 'a.mp4',
    bytes: 10,
    place: `${ids.video}.mp4`,
    expiresAt: day,
  });
  await db.insert(inquiries).values({
    ...{ id: ids.quote, ...by, firstName: 'A', email: author.email, message: 'x', productId: product.id },
    ...{ attachmentName: 'a.pdf', attachmentType: 'application/pdf', attachmentFile: `${ids.quote}.pdf` },
  });
  await storage.put(`${ids.quote}.pdf`, pdf);
  await db.insert(quoteRecipients).values({ inquiryId: ids.quote, companyId: company.id });
  await db.insert(sheetImports).values({
    id: ids.import,
    ...by,
    kind: 'suppliers',
    targetId: product.id,
    created: [],
    listed: [material.id],
  });
  await db.insert(teamMembers).values([
    { id: ids.place, ownerId: author.id, email: 'seat@people.example' },
    { id: ids.invitation, ownerId: premium.id, email: author.email },
  ]);
  await db.insert(companyProposals).values({
    ...{ id: ids.proposal, companyId: company.id, ...by },
    changes: [{ field: 'url', from: null, to: 'own.example' }],
  });
  await db
    .insert(testPayments)
    .values({ id: ids.payment, ...by, state: 'begun', termStart: new Date(), termEnd: day });
  await db
    .insert(files)
    .values({ name: `${ids.document}.pdf`, contentType: 'application/pdf', bytes: 1, createdBy: author.id });
  await db.insert(productDocuments).values({
    ...{ id: ids.document, productId: product.id, kind: 'data-sheet', title: 'Sheet', createdBy: author.id },
    file: `${ids.document}.pdf`,
  });
  await db.insert(suppliers).values({
    ...{ productId: product.id, companyId: company.id, createdBy: author.id },
    ...{ companyKey: company.nameKey, countryKey: company.countryKey },
  });
  await db.insert(removedLinks).values({
    ...{ productId: product.id, materialId: removedMaterial.id, createdBy: author.id, removedBy: author.id },
    createdAt: new Date(),
  });
  await db.insert(edits).values([
    ...(['company', 'product'] as const).map((subjectKind) => ({
      ...{ id: ids[`${subjectKind}Edit`], subjectKind, version: 2, ...by },
      subjectId: subjectKind === 'company' ? company.id : product.id,
      changes: [{ field: subjectKind === 'company' ? 'about' : 'desc', from: 'before', to: null }],
    })),
  ]);
  await db.insert(chats).values({ id: chat, lastNumber: 1, newestAt: new Date() });
  await db
    .insert(chatMembers)
    .values([author, partner].map(({ id }) => ({ chatId: chat, userId: id, newestAt: new Date() })));
  const rooms = [
    [ids.room, [author, partner, premium]],
    [ids.leftRoom, [author, partner]],
  ] as const;
  for (const [room, people] of rooms) {
    await db.insert(chats).values({ id: room });
    await db.insert(chatMembers).values(people.map(({ id }) => ({ chatId: room, userId: id })));
  }
  await db.insert(chatMessages).values({
    chatId: chat,
    number: 1,
    id: randomUUID(),
    senderId: author.id,
    text: 'Hello',
    createdAt: new Date(),
  });
  await db
    .insert(moderationCases)
    .values({ id: ids.case, targetKind: 'post', targetId: ids.post, subjectId: author.id });
  await db.insert(reports).values({
    ...{ caseId: ids.case, reporterId: partner.id, reason: 'spam' as const },
    snapshot: { name: 'Author', text: 'Public', file: null, at: new Date().toISOString() },
  });
  await db.insert(companyLinkCases).values({
    id: ids.linkCase,
    kind: 'objection',
    companyId: company.id,
    userId: own.id,
    raisedBy: partner.id,
    text: 'x',
  });
  await db.insert(duplicateFlags).values({
    id: ids.duplicateCase,
    kind: 'product',
    subjectId: product.id,
    otherId: material.id,
    raisedBy: author.id,
  });

  const people = { stranger, own, editor, premium, platinum, moderator, author };
  const peopleIds = Object.fromEntries(Object.entries(people).map(([role, { id }]) => [role, id]));
  const cookies: Record<string, string> = {};
  const tokens: Record<string, string> = {};
  for (const [role, { id: userId }] of Object.entries(people)) {
    cookies[role] = `millrace_session=${await beginSession(db, { sessionMaxDays: 90 }, userId, null)}`;
    const draft = { userId, name: role, scopes: ['read' as const, 'write' as const], days: 1 };
    const { token, secret } = await transact(db, (tx) => makeAccessToken(tx, draft));
    tokens[role] = secret;
    if (role === 'author') ids.token = token.id;
  }
  return {
    password: PASSWORD,
    cookies: { guest: null, ...(cookies as Record<Member, string>) },
    tokens: { guest: null, ...(tokens as Record<Member, string>) },
    ids: {
      ...{ ...ids, chat, company: company.id, product: product.id, material: material.id },
      ...{ exhibitor: exhibitor.id, removedMaterial: removedMaterial.id, partner: partner.id },
      ...{ guest: 'nobody', ...(peopleIds as Record<Member, string>) },
    },
  };
}

const newIds = () => ({
  ...{ post: randomUUID(), privatePost: randomUUID(), removedPost: randomUUID(), comment: randomUUID() },
  ...{
    event: randomUUID(),
    room: randomUUID(),
    leftRoom: randomUUID(),
    removedEvent: randomUUID(),
    calendar: randomUUID(),
    savedSearch: randomUUID(),
    site: randomUUID(),
    passkey: randomUUID(),
    token: '',
    session: randomUUID(),
    video: randomUUID(),
  },
  ...{
    quote: randomUUID(),
    import: randomUUID(),
    payment: randomUUID(),
    place: randomUUID(),
    invitation: randomUUID(),
    proposal: randomUUID(),
    companyEdit: randomUUID(),
    document: randomUUID(),
  },
  ...{ productEdit: randomUUID(), case: randomUUID(), linkCase: randomUUID(), duplicateCase: randomUUID() },
});
