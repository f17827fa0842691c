import { directChatId } from '@millrace/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { oldOffice, ooxml, pdf, zip } from '../../../../testing/documents';
import { newId } from '../../../platform/db/ids';
import { files } from '../../../platform/db/schema';

const MEGABYTE = 2 ** 20;
const PRESENTATION = 'openxmlformats-officedocument.presentationml.presentation';

let server: TestServer;
let seed: Seed;

interface Person {
  id: string;
  email: string;
  visitor: Visitor;
}
let ada: Person;
let ben: Person;
let eve: Person;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
});
afterAll(() => server.close());

async function person(name: string): Promise<Person> {
  const { id, email } = await seed.member(name, { plan: 'premium' });
  return { id, email, visitor: await server.signIn(email) };
}

type Sent = Record<string, { bytes: Uint8Array; name?: string }>;

function form(sent: Sent, fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [field, { bytes, name = `a.${field}` }] of Object.entries(sent)) {
    data.set(field, new Blob([Buffer.from(bytes)]), name);
  }
  return data;
}

const roomOf = (one: { id: string }, other: { id: string }) =>
  `/api/v1/chats/${directChatId(one.id, other.id)}/`;
const send = (from: Person, to: { id: string }, sent: Sent, fields: Record<string, string> = {}) =>
  from.visitor.send('POST', `${roomOf(from, to)}file`, form(sent, { id: newId(), ...fields }));

const png = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a37' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const mp4 = Buffer.concat([
  Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
  Buffer.alloc(64),
]);

const pathOf = (address: string): string => new URL(address).pathname;
const isStored = async (address: string): Promise<boolean> => {
  try {
    (await server.context.storage.read(pathOf(address).replace('/files/', ''))).destroy();
    return true;
  } catch {
    return false;
  }
};

