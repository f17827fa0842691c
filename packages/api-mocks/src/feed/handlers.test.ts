import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../account/factory';
import { aProduct } from '../catalogue/factory';
import { aCompany } from '../companies/factory';
import { handlers } from '../handlers/handlers';
import { resetMocks } from '../handlers/mock-server';
import { huge } from '../scenarios/huge';
import { answerRequest, read, send } from '../testing/example-request';
import { aPost, aPrivatePost } from './factory';

const preform = aProduct();
const post = aPost();
const own = aPrivatePost();

type Handlers = ReturnType<typeof handlers>;

async function json(set: Handlers, request: Request) {
  return await (await answerRequest(set, request)).json();
}

async function readIds(set: Handlers, address: string): Promise<string[]> {
  const { items } = await json(set, read(address));
  return items.map(({ id }: { id: string }) => id);
}

describe('feeds of the mocks', () => {
  beforeEach(resetMocks);

  it('come in pages of ten until the total is reached', async () => {
    const set = handlers();
    const seen: string[] = [];
    for (let start = 0; start < 40; start += 10) {
      seen.push(...(await readIds(set, `/api/v2/feed/global?start=${start}`)));
    }

    expect(seen).toHaveLength((await json(set, read('/api/v2/feed/global'))).total);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await answerRequest(set, read('/api/v2/feed/global?size=51'))).status).toBe(400);
  });

  it('give guests the newest ten, and nothing of the global feed', async () => {
    const set = handlers({ viewer: 'guest', scenarios: [huge({ rows: 30 })] });
    const address = `/api/v2/feed/product/${preform.id}`;

    expect(await json(set, read(`${address}?size=20`))).toMatchObject({ total: 10, limited: 'sign_in' });
    expect(await readIds(set, `${address}?size=20`)).toHaveLength(10);
    expect(await readIds(set, `${address}?start=10`)).toEqual([]);
    expect((await answerRequest(set, read('/api/v2/feed/global'))).status).toBe(401);
  });

  it('keep a private post from others, in feeds and alone', async () => {
    const stranger = handlers({ user: { id: '02e5ab08-95d4-5cfe-9c1b-2c2833311b3a', company_id: null } });
    const address = `/api/v2/feed/company/${aCompany().id}`;

    expect(await readIds(handlers(), address)).toContain(own.id);
    expect(await readIds(stranger, address)).not.toContain(own.id);
    expect((await answerRequest(stranger, read(`/api/v1/feed/post/${own.id}`))).status).toBe(404);
    expect(
      (await answerRequest(handlers({ viewer: 'guest' }), read(`/api/v1/feed/post/${own.id}/like`))).status,
    ).toBe(404);
  });
});

