import { directChatId } from '@millrace/domain';
import { joined, PASSWORD, type Seed, type TestServer, type Visitor } from '../../../../../testing';
import { codeOf, roomInStep } from '../../../../../testing/authenticator-app';
import { pdf } from '../../../../../testing/documents';
import { createEvent } from '../../../../../testing/event-form';
import { jobHandlers } from '../../../../background';
import { newId } from '../../../../platform/db/ids';
import { optOutPath } from '../../../../platform/mail';
import { insertModerator } from '../../../operations/moderators';
import { seedUnreachableColumns } from './seed-unreachable-columns';

/** A member who is signed in, and has a company. */
export interface ActiveMember {
  id: string;
  email: string;
  companyId: string;
  visitor: Visitor;
}

/** Where a member is busy, and with whom. */
interface Scene {
  server: TestServer;
  seed: Seed;
  member: ActiveMember;
  friend: Awaited<ReturnType<typeof joined>>;
  stranger: Awaited<ReturnType<typeof joined>>;
  product: { id: string };
}

type Reply = Awaited<ReturnType<Visitor['get']>>;

/** What a member does in a year, one of each, so that every table that can name them does. */
export async function seedActiveMember(server: TestServer, seed: Seed, member: ActiveMember): Promise<void> {
  const buyers = await seed.company('Gunnvor Optik');
  const friend = await joined(server, seed, 'Gunnvor', { plan: 'platinum', companyId: buyers.id });
  const stranger = await joined(server, seed, 'Bosse');
  const product = await seed.product('Sapphire boules');
  const scene = { server, seed, member, friend, stranger, product };
  await buy(scene);
  await talk(scene);
  await follow(scene);
  await fillTheCatalogue(scene);
  await quote(scene);
  await plan(scene);
  await moderate(scene);
  await secure(scene);
  await writeToUs(scene);
  await server.context.jobs.runDue(jobHandlers(server.context));
  await seedUnreachableColumns(server.context.db, member.id);
}

/** A call that has to be taken. */
async function taken(call: Promise<Reply>): Promise<Reply> {
  const reply = await call;
  if (reply.status >= 400) throw new Error(`A call was refused: ${reply.status} ${reply.text}`);
  return reply;
}

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** A plan, at the checkout that takes no money, and a place of it for somebody else. */
async function buy({ member: { visitor } }: Scene): Promise<void> {
  await taken(visitor.post('/api/v2/saved-searches', { search: { category: 'products', q: 'silane' } }));
  const { body } = await taken(visitor.post('/api/v2/me/checkout', undefined));
  await taken(visitor.postForm(new URL(body.url).pathname, { action: 'pay' }));
  await taken(visitor.post('/api/v2/me/subscribedusers', ['colleague@elsewhere.example']));
}

async function talk({ member, friend, product }: Scene): Promise<void> {
  const say = async (text: string, { visitor }: { visitor: Visitor }, more: Record<string, Blob> = {}) => {
    const fields = { text, taggedProduct: JSON.stringify([product.id]), ...more };
    return (await taken(visitor.send('POST', '/api/v1/feed/post', form(fields)))).body.Item;
  };
  const own = await say('Boules of 300 mm', member, { pdf: new Blob([pdf]) });
  const others = await say('Who cuts them?', friend);
  for (const [{ visitor }, { id }] of [
    [member, others],
    [friend, own],
  ] as const) {
    await taken(visitor.put(`/api/v1/feed/post/${id}/like`, undefined));
    const said = await taken(visitor.post(`/api/v1/feed/post/${id}/comment`, { text: 'We do.' }));
    await taken(visitor.put(`/api/v2/feed/post/${id}/comments/${said.body.Item.id}/like`, undefined));
  }
  const room = `/api/v1/chats/${directChatId(member.id, friend.id)}/`;
  await taken(member.visitor.post(room, { id: newId(), message: 'Hello' }));
  await taken(member.visitor.get('/api/v1/product/signedUrl/image?file_type=image%2Fpng'));
  const film = { name: 'boule.mp4', type: 'video/mp4', size: 1000 };
  await taken(member.visitor.post('/api/v1/feed/video', film));
}

