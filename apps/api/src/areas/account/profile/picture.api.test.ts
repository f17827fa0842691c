import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { companies, files } from '../../../platform/db/schema';
import { profileScene } from './testing/profile-scene';

let server: TestServer;
let seed: ReturnType<typeof profileScene>['seed'];
let join: ReturnType<typeof profileScene>['join'];

beforeAll(async () => {
  server = await startTestServer();
  ({ seed, join } = profileScene(server));
});
afterAll(() => server.close());

const png = (width = 40, height = 40, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function form(bytes: Uint8Array, further: Record<string, string> = {}): FormData {
  const fields = new FormData();
  fields.set('userImage', new Blob([Buffer.from(bytes)], { type: 'image/png' }), 'me.png');
  for (const [name, value] of Object.entries(further)) fields.set(name, value);
  return fields;
}

const upload = (visitor: Visitor, fields: FormData, headers: Record<string, string> = {}) =>
  visitor.send('POST', '/api/v1/user/image', fields, { headers });

const imageOf = async (visitor: Visitor) => (await visitor.get('/api/v2/me')).body.image;

it('sets one’s own picture, upright, without what it tells of its place, and no larger than shown [API-022]', async () => {
  const works = await seed.company('Pictured Works');
  const { member, visitor } = await join('Pip', { companyId: works.id });
  const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#a37' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(visitor, form(photo));
  expect([status, body]).toEqual([
    201,
    { Item: { id: member.id, image: expect.stringMatching(/\/files\/[\w-]{24}\.jpg$/) } },
  ]);
  const { image } = body.Item;
  expect(await imageOf(visitor)).toBe(image);
  const shown = await fetch(image);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  const { width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([width, height, exif]).toEqual([256, 512, undefined]);
  const [company] = await server.context.db.select().from(companies).where(eq(companies.id, works.id));
  expect(company?.contactCards).toEqual([{ firstName: 'Pip', image }]);
});

it('sets the picture of who is signed in, and of nobody else [PERM-009]', async () => {
  const owner = await join('Owner');
  const other = await join('Other');
  await upload(owner.visitor, form(await png()));
  const image = await imageOf(owner.visitor);
  expect((await upload(server.guest(), form(await png()))).status).toBe(401);
  for (const name of ['id', 'userId', 'user_id']) {
    const refused = await upload(other.visitor, form(await png(), { [name]: owner.member.id }));
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [name]]);
  }
  expect((await upload(other.visitor, form(await png()))).body.Item.id).toBe(other.member.id);
  expect(await imageOf(owner.visitor)).toBe(image);
  expect((await fetch(image)).status).toBe(200);
});

it('is shown before the one of the sign-in provider, wherever lists show members [GAP-031]', async () => {
  const works = await seed.company('Listed Works');
  const linkedinImage = 'https://pictures.example/lin.jpg';
  const { member, visitor } = await join('Lin', { companyId: works.id, linkedinImage });
  const product = await seed.product('Listed wafer');
  await seed.supplier(product, works);
  await seed.follower(product, member);
  await visitor.post('/api/v1/product/status', { status: 'Listed.', id: product.id });
  const shown = async () => {
    const suppliers = await visitor.get(`/api/v2/products/${product.id}/suppliers`);
    const followers = await visitor.get(`/api/v2/products/${product.id}/followers`);
    return [suppliers.body.results[0].contactsDetails[0].image, followers.body.results[0].image];
  };
  expect(await shown()).toEqual([linkedinImage, linkedinImage]);
  const { image } = (await upload(visitor, form(await png()))).body.Item;
  expect(await shown()).toEqual([image, image]);
  const { body } = await visitor.get('/api/v2/me');
  expect([body.image, body.linkedinImage]).toEqual([image, linkedinImage]);
});

it('deletes the former picture, and no file of anybody else', async () => {
  const { visitor } = await join('Anew');
  const first = (await upload(visitor, form(await png()))).body.Item.image;
  const name = first.split('/').at(-1);
  const second = (await upload(visitor, form(await png(40, 40, '#a37')))).body.Item.image;
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  expect(await server.context.db.select().from(files).where(eq(files.name, name))).toEqual([]);
  const isStored = async () => {
    const bytes = await server.context.storage.read(name).catch(() => null);
    bytes?.destroy();
    return bytes !== null;
  };
  await expect.poll(isStored).toBe(false);

  const thief = await join('Thief', { image: second });
  await upload(thief.visitor, form(await png()));
  expect((await fetch(second)).status).toBe(200);
});

it('sets one picture of a request that is sent twice [GAP-103]', async () => {
  const { member, visitor } = await join('Twice');
  const key = { 'Idempotency-Key': 'portrait' };
  const picture = await png();
  const first = await upload(visitor, form(picture), key);
  const second = await upload(visitor, form(picture), key);
  expect([second.status, second.body]).toEqual([201, first.body]);
  const own = await server.context.db.select().from(files).where(eq(files.createdBy, member.id));
  expect(own).toHaveLength(1);
  expect((await fetch(first.body.Item.image)).status).toBe(200);
});

it('takes pictures only, told by their content, and at most 10 MB', async () => {
  const { visitor } = await join('Page');
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [page, Buffer.alloc(0)]) {
    const refused = await upload(visitor, form(bytes));
    expect([refused.status, refused.body.fields]).toEqual([422, { userImage: 'Use a JPEG or PNG.' }]);
  }
  const damaged = await upload(visitor, form((await png()).subarray(0, 60)));
  expect([damaged.status, damaged.body.fields]).toEqual([
    422,
    { userImage: 'This picture is damaged or incomplete. Choose one that opens.' },
  ]);
  expect((await upload(visitor, new FormData())).status).toBeGreaterThanOrEqual(400);
  expect((await upload(visitor, form(Buffer.alloc(10 * 2 ** 20 + 1)))).status).toBe(413);
  expect((await visitor.post('/api/v1/user/image', { userImage: 'x' })).status).toBe(415);
  expect(await imageOf(visitor)).toBeNull();
});
