import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { joined, type Visitor } from '../../../../testing';
import { edit, feedOf, posted, postPath, read, startPosting } from '../../../../testing/posting-members';
import { jobHandlers } from '../../../background';
import { alertItems, feedEntries, products } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const { server, seed, works, tube, astrid, linnea, rohan } = await startPosting();

afterAll(() => server.close());

const work = () => server.context.jobs.runDue(jobHandlers(server.context));

const globalFeed = async (visitor: Visitor): Promise<string[]> => {
  await work();
  return (await visitor.get('/api/v2/feed/global')).body.items.map((post: { id: string }) => post.id);
};

const tagsOf = async (visitor: Visitor, id: string) => {
  const { tagged_product, tagged_companies } = (await read(visitor, id)).body.Item;
  return { products: tagged_product, companies: tagged_companies };
};

const toldOf = async (visitor: Visitor): Promise<string[]> => {
  await work();
  const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
  return Items.map(({ type, post_id }: { type: string; post_id: string }) => `${type} ${post_id}`);
};

describe('tags in PUT /api/v1/feed/post/{id}/content', () => {
  it('replace those before, in the order sent and each once, and stay where none are sent [API-043, GAP-069, FEED-027]', async () => {
    const [rod, ring] = [await seed.product('Rod'), await seed.product('Ring', { sector: 'semiconductor' })];
    const { id } = await posted(astrid, {
      text: 'Tagged',
      taggedProduct: [tube.id, rod.id],
      taggedCompanies: [works.id],
    });
    const reply = await edit(astrid, id, { taggedProduct: [ring.id, rod.id, ring.id] });
    expect([reply.status, reply.body.Item.text]).toEqual([200, 'Tagged']);
    expect(reply.body.Item.tagged_product_names).toEqual(['Ring', 'Rod']);
    expect(reply.body.Item.tagged_product_sectors).toEqual(['semiconductor', null]);
    expect(await tagsOf(astrid, id)).toEqual({ products: [ring.id, rod.id], companies: [works.id] });
    await edit(astrid, id, { text: 'Other words' });
    expect(await tagsOf(astrid, id)).toEqual({ products: [ring.id, rod.id], companies: [works.id] });
    await edit(astrid, id, { taggedProduct: [], taggedCompanies: [] });
    expect(await tagsOf(astrid, id)).toEqual({ products: [], companies: [] });
  });

  it('take the post out of the feeds of what is no longer tagged, and of those who followed only that', async () => {
    const [mandrel, furnace] = [await seed.product('Mandrel'), await seed.product('Furnace')];
    const supplier = await seed.company('Ofenbau');
    const join = async (name: string) => (await joined(server, seed, name)).visitor;
    const [ofMandrel, ofSupplier, ofBoth] = [await join('Mandrels'), await join('Ovens'), await join('Both')];
    const follow = (one: Visitor, productId: string) => one.post('/api/v1/product/follow', { productId });
    await follow(ofMandrel, mandrel.id);
    await follow(ofBoth, mandrel.id);
    await follow(ofBoth, furnace.id);
    await ofSupplier.post('/api/v1/me/followedCompanies', { company_id: supplier.id });
    const { id } = await posted(astrid, {
      text: 'About mandrel and furnace',
      taggedProduct: [mandrel.id, furnace.id],
      taggedCompanies: [supplier.id],
    });
    for (const one of [ofMandrel, ofSupplier, ofBoth]) expect(await globalFeed(one)).toEqual([id]);
    const { db } = server.context;
    const toMail = () => db.select().from(alertItems).where(eq(alertItems.postId, id));
    expect(await toMail()).toHaveLength(3);

    await edit(astrid, id, { taggedProduct: [furnace.id], taggedCompanies: [] });
    // Of the feeds by themselves at once.
    expect(await feedOf(server.guest(), 'product', mandrel.id)).toEqual([]);
    expect(await feedOf(server.guest(), 'company', supplier.id)).toEqual([]);
    expect(await feedOf(server.guest(), 'product', furnace.id)).toEqual([id]);
    expect((await server.guest().get(`/api/v2/feed/product/${mandrel.id}`)).body.total).toBe(0);
    expect(await globalFeed(ofMandrel)).toEqual([]);
    expect(await globalFeed(ofSupplier)).toEqual([]);
    expect(await globalFeed(ofBoth)).toEqual([id]);
    expect(await globalFeed(astrid)).toContain(id);
    expect(await toMail()).toHaveLength(1);

    await edit(astrid, id, { taggedProduct: [mandrel.id] });
    expect(await globalFeed(ofMandrel)).toEqual([id]);
    expect(await feedOf(server.guest(), 'product', furnace.id)).toEqual([]);
    await edit(astrid, id, { taggedProduct: [] });
    await work();
    const left = await db.select().from(feedEntries).where(eq(feedEntries.postId, id));
    expect(left.map(({ kind }) => kind).toSorted()).toEqual(['global', 'user']);
  });

  it('keep a post in the feed of whoever follows its author', async () => {
    const { visitor } = await joined(server, seed, 'Fan');
    const author = await joined(server, seed, 'Followed');
    await visitor.post('/api/v1/product/follow', { productId: tube.id });
    const connected = await visitor.post('/api/v2/me/connections', { user_id: author.id });
    expect(connected.status).toBeLessThan(300);
    const { id } = await posted(author.visitor, { text: 'Preform', taggedProduct: [tube.id] });
    expect(await globalFeed(visitor)).toContain(id);
    await edit(author.visitor, id, { taggedProduct: [] });
    expect(await globalFeed(visitor)).toContain(id);
  });

  it('open a private post to the people of a company, and close it again, and tell them once [DIFF-001]', async () => {
    const { id } = await posted(rohan, { text: 'For the works', visibility: 'private' });
    expect((await read(linnea, id)).status).toBe(404);
    await edit(rohan, id, { taggedCompanies: [works.id] });
    expect((await read(linnea, id)).status).toBe(200);
    expect((await toldOf(linnea)).filter((one) => one.endsWith(id))).toEqual([`company_tagged ${id}`]);
    await edit(rohan, id, { taggedCompanies: [] });
    expect((await read(linnea, id)).status).toBe(404);
    expect((await linnea.get(postPath(id, '/comment'))).status).toBe(404);
    expect((await toldOf(linnea)).filter((one) => one.endsWith(id))).toEqual([]);
    await edit(rohan, id, { taggedCompanies: [works.id] });
    expect((await toldOf(linnea)).filter((one) => one.endsWith(id))).toEqual([`company_tagged ${id}`]);
  });

  it('are the author’s alone to change [PERM-007]', async () => {
    const { id } = await posted(astrid, { text: 'By Astrid', taggedProduct: [tube.id] });
    for (const [visitor, status] of [
      [linnea, 403],
      [rohan, 403],
      [server.guest(), 401],
    ] as const) {
      expect((await edit(visitor, id, { taggedProduct: [] })).status).toBe(status);
    }
    expect((await tagsOf(astrid, id)).products).toEqual([tube.id]);
  });

  it('are refused by name where they are none, and nothing is changed', async () => {
    const { id } = await posted(astrid, { text: 'As it was', taggedProduct: [tube.id] });
    for (const [fields, named] of [
      [{ taggedProduct: [UNKNOWN] }, 'taggedProduct'],
      [{ taggedCompanies: [tube.id] }, 'taggedCompanies'],
      [{ taggedProduct: ['tube'] }, 'taggedProduct'],
      [{ taggedCompanies: 'works' }, 'taggedCompanies'],
    ] as const) {
      const reply = await edit(astrid, id, { text: 'Otherwise', ...fields });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, [named]]);
    }
    expect((await read(astrid, id)).body.Item.text).toBe('As it was');
    expect((await tagsOf(astrid, id)).products).toEqual([tube.id]);
    // One that went since it was tagged is gone; those that stay are not in question.
    const brief = await seed.product('Brief');
    await edit(astrid, id, { taggedProduct: [tube.id, brief.id] });
    await server.context.db.delete(products).where(eq(products.id, brief.id));
    expect((await edit(astrid, id, { taggedProduct: [tube.id] })).status).toBe(200);
  });
});
