import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const png = (width: number, height: number, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const itemOf = async (id: string) => (await server.guest().get(`/api/v1/company/${id}`)).body.Item;

/** What lies under the address of a picture: its size. */
async function sizeAt(url: string): Promise<[number, number]> {
  const { width, height } = await sharp(Buffer.from(await (await fetch(url)).arrayBuffer())).metadata();
  return [width, height];
}

describe.each([
  { field: 'logo', largest: [512, 512], sent: [900, 900] },
  { field: 'cover', largest: [2048, 512], sent: [2400, 600] },
] as const)('PUT /api/v1/company/{id}/$field', ({ field, largest, sent }) => {
  const put = async (visitor: Visitor, id: string, files: Record<string, Buffer>) => {
    const form = new FormData();
    for (const [name, bytes] of Object.entries(files)) {
      form.set(name, new Blob([Buffer.from(bytes)], { type: 'image/png' }), `${name}.png`);
    }
    return visitor.send('PUT', `/api/v1/company/${id}/${field}`, form);
  };

  it('stores the part that is shown, in its size, and the whole [API-095, GAP-032, PROD-025]', async () => {
    const works = await seed.company(`Works with ${field}`, { country: 'SE' });
    const visitor = await server.signIn((await seed.member('Ada')).email);
    const whole = await png(3000, 2000);
    const { status, body } = await put(visitor, works.id, {
      [field]: await png(sent[0], sent[1]),
      original_image: whole,
    });
    expect(status).toBe(200);
    expect(body.Item).toMatchObject({
      [field]: expect.stringMatching(/\/files\/[\w-]{24}\.png$/),
      version: 2,
    });
    expect(await sizeAt(body.Item[field])).toEqual(largest);
    const { results } = (await visitor.get(`/api/v2/companies/${works.id}/edits`)).body;
    const original = results[0].changes.find((one: { field: string }) => one.field === `${field}_original`);
    expect(await sizeAt(original.to)).toEqual([3000, 2000]);
  });

  it('is for members, of a picture, for a company that there is [PERM-005, GAP-098]', async () => {
    const works = await seed.company(`Guarded ${field}`, { country: 'SE' });
    const visitor = await server.signIn((await seed.member('Bea')).email);
    const picture = { [field]: await png(20, 20) };
    expect((await put(server.guest(), works.id, picture)).status).toBe(401);
    const text = await put(visitor, works.id, { [field]: Buffer.from('<svg onload="alert(1)"/>') });
    expect([text.status, Object.keys(text.body.fields)]).toEqual([422, [field]]);
    expect((await put(visitor, works.id, { original_image: await png(20, 20) })).status).toBe(422);
    expect((await put(visitor, UNKNOWN, picture)).status).toBe(404);
    expect((await itemOf(works.id))[field]).toBeNull();
  });

  it('keeps the former picture, which the company’s people put back [GAP-058]', async () => {
    const works = await seed.company(`Restored ${field}`, { country: 'SE' });
    const own = await server.signIn((await seed.member('Cara', { companyId: works.id })).email);
    const vandal = await server.signIn((await seed.member('Dan')).email);
    const first = (await put(own, works.id, { [field]: await png(20, 20, '#00f') })).body.Item[field];
    await put(vandal, works.id, { [field]: await png(20, 20, '#f00') });
    const [edit] = (await own.get(`/api/v2/companies/${works.id}/edits`)).body.results;
    await own.put(`/api/v2/companies/${works.id}/edits/${edit.id}/restore`, { version: 3 });
    expect((await itemOf(works.id))[field]).toBe(first);
    expect((await fetch(first)).status).toBe(200);
  });
});
