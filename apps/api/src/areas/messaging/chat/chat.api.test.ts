import { directChatId } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { newId } from '../../../platform/db/ids';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Person {
  id: string;
  visitor: Visitor;
}

async function person(name: string, overrides: Parameters<Seed['member']>[1] = {}): Promise<Person> {
  const row = await seed.member(name, { plan: 'premium', ...overrides });
  return { id: row.id, visitor: await server.signIn(row.email) };
}

const pathOf = (one: Person, other: { id: string }) => `/api/v1/chats/${directChatId(one.id, other.id)}/`;
const say = (one: Person, other: { id: string }, message: string, id: string = newId()) =>
  one.visitor.post(pathOf(one, other), { id, message });

describe('POST /chat/users', () => {
  it('gets a member ready to chat, again and again: where the socket is, and who may begin [API-025, CHAT-005]', async () => {
    const [paid, free] = [await person('Paid'), await person('Free', { plan: 'free' })];
    const socket = `${server.url.replace('http', 'ws')}/ws`;
    for (const _ of [1, 2]) {
      const reply = await paid.visitor.post('/chat/users', undefined);
      expect([reply.status, reply.body]).toEqual([
        200,
        { Item: { user_id: paid.id, socket, may_start: true } },
      ]);
    }
    expect((await free.visitor.post('/chat/users', {})).body.Item.may_start).toBe(false);
    expect((await server.guest().post('/chat/users', undefined)).status).toBe(401);
  });
});

describe('a conversation', () => {
  it('is named by its two members in order, begins with the first message, and pages back by LastEvaluatedKey [API-057, API-059, GAP-092, DATA-014]', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const path = pathOf(ada, ben);
    expect(path).toBe(pathOf(ben, ada));
    const before = await ben.visitor.get(path);
    expect([before.status, before.body.Items, before.body.room.timestamp]).toEqual([200, [], null]);
    expect((await ada.visitor.get('/api/v1/chats')).body).toEqual({ Items: [], Count: 0 });

    const id = newId();
    const first = await ada.visitor.post(path, { id, message: '  Good morning\r\nBen ' });
    expect(first.status).toBe(201);
    expect(first.body.Item).toEqual({
      id,
      chat_id: directChatId(ada.id, ben.id),
      number: 1,
      sender: ada.id,
      message: 'Good morning\nBen',
      added: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    // A client that makes no ids may go on not making any.
    expect((await ben.visitor.post(path, { message: 'Two' })).body.Item).toMatchObject({
      number: 2,
      sender: ben.id,
    });
    for (const text of ['Three', 'Four', 'Five']) await say(ada, ben, text);

    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? '' : `&cursor=${cursor}`;
      const { body } = await ben.visitor.get(`${path}?limit=2${query}`);
      expect(body.Count).toBe(5);
      pages.push(body.Items.map((one: { message: string }) => one.message));
      cursor = body.LastEvaluatedKey;
    } while (cursor !== undefined);
    expect(pages).toEqual([['Five', 'Four'], ['Three', 'Two'], ['Good morning\nBen']]);
    const all = (await ada.visitor.get(path)).body.Items;
    const times = all.map((one: { added: string }) => one.added);
    expect(new Set(times).size).toBe(5);
    expect(times).toEqual([...times].sort().reverse());
    const foreign = (await ada.visitor.get('/api/v1/chats?limit=1')).body.LastEvaluatedKey ?? 'none';
    expect((await ada.visitor.get(`${path}?cursor=${foreign}`)).status).toBe(400);
  });

  it('says a message once for each id, and answers another one with that id with 409 [GAP-103]', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const id = newId();
    const replies = await Promise.all([1, 2, 3, 4].map(() => say(ada, ben, 'Once', id)));
    for (const { status, body } of replies) expect([status, body]).toEqual([201, replies[0]?.body]);
    expect((await say(ada, ben, 'Once', id.toUpperCase())).body).toEqual(replies[0]?.body);
    for (const [who, text] of [
      [ada, 'Twice'],
      [ben, 'Once'],
    ] as const) {
      const refused = await say(who, who === ada ? ben : ada, text, id);
      expect([refused.status, refused.body.code]).toEqual([409, 'message_id_used']);
    }
    expect((await ada.visitor.get(pathOf(ada, ben))).body.Count).toBe(1);
    // Elsewhere the id means nothing, and tells nothing.
    const cleo = await person('Cleo');
    expect((await say(cleo, ben, 'Other', id)).body.Item.number).toBe(1);
  });

  it('keeps the order of many that are said at once, without gaps', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const said = await Promise.all(
      Array.from({ length: 40 }, (_, at) => say(at % 2 ? ada : ben, at % 2 ? ben : ada, `Message ${at}`)),
    );
    const numbers = said.map(({ body }) => body.Item.number);
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    const { Items } = (await ada.visitor.get(`${pathOf(ada, ben)}?limit=200`)).body;
    expect(Items.map((one: { number: number }) => one.number)).toEqual(numbers.sort((a, b) => b - a));
    const added = Items.map((one: { added: string }) => one.added);
    expect(added).toEqual([...added].sort().reverse());
    expect(new Set(added).size).toBe(40);
  });

  it('is read, written and marked by its two members only [GAP-054]', async () => {
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
    await say(ada, ben, 'Between us');
    const path = pathOf(ada, ben);
    const lastRead = new Date().toISOString();
    for (const [visitor, status, code] of [
      [eve.visitor, 404, 'not_found'],
      [server.guest(), 401, 'sign_in_required'],
    ] as const) {
      for (const reply of [
        await visitor.get(path),
        await visitor.post(path, { id: newId(), message: 'Let me in' }),
        await visitor.put(path, { lastRead }),
      ]) {
        expect([reply.status, reply.body.code, reply.text.includes('Between us')]).toEqual([
          status,
          code,
          false,
        ]);
      }
    }
    expect((await eve.visitor.get('/api/v1/chats')).body.Items).toEqual([]);
    expect((await server.guest().get('/api/v1/chats')).status).toBe(401);
    for (const visitor of [ada.visitor, ben.visitor]) expect((await visitor.get(path)).body.Count).toBe(1);
    const elsewhere = await ada.visitor.post(
      path,
      { message: 'x' },
      { headers: { Origin: 'https://else.example' } },
    );
    expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'cross_site']);
  });

  it('is with another member who is there, and by no other name', async () => {
    const ada = await person('Ada');
    const gone = await seed.member('Gone', { isActive: false });
    for (const { id } of [{ id: UNKNOWN }, gone]) {
      expect((await ada.visitor.get(pathOf(ada, { id }))).status).toBe(404);
      expect((await say(ada, { id }, 'Hello?')).status).toBe(404);
    }
    const [first, second] = directChatId(ada.id, UNKNOWN).split('_');
    for (const [chatId, status] of [
      [`${second}_${first}`, 404],
      [`${ada.id}_${ada.id}`, 404],
      [ada.id, 404],
      [`${first}-${second}`, 400],
    ] as const) {
      expect([chatId, (await ada.visitor.get(`/api/v1/chats/${chatId}/`)).status]).toEqual([chatId, status]);
    }
  });

  it('takes 4,000 characters, none that is blank, and names of another kind for no id', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    for (const [body, field] of [
      [{ message: ' \n ' }, 'message'],
      [{ message: 'x'.repeat(4001) }, 'message'],
      [{ message: 'a\u0000b' }, 'message'],
      [{ message: 'Hi', id: 'mine' }, 'id'],
      [{ id: newId() }, 'message'],
    ] as const) {
      const refused = await ada.visitor.post(pathOf(ada, ben), body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    expect((await say(ada, ben, '𝄞'.repeat(4000))).status).toBe(201);
  });
});