async function follow({ seed, member, friend, stranger, product }: Scene): Promise<void> {
  const { visitor } = member;
  const followed = await seed.company('Saphir Handel');
  await taken(visitor.post('/api/v1/product/follow', { productId: product.id }));
  await taken(visitor.post('/api/v1/me/followedCompanies', { company_id: followed.id }));
  await taken(visitor.post('/api/v2/me/connections', { user_id: friend.id }));
  await taken(friend.visitor.post('/api/v2/me/connections', { user_id: member.id }));
  await taken(visitor.post('/api/v2/me/blocks', { user_id: stranger.id }));
  const invitation = { email: 'somebody.new@elsewhere.example', product_id: product.id };
  await taken(visitor.post('/api/v1/emails/followProduct', invitation));
}

async function fillTheCatalogue({ seed, member, product }: Scene): Promise<void> {
  const { visitor, companyId } = member;
  const [alumina, corundum] = [await seed.product('Alumina'), await seed.product('Corundum')];
  const rivals = await seed.company('Korund Kontor');
  await seed.supplier(product, rivals);
  // Its name is its people's to set, so that another is a proposal.
  await seed.member('Kora', { companyId: rivals.id });
  await taken(visitor.put(`/api/v1/company/${rivals.id}`, { name: 'Korund Kontor AG', country: 'DE' }));
  await taken(visitor.post('/api/v1/product', { name: 'Sapphire windows', desc: 'Polished.' }));
  const works = { name: 'Saphir Schleiferei', country: 'DE' };
  await taken(visitor.post('/api/v1/company', works, { headers: { 'Idempotency-Key': newId() } }));
  const changed = { name: 'Zirkel Kristalle', country: 'DE', description: 'Crystals.' };
  await taken(visitor.put(`/api/v1/company/${companyId}`, changed));
  await taken(visitor.post('/api/v1/product/supplier', { company_id: companyId, product_id: product.id }));
  for (const { id } of [alumina, corundum]) {
    const link = { type: 'ADD_RAW', parentProductId: product.id, childProductId: id };
    await taken(visitor.post('/api/v1/product/add/stream', link));
  }
  await taken(visitor.delete(`/api/v2/links/material/${product.id}/${corundum.id}`));
  const verdict = { verdict: 'confirmed' };
  await taken(visitor.put(`/api/v2/links/supplier/${product.id}/${rivals.id}/verdict`, verdict));
  const document = form({ kind: 'data-sheet', pdf: new Blob([Buffer.from(pdf)]) });
  await taken(visitor.send('POST', `/api/v2/products/${product.id}/documents`, document));
  const alike = { kind: 'product', subject_id: alumina.id, other_id: corundum.id, text: 'Both Al2O3.' };
  await taken(visitor.post('/api/v2/duplicates', alike));
  const sheet = { kind: 'suppliers', target_id: product.id, file: new Blob(['name\nSaphir Handel\n']) };
  await taken(visitor.send('POST', '/api/v2/spreadsheets/import', form(sheet)));
  // One who says to work with them.
  const { id } = await seed.member('Nils', { companyId, companyVerifiedAt: null, companyProof: null });
  const objection = { text: 'Nobody of this name works with us.' };
  await taken(visitor.post(`/api/v2/companies/${companyId}/people/${id}/objections`, objection));
  await taken(visitor.post('/api/v2/me/publisher-sites', { address: 'crystals.example' }));
}

