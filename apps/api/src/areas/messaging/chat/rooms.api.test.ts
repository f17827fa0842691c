import { directChatId } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { chatMessages, chats } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Person {
  id: string;
  email: string;
  visitor: Visitor;
}

async function person(name: string, overrides: Parameters<Seed['member']>[1] = {}): Promise<Person> {
  const row = await seed.member(name, { plan: 'premium', ...overrides });
  return { id: row.id, email: row.email, visitor: await server.signIn(row.email) };
}

const pathOf = (one: Person, other: { id: string }) => `/api/v1/chats/${directChatId(one.id, other.id)}/`;
const say = async (one: Person, other: { id: string }, message: string) =>
  (await one.visitor.post(pathOf(one, other), { message })).body.Item;
const roomsOf = async ({ visitor }: Person, query = '') => (await visitor.get(`/api/v1/chats${query}`)).body;

describe('the list of rooms', () => {
  it('has the other’s name, picture and company, the newest message, and the newest room first [CHAT-003]', async () => {
    const works = await seed.company('Halden Optik AS');
    const ada = await person('Ada');
    const ben = await person('Ben', {
      companyId: works.id,
      linkedinImage: 'https://pictures.example/ben.jpg',
    });
    const cleo = await person('Cleo', { companyName: 'A company of few' });
    await say(ada, ben, 'To Ben');
    const toCleo = await say(ada, cleo, 'To Cleo');
    expect((await roomsOf(ada)).Items.map((room: { name: string }) => room.name)).toEqual([
      'Cleo Okafor',
      'Ben Okafor',
    ]);
    const fromBen = await say(ben, ada, 'To Ada');
    const { Items, Count, LastEvaluatedKey } = await roomsOf(ada);
    expect([Count, LastEvaluatedKey]).toEqual([2, undefined]);
    expect(Items[0]).toEqual({
      id: directChatId(ada.id, ben.id),
      user_id: ben.id,
      name: 'Ben Okafor',
      image: 'https://pictures.example/ben.jpg',
      company: 'Halden Optik AS',
      timestamp: fromBen.added,
      lastRead: expect.any(String),
      other_last_read: null,
      unread: true,
      unread_count: 1,
      muted: false,
      last_message: fromBen,
      found_message: null,
      writing: 'open',
      group: null,
    });
    expect(Items[1]).toMatchObject({ company: 'A company of few', unread: false, last_message: toCleo });
    expect((await roomsOf(cleo)).Items).toMatchObject([{ user_id: ada.id, lastRead: null, unread: true }]);
  });

  it('comes by pages, each room once', async () => {
    const ada = await person('Ada');
    const names: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await say(ada, await seed.member(name), 'Hello');
      names.unshift(`${name} Okafor`);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await roomsOf(ada, `?limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      expect(page.Count).toBe(5);
      found.push(...page.Items.map((room: { name: string }) => room.name));
      cursor = page.LastEvaluatedKey;
    } while (cursor !== undefined);
    expect(found).toEqual(names);
    expect((await ada.visitor.get('/api/v1/chats?cursor=made-up')).status).toBe(400);
  });

  it('is searched by names, and by what was said from three characters on', async () => {
    const ada = await person('Ada');
    const [ben, cleo] = [
      await seed.member('Ben', { displayName: 'Bén Zander' }),
      await seed.member('Cleo', { displayName: 'Cleo 100%' }),
    ];
    await say(ada, ben, 'The Preform is ready');
    await say(ada, ben, 'The preform has left');
    await say(ada, cleo, 'Nothing of the kind_');
    const found = async (text: string) => {
      const { Items, Count } = await roomsOf(ada, `?text=${encodeURIComponent(text)}`);
      expect(Count).toBe(Items.length);
      return Items.map((room: { name: string; found_message: { message: string } | null }) => [
        room.name,
        room.found_message?.message ?? null,
      ]);
    };
    expect(await found('zan')).toEqual([['Bén Zander', null]]);
    expect(await found('BEN Z')).toEqual([['Bén Zander', null]]);
    expect(await found('ander')).toEqual([]);
    expect(await found('preform')).toEqual([['Bén Zander', 'The preform has left']]);
    expect(await found('pr')).toEqual([]);
    expect(await found('kind_')).toEqual([['Cleo 100%', 'Nothing of the kind_']]);
    for (const nobody of ['%', '_', '100_', '\\']) expect(await found(nobody)).toEqual([]);
    expect((await found('  ')).length).toBe(2);
    const stranger = await person('Stranger');
    expect((await roomsOf(stranger, '?text=preform')).Items).toEqual([]);
  });
});

describe('how far a room is read', () => {
  it('is told by PUT, never goes back nor beyond the newest message, and is the reader’s own [API-058]', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const first = await say(ada, ben, 'One');
    const second = await say(ada, ben, 'Two');
    const mark = async (lastRead: string) =>
      (await ben.visitor.put(pathOf(ada, ben), { lastRead })).body.Item;
    const chat = { chat_id: first.chat_id, timestamp: second.added };
    expect(await mark(first.added)).toEqual({ ...chat, lastRead: first.added, unread: true });
    expect(await mark('2000-01-01T00:00:00Z')).toEqual({ ...chat, lastRead: first.added, unread: true });
    expect(await mark('2999-01-01T00:00:00Z')).toEqual({ ...chat, lastRead: second.added, unread: false });
    const third = await say(ada, ben, 'Three');
    expect((await roomsOf(ben)).Items[0]).toMatchObject({ unread: true, lastRead: second.added });
    expect(await mark(third.added)).toMatchObject({ unread: false });
    expect((await roomsOf(ada)).Items[0]).toMatchObject({
      lastRead: third.added,
      other_last_read: third.added,
    });
    const nowhere = await seed.member('Nobody');
    const lastRead = third.added;
    expect((await ben.visitor.put(pathOf(ben, nowhere), { lastRead })).status).toBe(404);
    const bad = await ben.visitor.put(pathOf(ada, ben), { lastRead: 'yesterday' });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([422, ['lastRead']]);
  });

  it('goes on with what one says, but not over what one has not seen', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const opening = await say(ada, ben, 'One');
    expect((await roomsOf(ada)).Items[0]).toMatchObject({ lastRead: opening.added, unread: false });
    await say(ben, ada, 'Sent while Ada’s message was on its way');
    expect((await roomsOf(ben)).Items[0]).toMatchObject({ lastRead: null, unread: true });
  });

  it('stands in the record of who is signed in, by room [DATA-002]', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const { added, chat_id } = await say(ada, ben, 'Hello');
    const ownChats = async ({ visitor }: Person) => {
      const { Item } = (await visitor.get('/api/v1/current_user')).body;
      expect((await visitor.get('/api/v2/me')).body.chats).toEqual(Item.chats);
      return Item.chats;
    };
    expect(await ownChats(ada)).toEqual({
      [chat_id]: { name: 'Ben Okafor', timestamp: added, lastRead: added },
    });
    expect(await ownChats(ben)).toEqual({
      [chat_id]: { name: 'Ada Okafor', timestamp: added, lastRead: null },
    });
    await ben.visitor.put(pathOf(ada, ben), { lastRead: added });
    expect((await ownChats(ben))[chat_id].lastRead).toBe(added);
    expect(await ownChats(await person('Other'))).toEqual({});
  });
});

describe('a member who leaves', () => {
  it('takes the own words along, and stays with the other as a former member [GAP-046]', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const said = await say(ada, ben, 'From Ada');
    await say(ben, ada, 'From Ben');
    const { messages } = (await ada.visitor.get('/api/v2/me/export')).body;
    expect(messages).toEqual([
      {
        id: said.id,
        chat_id: said.chat_id,
        to: 'Ben Okafor',
        message: 'From Ada',
        media: null,
        added: said.added,
      },
    ]);
    const leave = (who: Person) =>
      who.visitor.post('/api/v2/me/delete', { email: who.email, password: PASSWORD });
    expect((await leave(ada)).status).toBe(204);

    const [room] = (await roomsOf(ben)).Items;
    expect(room).toMatchObject({ user_id: null, name: 'Former member', image: null, writing: 'closed' });
    const { Items } = (await ben.visitor.get(pathOf(ben, ada))).body;
    expect(Items).toMatchObject([
      { message: 'From Ben', sender: ben.id },
      { message: 'From Ada', sender: null },
    ]);
    expect((await ben.visitor.get('/api/v1/current_user')).body.Item.chats[room.id].name).toBe(
      'Former member',
    );
    expect((await ben.visitor.get('/api/v2/me/export')).body.messages[0].to).toBe('Former member');
    const late = await ben.visitor.post(pathOf(ben, ada), { message: 'Still there?' });
    expect([late.status, late.body.code]).toEqual([403, 'forbidden']);
    const { lastRead } = (await ben.visitor.put(pathOf(ben, ada), { lastRead: said.added })).body.Item;
    expect(lastRead).not.toBeNull();

    // Of a conversation of which nobody is left nothing is kept.
    const { db } = server.context;
    expect((await leave(ben)).status).toBe(204);
    for (const table of [chats, chatMessages]) {
      const rows = await db.select().from(table);
      expect(JSON.stringify(rows)).not.toContain(room.id);
    }
  });
});