describe('beginning a conversation', () => {
  it('takes a paid plan, replying takes none [DIFF-002, PLAN-007]', async () => {
    const [paid, free, other] = [
      await person('Paid', { plan: 'platinum' }),
      await person('Free', { plan: 'free' }),
      await person('Other', { plan: 'free' }),
    ];
    const refused = await say(free, paid, 'May I?');
    expect([refused.status, refused.body.code]).toEqual([403, 'plan_required']);
    expect((await free.visitor.get(pathOf(free, paid))).body.room).toMatchObject({
      writing: 'plan',
      user_id: paid.id,
    });
    expect((await say(free, other, 'May we?')).status).toBe(403);
    expect((await paid.visitor.get('/api/v1/chats')).body.Count).toBe(0);

    expect((await paid.visitor.get(pathOf(free, paid))).body.room.writing).toBe('open');
    await say(paid, free, 'You may.');
    expect((await free.visitor.get(pathOf(free, paid))).body.room.writing).toBe('open');
    expect((await say(free, paid, 'Thank you')).body.Item.number).toBe(2);
  });

  it('is for every plan where the server says so [DIFF-002]', async () => {
    const open = await startTestServer({ messagingOpen: true });
    try {
      const people = new Seed(open.context.db);
      const [one, two] = [await people.member('One'), await people.member('Two')];
      const visitor = await open.signIn(one.email);
      expect((await visitor.post('/chat/users', undefined)).body.Item.may_start).toBe(true);
      const path = `/api/v1/chats/${directChatId(one.id, two.id)}/`;
      expect((await visitor.get(path)).body.room.writing).toBe('open');
      expect((await visitor.post(path, { message: 'Hello' })).status).toBe(201);
    } finally {
      await open.close();
    }
  });
});

describe('limits', () => {
  it('are of messages a minute and new conversations an hour, of each member [GAP-101]', async () => {
    const rates = { ...server.context.config.rates, messages: 3, conversations: 2 };
    const limited = await startTestServer({ rates });
    try {
      const people = new Seed(limited.context.db);
      const writer = await people.member('Writer', { plan: 'premium' });
      const visitor = await limited.signIn(writer.email);
      const write = async (name: string) => {
        const { id } = await people.member(name);
        return visitor.post(`/api/v1/chats/${directChatId(writer.id, id)}/`, { message: 'Hello' });
      };
      expect([(await write('A')).status, (await write('B')).status]).toEqual([201, 201]);
      const third = await write('C');
      expect([third.status, third.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(60);
      const fourth = await write('D');
      expect([fourth.status, Number(fourth.headers.get('retry-after')) <= 60]).toEqual([429, true]);
    } finally {
      await limited.close();
    }
  });
});