/** Answers a request of the friend's for the company. */
async function quote({ member, friend, product }: Scene): Promise<void> {
  const asked = {
    ...{ first_name: 'Gunnvor', email_id: friend.email, message: 'Two boules, please.' },
    ...{ product_id: product.id, quantity: '2', unit: 't', delivery_country: 'Sweden' },
  };
  await taken(friend.visitor.send('POST', '/api/v2/inquiry', form(asked)));
  const { results } = (await taken(friend.visitor.get('/api/v2/quotes?box=sent'))).body;
  const answer = form({ message: 'We can.' });
  await taken(member.visitor.send('PUT', `/api/v2/quotes/${results[0].id}/answer`, answer));
}

async function plan({ seed, member, friend, product }: Scene): Promise<void> {
  const { visitor } = member;
  const path = `/api/v1/events/${(await createEvent(friend.visitor)).id}`;
  await taken(visitor.post(`${path}/votes`, { vote: 'Going' }));
  const exhibitor = await seed.company('Kristall Messe');
  await taken(visitor.post(`${path}/exhibitors`, { companies: [exhibitor.id] }));
  await taken(visitor.post(`${path}/tags`, { primaryProducts: [product.id] }));
  await createEvent(visitor, { eventName: 'Sapphire day' });
  const gone = await createEvent(visitor, { eventName: 'Sapphire night' });
  await taken(visitor.delete(`/api/v1/events/${gone.id}`));
  await taken(visitor.post('/api/v2/me/calendars', {}));
}

/** Reports, is reported, decides as a moderator, and is decided on. */
async function moderate({ server, seed, member, friend, stranger }: Scene): Promise<void> {
  const { db } = server.context;
  const [mine, theirs] = [await seed.post(friend, 'Buy now.'), await seed.post(friend, 'Buy soon.')];
  const report = ({ visitor }: { visitor: Visitor }, kind: string, id: string) =>
    taken(visitor.post('/api/v2/reports', { target: { kind, id }, reason: 'spam' }));
  await report(member, 'post', mine.id);
  await report(stranger, 'post', theirs.id);
  await report(friend, 'member', member.id);
  const moderator = await joined(server, seed, 'Rosa');
  // Named by the operator's command alone.
  for (const { id } of [member, moderator]) await insertModerator(db, id);
  const dismiss = async ({ visitor }: { visitor: Visitor }, about: string) => {
    const { results } = (await taken(visitor.get('/api/v2/moderation/cases?limit=200'))).body;
    const found = results.find(({ target }: { target: { id: string } }) => target.id === about);
    const decision = { decision: 'dismiss', version: 0 };
    await taken(visitor.post(`/api/v2/moderation/cases/${found.id}/decisions`, decision));
  };
  await dismiss(member, theirs.id);
  await dismiss(moderator, member.id);
}

async function secure({ server, member: { visitor, email } }: Scene): Promise<void> {
  await roomInStep();
  const { secret } = (await taken(visitor.post('/api/v2/me/totp', { password: PASSWORD }))).body;
  await taken(visitor.post('/api/v2/me/totp/confirm', { code: codeOf(secret) }));
  const token = { name: 'Report', scopes: ['read'], expires_in_days: 30, password: PASSWORD };
  await taken(visitor.post('/api/v2/me/tokens', token));
  await taken(server.guest().post('/api/v1/user/password/forgot', { email }));
  // A guess of the own password, which is counted.
  await visitor.post('/api/v2/me/delete', { email, password: 'not it' });
}

/** As a visitor, before there was an account, and as a member. */
async function writeToUs({ server, member: { visitor, email } }: Scene): Promise<void> {
  await taken(server.guest().post('/api/v1/invitation', { email }));
  const asked = { first_name: 'Zyxwva', email_id: email, message: 'Windows of 50 mm, please.' };
  await taken(visitor.send('POST', '/api/v2/inquiry', form(asked)));
  const link = await optOutPath(server.context.db, { kind: 'members', email });
  const token = new URL(link, server.webUrl).searchParams.get('token');
  await taken(server.guest().put('/api/v1/emails/optOut', { token, opted_out: true }));
}