describe('a file in a conversation', () => {
  it('is a picture, a video, a PDF or a presentation, with words or alone, and stands in the room as in a post', async () => {
    const kinds: [string, Uint8Array, string][] = [
      ['image', await png(), 'png'],
      ['video', mp4, 'mp4'],
      ['pdf', pdf, 'pdf'],
      ['ppt', ooxml('ppt/presentation.xml', PRESENTATION), 'pptx'],
      ['ppt', oldOffice('PowerPoint Document'), 'ppt'],
    ];
    for (const [kind, bytes, ending] of kinds) {
      const id = newId();
      const reply = await send(ada, ben, { [kind]: { bytes, name: `Größe.${ending}` } }, { id });
      expect([kind, reply.status]).toEqual([kind, 201]);
      expect(reply.body.Item).toMatchObject({ id, message: '', sender: ada.id });
      expect(reply.body.Item.media).toEqual({
        [kind]: { data: expect.any(String), name: `Größe.${ending}` },
      });
    }
    await send(ada, ben, { pdf: { bytes: pdf } }, { message: ' The sheet\r\n' });
    const { Items } = (await ben.visitor.get(roomOf(ada, ben))).body;
    expect(Items[0]).toMatchObject({ message: 'The sheet', media: { pdf: { name: 'a.pdf' } } });
    const [room] = (await ben.visitor.get('/api/v1/chats')).body.Items;
    expect(room.last_message.media.pdf.name).toBe('a.pdf');
    const text = await ada.visitor.post(roomOf(ada, ben), { id: newId(), message: 'Words' });
    expect(Object.keys(text.body.Item)).not.toContain('media');
  });

  it('is turned upright, freed of where it was taken, and has a smaller copy when it is a large picture', async () => {
    const { imageContent, media } = (await send(ada, ben, { image: { bytes: await photo() } })).body.Item;
    expect(imageContent).toMatchObject({ width: 1200, height: 1600 });
    expect(imageContent.thumb).not.toBe(media.image.data);
    for (const [address, edge] of [
      [media.image.data, 1600],
      [imageContent.thumb, 960],
    ]) {
      const name = pathOf(address).replace('/files/', '');
      const bytes = Buffer.concat(await (await server.context.storage.read(name)).toArray());
      const { exif, height, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation, height]).toEqual([undefined, undefined, edge]);
    }
  });

  it('is answered to the two members and to nobody else, with its smaller copy [GAP-054]', async () => {
    const { imageContent, media } = (await send(ada, ben, { image: { bytes: await photo() } })).body.Item;
    for (const address of [media.image.data, imageContent.thumb]) {
      for (const { visitor } of [ada, ben]) {
        const reply = await visitor.get(pathOf(address));
        expect(reply.status).toBe(200);
        expect(reply.headers.get('cache-control')).toBe('private, no-cache');
        expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-site');
      }
      expect((await eve.visitor.get(pathOf(address))).status).toBe(404);
      expect((await server.guest().get(pathOf(address))).status).toBe(404);
    }
  });

  it('is told by its content, and refused with what is wrong when it is another or too large', async () => {
    const refused: [Sent, number][] = [
      [{ image: { bytes: pdf, name: 'a.png' } }, 415],
      [{ pdf: { bytes: await png(), name: 'a.pdf' } }, 415],
      [{ ppt: { bytes: zip({ 'a.txt': 'x' }), name: 'a.pptx' } }, 415],
      [{ image: { bytes: Buffer.alloc(10 * MEGABYTE + 1) } }, 413],
      [{ pdf: { bytes: Buffer.alloc(25 * MEGABYTE + 1) } }, 413],
      [{ image: { bytes: await png() }, pdf: { bytes: pdf } }, 422],
      [{}, 422],
    ];
    const before = (await ada.visitor.get(roomOf(ada, ben))).body.Count;
    for (const [sent, status] of refused) {
      expect([Object.keys(sent), (await send(ada, ben, sent)).status]).toEqual([Object.keys(sent), status]);
    }
    const long = await send(ada, ben, { pdf: { bytes: pdf } }, { message: 'x'.repeat(4001) });
    expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['message']]);
    expect((await ada.visitor.get(roomOf(ada, ben))).body.Count).toBe(before);
  });

  it('is sent once for each id, however often it arrives, and stored once', async () => {
    const id = newId();
    const count = () => server.context.db.$count(files);
    const first = await send(ada, ben, { pdf: { bytes: pdf } }, { id, message: 'Once' });
    const stored = await count();
    const again = await send(ada, ben, { pdf: { bytes: pdf } }, { id, message: 'Once' });
    expect([again.status, again.body.Item]).toEqual([201, first.body.Item]);
    expect(await count()).toBe(stored);
    expect((await send(ben, ada, { pdf: { bytes: pdf } }, { id, message: 'Once' })).status).toBe(409);
  });

  it('is a video that was sent before, once', async () => {
    const begun = await ada.visitor.post('/api/v1/feed/video', {
      name: 'Tower.mp4',
      type: 'video/mp4',
      size: mp4.length,
    });
    const { id: upload, upload_url } = begun.body.Item;
    const sent = await ada.visitor.send('PATCH', pathOf(upload_url), mp4, {
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
    });
    expect(sent.status).toBe(204);
    expect((await send(eve, ben, {}, { video_upload: upload })).status).toBe(422);
    const id = newId();
    const said = await send(ada, ben, {}, { id, video_upload: upload });
    expect([said.status, said.body.Item.media]).toEqual([
      201,
      { video: { data: expect.any(String), name: 'Tower.mp4' } },
    ]);
    expect((await ben.visitor.get(pathOf(said.body.Item.media.video.data))).status).toBe(200);
    // Repeated, as after a reply that was lost, it is the same message, though the upload is taken.
    expect((await send(ada, ben, {}, { id, video_upload: upload })).body.Item).toEqual(said.body.Item);
  });

  it('is not for those who are no members of the room, have blocked, are blocked, or may not begin [GAP-054, GAP-097]', async () => {
    const sheet = { pdf: { bytes: pdf } };
    const [gil, hal] = [await person('Gil'), await person('Hal')];
    const into = `${roomOf(ada, ben)}file`;
    expect((await eve.visitor.send('POST', into, form(sheet, { id: newId() }))).status).toBe(404);
    expect((await server.guest().send('POST', into, form(sheet, { id: newId() }))).status).toBe(401);
    const { id: freeId, email } = await seed.member('Free', { plan: 'free' });
    const free = { id: freeId, email, visitor: await server.signIn(email) };
    expect((await send(free, gil, sheet)).status).toBe(403);
    expect((await send(gil, hal, sheet)).status).toBe(201);
    await gil.visitor.post('/api/v2/me/blocks', { user_id: hal.id });
    for (const [from, to] of [
      [gil, hal],
      [hal, gil],
    ] as const) {
      expect((await send(from, to, sheet)).status).toBe(403);
    }
  });

  it('stays with the other when its sender leaves, and goes with the last [GAP-046]', async () => {
    const [ivo, joy] = [await person('Ivo'), await person('Joy')];
    const { media } = (await send(ivo, joy, { pdf: { bytes: pdf } })).body.Item;
    const address = media.pdf.data;
    const leave = ({ visitor, email }: Person) =>
      visitor.post('/api/v2/me/delete', { email, password: PASSWORD });
    const exported = (await ivo.visitor.get('/api/v2/me/export')).body;
    expect([exported.messages[0].media, exported.files]).toEqual([address, [address]]);
    expect((await leave(ivo)).status).toBe(204);
    expect((await joy.visitor.get(pathOf(address))).status).toBe(200);
    expect((await leave(joy)).status).toBe(204);
    await expect.poll(() => isStored(address)).toBe(false);
  });
});
