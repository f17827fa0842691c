import type { Product } from '@millrace/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../account/factory';
import { aBareProduct, aProduct } from '../catalogue/factory';
import { aCompany } from '../companies/factory';
import { example } from '../contract/examples';
import { answerRequest, read, send } from '../testing/example-request';
import { handlers } from './handlers';
import { resetMocks } from './mock-server';

const preform = aProduct();
const bare = aBareProduct();

async function readProduct(set: ReturnType<typeof handlers>, id: string): Promise<Product> {
  return (await (await answerRequest(set, read(`/api/v1/product/${id}`))).json()).Item;
}

async function readRows(
  set: ReturnType<typeof handlers>,
  address: string,
): Promise<Record<string, unknown>[]> {
  const list = await (await answerRequest(set, read(address))).json();
  return list.Items ?? list.results;
}

describe('changes made through the mocks', () => {
  beforeEach(resetMocks);

  it('show what was followed, until they are reset', async () => {
    const set = handlers();
    const address = `/api/v2/products/${bare.id}/followers`;

    await answerRequest(set, send('POST', '/api/v1/product/follow', { productId: bare.id }));
    expect(await readProduct(set, bare.id)).toMatchObject({ following: true, followers: 1 });
    expect(await readRows(set, address)).toMatchObject([{ user_name: aUser().displayName }]);

    await answerRequest(set, send('POST', '/api/v1/product/unfollow', { productId: bare.id }));
    expect(await readProduct(set, bare.id)).toMatchObject({ following: false, followers: 0 });
    expect(await readRows(set, address)).toEqual([]);

    await answerRequest(set, send('POST', '/api/v1/product/follow', { productId: bare.id }));
    resetMocks();
    expect(await readProduct(set, bare.id)).toMatchObject({ following: false, followers: 0 });
  });

  it('answer follow and unfollow as the examples do, however often', async () => {
    const set = handlers();
    const unfollow = () =>
      answerRequest(set, send('POST', '/api/v1/product/unfollow', { productId: preform.id }));
    const follow = () =>
      answerRequest(set, send('POST', '/api/v1/product/follow', { productId: preform.id }));

    expect(await (await unfollow()).json()).toEqual(example('FollowReply', 'UnfollowedPreform'));
    expect(await (await unfollow()).json()).toEqual(example('FollowReply', 'UnfollowedPreform'));
    expect(await (await follow()).json()).toEqual(example('FollowReply', 'FollowedPreform'));
    expect(await readRows(set, `/api/v2/products/${preform.id}/followers`)).toHaveLength(8);
  });

  it('stay within one set of handlers', async () => {
    const [mine, yours] = [handlers(), handlers()];

    await answerRequest(mine, send('POST', '/api/v1/product/follow', { productId: bare.id }));

    expect((await readProduct(yours, bare.id)).following).toBe(false);
  });

  it('carry out a repeated creating request once', async () => {
    const set = handlers();
    const create = (name: string, key: string) =>
      answerRequest(set, send('POST', '/api/v1/product', { name }, key));

    const first = await create('Hollow-core fiber', 'k1');
    const again = await create('Hollow-core fiber', 'k1');
    const taken = await create('hollow-core FIBER', 'k2');

    expect([first.status, again.status, taken.status]).toEqual([201, 201, 409]);
    expect(await again.json()).toEqual(await first.json());
    expect(await taken.text()).toBe('Product already exist.');
  });

  it('link products in both lists and counts', async () => {
    const set = handlers();
    const link = { raw_id: bare.id, application_id: preform.id };

    const linked = await answerRequest(set, send('POST', '/api/v1/product/rawMaterial', link));
    const again = await answerRequest(set, send('POST', '/api/v1/product/rawMaterial', link));
    const itself = { type: 'ADD_RAW', parentProductId: bare.id, childProductId: bare.id };
    const self = await answerRequest(set, send('POST', '/api/v1/product/add/stream', itself));

    expect([linked.status, again.status, self.status]).toEqual([201, 409, 422]);
    expect((await readProduct(set, preform.id)).counts.raw_materials).toBe(10);
    expect((await readProduct(set, bare.id)).counts.applications).toBe(1);
    expect(await readRows(set, `/api/v1/product/application/${bare.id}`)).toMatchObject([
      { application: preform.id, application_title: preform.name },
    ]);
  });

  it('add suppliers and activity', async () => {
    const set = handlers();
    const supplier = { company_id: aCompany().id, product_id: bare.id };

    await answerRequest(set, send('POST', '/api/v1/product/supplier', supplier));
    await answerRequest(
      set,
      send('POST', '/api/v1/product/status', { id: bare.id, status: 'In stock again.' }),
    );
    const video = { id: bare.id, youtube: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' };
    await answerRequest(set, send('POST', '/api/v1/product/youtube', video));

    expect(await readRows(set, `/api/v2/products/${bare.id}/suppliers`)).toMatchObject([
      { company_name: aCompany().name, premium: false },
    ]);
    expect((await readProduct(set, bare.id)).counts.suppliers).toBe(1);
    expect((await readRows(set, `/api/v1/product/activity/${bare.id}`)).slice(0, 2)).toMatchObject([
      { youtube: 'M7lc1UVf-VE' },
      { text: 'In stock again.' },
    ]);
  });

  it('are for editors only where a product is changed or deleted, and refused to guests', async () => {
    const change = () => send('PUT', `/api/v1/product/${bare.id}`, { name: 'Sol-gel process' });
    const remove = () => send('DELETE', `/api/v1/product/${bare.id}`);
    const editor = handlers({ viewer: 'platinum' });

    expect((await answerRequest(handlers({ viewer: 'guest' }), change())).status).toBe(401);
    expect((await answerRequest(handlers(), change())).status).toBe(403);
    expect((await (await answerRequest(editor, change())).json()).Item.name).toBe('Sol-gel process');
    expect((await answerRequest(editor, remove())).status).toBe(204);
    expect((await answerRequest(editor, read(`/api/v1/product/${bare.id}`))).status).toBe(404);
  });

  it('find what was created', async () => {
    const set = handlers();

    await answerRequest(set, send('POST', '/api/v1/product', { name: 'Zirconia preform' }));
    const { hits, Items } = await (
      await answerRequest(set, read('/api/v1/product/search/zirconia%20pre'))
    ).json();

    expect(hits.hits).toHaveLength(1);
    expect(Items).toMatchObject([{ name: 'Zirconia preform' }]);
  });
});