describe('posts of the mocks', () => {
  beforeEach(resetMocks);

  it('are written, edited, tagged, removed and brought back by their author', async () => {
    const set = handlers();
    const form = (fields: Record<string, string | File>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return body;
    };
    const call = (method: string, address: string, body: FormData) =>
      new Request(read(address), { method, body });
    const file = new File(['%PDF-'], 'rev 5.pdf', { type: 'application/pdf' });

    const created = await json(
      set,
      call(
        'POST',
        '/api/v1/feed/post',
        form({ text: 'New.', pdf: file, taggedProduct: JSON.stringify([preform.id, preform.id]) }),
      ),
    );
    expect(created.Item).toMatchObject({
      title: 'New.',
      media: { pdf: { name: 'rev 5.pdf' } },
      tagged_product_names: [preform.name],
    });
    const address = `/api/v1/feed/post/${created.Item.id}`;
    expect((await readIds(set, '/api/v2/feed/global'))[0]).toBe(created.Item.id);

    await answerRequest(
      set,
      call('PUT', `${address}/content`, form({ text: 'Newer.', remove_media: 'true' })),
    );
    await answerRequest(set, send('POST', `${address}/tags`, { taggedCompanies: [aCompany().id] }));
    expect((await json(set, read(address))).Item).toMatchObject({
      text: 'Newer.',
      media: null,
      tagged_product: [preform.id],
      tagged_companies: [aCompany().id],
    });

    await answerRequest(set, send('DELETE', address));
    expect((await answerRequest(set, read(address))).status).toBe(404);
    await answerRequest(set, send('PUT', `${address}/restore`));
    expect((await readIds(set, '/api/v2/feed/global'))[0]).toBe(created.Item.id);

    expect((await answerRequest(set, call('POST', '/api/v1/feed/post', form({ text: ' \n' })))).status).toBe(
      422,
    );
    const others = `/api/v1/feed/post/${post.id}`;
    expect((await answerRequest(set, send('DELETE', others))).status).toBe(403);
  });

  it('are liked and no longer liked, however often, until they are reset', async () => {
    const set = handlers();
    const address = `/api/v1/feed/post/${post.id}`;

    expect(await json(set, send('PUT', `${address}/unlike`))).toEqual({ count: 13, liked: false });
    expect(await json(set, send('PUT', `${address}/unlike`))).toEqual({ count: 13, liked: false });
    expect((await json(set, read(`${address}/like`))).Items).toHaveLength(13);
    expect(await json(set, send('PUT', `${address}/like`))).toEqual({ count: 14, liked: true });
    expect((await json(set, read(`${address}/like`))).Items[0].user_name).toBe(aUser().displayName);
    await answerRequest(set, send('PUT', `${address}/unlike`));
    resetMocks();
    expect((await json(set, read(`/api/v1/feed/user/${aUser().id}/likes`))).Items).toEqual([post.id]);
  });

  it('are commented on; a comment is removed by its author or the post’s', async () => {
    const set = handlers();
    const address = `/api/v1/feed/post/${post.id}/comment`;

    const { Item } = await json(set, send('POST', address, { text: 'Which lamp?' }));
    const list = await json(set, read(address));
    expect([list.Count, list.Items.length, list.Items[0].text]).toEqual([8, 5, 'Which lamp?']);
    expect((await json(set, read(`${address}?start=5&size=5`))).Items).toHaveLength(3);

    const others = list.Items[2];
    expect(others.user_id).not.toBe(aUser().id);
    expect((await answerRequest(set, send('DELETE', `${address}/${others.id}`))).status).toBe(403);
    expect((await answerRequest(set, send('DELETE', `${address}/${Item.id}`))).status).toBe(204);
    expect((await json(set, read(address))).Count).toBe(7);
    const author = handlers({ user: { id: post.user_id } });
    expect((await answerRequest(author, send('DELETE', `${address}/${others.id}`))).status).toBe(204);
  });

  it('are discussed in the order of time, with replies and likes that stay', async () => {
    const set = handlers();
    const address = `/api/v2/feed/post/${post.id}/comments`;
    const first = await json(set, read(address));
    expect([first.count, first.results.length]).toEqual([7, 5]);
    const earlier = await json(set, read(`${address}?cursor=${first.LastEvaluatedKey}`));
    expect(earlier.results).toHaveLength(2);
    expect(earlier.results[1].added < first.results[0].added).toBe(true);

    const asked = first.results[4].id;
    const { Item } = await json(set, send('POST', address, { text: 'By three inlets.', reply_to: asked }));
    const deeper = await json(set, send('POST', address, { text: 'Which?', reply_to: Item.id }));
    expect(deeper.Item.reply_to).toBe(asked);
    expect(await json(set, send('PUT', `${address}/${Item.id}/like`))).toEqual({ count: 1, liked: true });
    const thread = (await json(set, read(address))).results[4];
    expect([thread.reply_count, thread.replies[0]]).toEqual([2, { ...Item, like_count: 1, liked: true }]);
    expect((await json(set, read(`${address}?reply_to=${asked}`))).count).toBe(2);
    expect((await answerRequest(set, send('DELETE', `${address}/${Item.id}/like`))).status).toBe(200);
  });
});

describe('the network of the mocks', () => {
  beforeEach(resetMocks);

  it('remembers companies and members that one follows', async () => {
    const set = handlers();
    const { id } = aCompany();
    const follow = () => json(set, send('POST', '/api/v1/me/followedCompanies', { company_id: id }));
    await answerRequest(set, send('DELETE', `/api/v1/me/followedCompanies/${id}`));
    const { followers } = (await json(set, read(`/api/v1/company/${id}`))).Item;

    await follow();
    expect((await follow()).Item).toMatchObject({ following: true, followers: followers + 1 });

    await answerRequest(set, send('POST', '/api/v2/me/connections', { user_id: post.user_id }));
    const found = await json(set, read('/api/v1/user/search/people/a'));
    expect(found.results[0].id).toBe(post.user_id);
    expect((await json(set, read(`/api/v2/me/connections/${post.user_id}`))).connected).toBe(true);
    await answerRequest(set, send('DELETE', `/api/v2/me/connections/${post.user_id}`));
    expect((await json(set, read(`/api/v2/me/connections/${post.user_id}`))).connected).toBe(false);
  });
});
