import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { docx, oldOffice, ooxml, pdf, zip } from '../../../../testing/documents';
import { files, posts, sessions } from '../../../platform/db/schema';
import { purgeRemovedPosts } from '.';

const MEGABYTE = 2 ** 20;
const PRESENTATION = 'openxmlformats-officedocument.presentationml.presentation';

let server: TestServer;
let seed: Seed;
let mei: Visitor;
let tomasId: string;
let tomas: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const [author, reader] = [await seed.member('Mei'), await seed.member('Tomas')];
  tomasId = reader.id;
  mei = await server.signIn(author.email);
  tomas = await server.signIn(reader.email);
});
afterAll(() => server.close());

const png = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();

/** A photo as a telephone makes it: lying on its side, and telling where it was taken. */
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a37' } })
    .withExif({
      IFD0: { Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const mp4 = Buffer.concat([
  Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
  Buffer.alloc(64),
]);
const webm = Buffer.from('1a45dfa3874282847765626d', 'hex');
const pptx = ooxml('ppt/presentation.xml', PRESENTATION);

type Sent = Record<string, { bytes: Uint8Array; name?: string; type?: string }>;

function form(sent: Sent, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [field, { bytes, name = `a.${field}`, type = '' }] of Object.entries(sent)) {
    data.set(field, new Blob([Buffer.from(bytes)], { type }), name);
  }
  return data;
}

const create = (sent: Sent, fields?: Record<string, string>) =>
  mei.send('POST', '/api/v1/feed/post', form(sent, fields));

const edit = (id: string, sent: Sent, fields?: Record<string, string>) =>
  mei.send('PUT', `/api/v1/feed/post/${id}/content`, form(sent, fields));

/** The path of a post's file: the address is the server's own. */
const pathOf = (address: string): string => new URL(address).pathname;

const bytesOf = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(address)).arrayBuffer());

const isStored = async (address: string): Promise<boolean> => {
  try {
    (await server.context.storage.read(pathOf(address).replace('/files/', ''))).destroy();
    return true;
  } catch {
    return false;
  }
};

describe('the file of a post', () => {
  it('is one of four kinds, and answered under the key of its kind with its name [DATA-010]', async () => {
    const kinds: [string, Uint8Array, string, string][] = [
      ['image', await png(), 'image/png', 'png'],
      ['video', mp4, 'video/mp4', 'mp4'],
      ['video', webm, 'video/webm', 'webm'],
      ['pdf', pdf, 'application/pdf', 'pdf'],
      ['ppt', pptx, `application/vnd.${PRESENTATION}`, 'pptx'],
      ['ppt', oldOffice('PowerPoint Document'), 'application/vnd.ms-powerpoint', 'ppt'],
    ];
    for (const [kind, bytes, type, ending] of kinds) {
      const reply = await create({ [kind]: { bytes, name: `C:\\Prüfung\\Größe 5.${ending}` } });
      expect([kind, reply.status]).toEqual([kind, 201]);
      const { media, title } = reply.body.Item;
      expect(Object.keys(media)).toEqual([kind]);
      expect(media[kind].name).toBe(`Größe 5.${ending}`);
      // A post without words is called as its file is.
      expect(title).toBe(`Größe 5.${ending}`);
      expect(pathOf(media[kind].data)).toMatch(new RegExp(`^/files/[\\w-]{24}\\.${ending}$`));
      const file = await server.guest().get(pathOf(media[kind].data));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      expect(file.headers.get('content-disposition')).toBe(
        `inline; filename*=UTF-8''Gr%C3%B6%C3%9Fe%205.${ending}`,
      );
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(file.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
    }
    const two = await create({ image: { bytes: await png() }, pdf: { bytes: pdf } }, { text: 'Both' });
    expect([two.status, Object.keys(two.body.fields)]).toEqual([422, ['pdf']]);
  });

  it('is named by its first line, or by the file where there are no words [GAP-030]', async () => {
    const sent = { pdf: { bytes: pdf, name: 'sheet.pdf' } };
    expect((await create(sent, { text: '' })).body.Item.title).toBe('sheet.pdf');
    expect((await create(sent, { text: 'Our sheet\nrev. 4' })).body.Item.title).toBe('Our sheet');
  });

  it('is a picture turned upright, without where it was taken, and with a smaller copy', async () => {
    const { Item } = (await create({ image: { bytes: await photo(), type: 'image/jpeg' } })).body;
    expect([Item.imageContent.width, Item.imageContent.height]).toEqual([1200, 1600]);
    for (const [address, height] of [
      [Item.media.image.data, 1600],
      [Item.imageContent.thumb, 960],
    ] as const) {
      const bytes = await bytesOf(address);
      const { exif, xmp, orientation, height: drawn } = await sharp(bytes).metadata();
      expect([exif, xmp, orientation, drawn]).toEqual([undefined, undefined, undefined, height]);
      expect(bytes.includes('Somebody')).toBe(false);
    }
    const small = (await create({ image: { bytes: await png() } })).body.Item;
    expect(small.imageContent).toEqual({ width: 40, height: 20, thumb: small.media.image.data });
  });

  it('is told by its content: lies, parts of two kinds, macros and the empty are refused', async () => {
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
    const shifted = Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), pdf]);
    const macros = Buffer.alloc(12);
    macros.writeUInt32LE(1, 4);
    const oldMacros = Buffer.concat([
      oldOffice('PowerPoint Document'),
      Buffer.from('1f00ff0314000000020000040c000000', 'hex'),
      macros,
    ]);
    const disguised = ooxml('ppt/presentation.xml', PRESENTATION, { 'ppt/vbaProject.bin': 'code' });
    const lies: [string, Uint8Array][] = [
      ['image', page],
      ['image', gif],
      ['image', pdf],
      ['image', (await png()).subarray(0, 60)],
      ['image', Buffer.alloc(0)],
      ['pdf', page],
      ['pdf', shifted],
      ['pdf', await png()],
      ['pdf', zip({ 'a.pdf': 'nothing' })],
      ['video', pdf],
      ['video', Buffer.from('000000146674797071742020000002007174202000', 'hex')],
      ['ppt', pdf],
      ['ppt', docx],
      ['ppt', ooxml('ppt/presentation.xml', 'ms-powerpoint.presentation.macroEnabled')],
      ['ppt', disguised],
      ['ppt', oldMacros],
      ['ppt', oldOffice('WordDocument')],
      ['ppt', oldOffice('__substg1.0_0037001F')],
    ];
    const types = {
      image: 'image/png',
      video: 'video/mp4',
      pdf: 'application/pdf',
      ppt: 'application/vnd.ms-powerpoint',
    };
    for (const [kind, bytes] of lies) {
      const type = types[kind as keyof typeof types];
      const refused = await create({ [kind]: { bytes, type } }, { text: 'A lie' });
      expect([kind, refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
        kind,
        415,
        'unsupported_type',
        [kind],
      ]);
    }
    const named = await create({ ppt: { bytes: disguised } });
    expect(named.body.error).toBe('Use a PowerPoint file without macros of up to 25 MB.');
    expect(await server.context.db.select().from(posts).where(eq(posts.text, 'A lie'))).toEqual([]);
  });

  it('is a document that opens: what only begins as one is refused in words [GAP-098]', async () => {
    const old = oldOffice('PowerPoint Document');
    const broken: [string, Uint8Array][] = [
      ['pdf', Buffer.from('%PDF-1.4\nbroken')],
      ['pdf', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')],
      ['pdf', pdf.subarray(0, pdf.indexOf('trailer'))],
      ['pdf', Buffer.from(pdf.toString().replace('1 0 obj', '7 0 obj'))],
      ['ppt', pptx.subarray(0, -30)],
      ['ppt', ooxml('ppt/slides/slide1.xml', PRESENTATION)],
      ['ppt', old.subarray(0, 2100)],
    ];
    const sentence = 'This file is damaged or incomplete. Attach one of up to 25 MB that opens.';
    for (const [kind, bytes] of broken) {
      const refused = await create({ [kind]: { bytes } }, { text: 'Broken' });
      expect([refused.status, refused.body]).toEqual([
        415,
        { error: sentence, code: 'unsupported_type', fields: { [kind]: sentence } },
      ]);
    }
    expect(await server.context.db.select().from(posts).where(eq(posts.text, 'Broken'))).toEqual([]);
  });

  it('is a PDF as readers open it: after junk, without its end, with its catalog packed [GAP-098]', async () => {
    const packed = [
      '%PDF-1.5',
      '5 0 obj<</Type/ObjStm/N 2/First 8/Length 4>>stream\nabcdendstream endobj',
      '6 0 obj<</Type/XRef/Root 1 0 R/Size 7/W[1 2 1]/Length 4>>stream\nabcdendstream endobj',
      'startxref\n70\n%%EOF',
    ].join('\r\n');
    for (const bytes of [
      Buffer.concat([Buffer.from('\r\n\ufeff  '), pdf]),
      Buffer.concat([pdf, Buffer.from('sent by a scanner\n'.repeat(200))]),
      pdf.subarray(0, pdf.indexOf('%%EOF')),
      Buffer.from(pdf.toString().replaceAll('\n', '\r')),
      Buffer.from(packed),
    ]) {
      expect((await create({ pdf: { bytes } })).status).toBe(201);
    }
  });

  it('is drawn anew, so that nothing behind the picture is kept', async () => {
    const script = '<script>alert("behind")</script>';
    const polyglot = Buffer.concat([await png(), Buffer.from(script), zip({ 'evil.js': script })]);
    const reply = await create({ image: { bytes: polyglot } });
    expect(reply.status).toBe(201);
    const stored = await bytesOf(reply.body.Item.media.image.data);
    expect([stored.includes('alert'), stored.includes('evil.js')]).toEqual([false, false]);
  });

  it('has a limit that is named: 10 MB and 50 megapixels of a picture, 25 MB of all else', async () => {
    const refused = async (kind: string, bytes: Uint8Array) => {
      const { status, body } = await create({ [kind]: { bytes } });
      return [status, body.code, body.error, body.fields];
    };
    const large = (head: Uint8Array, size: number) => Buffer.concat([head, Buffer.alloc(size - head.length)]);
    const answerOf = (field: string, limit: string) => [
      413,
      'too_large',
      `The request body can be up to ${limit}.`,
      { [field]: `The file can be up to ${limit}.` },
    ];
    for (const size of [10 * MEGABYTE + 1, 25 * MEGABYTE + 1]) {
      expect(await refused('image', large(await png(), size))).toEqual(answerOf('image', '10 MB'));
    }
    for (const [kind, head] of [
      ['pdf', pdf],
      ['video', mp4],
      ['ppt', pptx],
    ] as const) {
      expect(await refused(kind, large(head, 25 * MEGABYTE + 1))).toEqual(answerOf(kind, '25 MB'));
    }
    expect((await create({ pdf: { bytes: large(pdf, 25 * MEGABYTE) } })).status).toBe(201);
    const blank = { width: 9000, height: 9000, channels: 3, background: '#fff' } as const;
    const huge = await sharp({ create: blank }).png({ palette: true, colours: 2 }).toBuffer();
    expect((await refused('image', huge)).slice(0, 3)).toEqual([
      413,
      'too_large',
      'The picture can have up to 50 megapixels.',
    ]);
  });

  it('is a file, in a field that is known', async () => {
    const text = await create({}, { text: 'x', image: 'data:image/png;base64,AAAA' });
    expect([text.status, text.body.fields]).toEqual([422, { image: 'This must be a file.' }]);
    const unknown = await create({ audio: { bytes: mp4 } }, { text: 'x' });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['audio']]);
    const asText = await create({ text: { bytes: pdf } });
    expect([asText.status, Object.keys(asText.body.fields)]).toEqual([422, ['text']]);
  });

  it('stays at an edit, gives way to another, or is removed; then the old one is gone', async () => {
    const { id, media } = (await create({ pdf: { bytes: pdf } }, { text: 'With a sheet' })).body.Item;
    const kept = await edit(id, {}, { text: 'With the same sheet' });
    expect([kept.status, kept.body.Item.media]).toEqual([200, media]);
    const replaced = (await edit(id, { image: { bytes: await png(1200, 900) } }, { text: 'With a picture' }))
      .body.Item;
    expect(Object.keys(replaced.media)).toEqual(['image']);
    // The bytes go once the reply is on its way.
    await expect.poll(() => isStored(media.pdf.data)).toBe(false);
    expect((await mei.get(pathOf(media.pdf.data))).status).toBe(404);
    const bare = (await edit(id, {}, { text: 'Bare', remove_media: 'true' })).body.Item;
    expect([bare.media, bare.imageContent, bare.text]).toEqual([null, null, 'Bare']);
    for (const address of [replaced.media.image.data, replaced.imageContent.thumb]) {
      expect((await mei.get(pathOf(address))).status).toBe(404);
      await expect.poll(() => isStored(address)).toBe(false);
    }
  });

  it('is what may stand without words, and may not be taken from a post without words', async () => {
    const { id, media } = (await create({ pdf: { bytes: pdf } }, { text: '\n' })).body.Item;
    expect((await edit(id, {}, { text: '\n' })).status).toBe(200);
    const emptied = await edit(id, {}, { text: '\n', remove_media: 'true' });
    expect([emptied.status, Object.keys(emptied.body.fields)]).toEqual([422, ['text']]);
    expect((await mei.get(pathOf(media.pdf.data))).status).toBe(200);
    const lie = await edit(id, { pdf: { bytes: mp4 } });
    expect([lie.status, (await mei.get(pathOf(media.pdf.data))).status]).toEqual([415, 200]);
  });
});

describe('GET /files/{name} of a post', () => {
  const mentions = () => JSON.stringify([{ start: 0, length: 5, kind: 'person', id: tomasId }]);

  it('answers the files of a private post to those only who may read the post [GAP-052]', async () => {
    const fields = { text: 'Tomas, see', visibility: 'private', mentions: mentions() };
    const { Item } = (await create({ image: { bytes: await png(1200, 900) } }, fields)).body;
    const stranger = await server.signIn((await seed.member('Stranger')).email);
    for (const address of [Item.media.image.data, Item.imageContent.thumb]) {
      const statusFor = async (visitor: Visitor, headers = {}) =>
        (await visitor.get(pathOf(address), { headers })).status;
      expect([await statusFor(mei), await statusFor(tomas)]).toEqual([200, 200]);
      expect([await statusFor(stranger), await statusFor(server.guest())]).toEqual([404, 404]);
      const reply = await tomas.get(pathOf(address));
      expect(reply.headers.get('cache-control')).toBe('private, no-cache');
      expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-site');
      // Not even that one has the right copy already is told to others.
      const headers = { 'If-None-Match': reply.headers.get('etag') ?? '' };
      expect([await statusFor(tomas, headers), await statusFor(stranger, headers)]).toEqual([304, 404]);
      expect(await statusFor(server.guest(), { Range: 'bytes=0-3' })).toBe(404);
    }
  });

  it('follows the post: private, public, removed, restored', async () => {
    const { id, media } = (await create({ pdf: { bytes: pdf } }, { text: 'Sheet' })).body.Item;
    const statuses = async () =>
      Promise.all(
        [mei, tomas, server.guest()].map(async (one) => (await one.get(pathOf(media.pdf.data))).status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    const open = await server.guest().get(pathOf(media.pdf.data));
    expect(open.headers.get('cache-control')).toBe('private, no-cache');
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await edit(id, {}, { visibility: 'private' });
    expect(await statuses()).toEqual([200, 404, 404]);
    await edit(id, {}, { visibility: 'public' });
    await mei.delete(`/api/v1/feed/post/${id}`);
    expect(await statuses()).toEqual([404, 404, 404]);
    await mei.put(`/api/v1/feed/post/${id}/restore`, undefined);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('is over for good, bytes and all, with a post that nobody can bring back', async () => {
    const { id, media } = (await create({ pdf: { bytes: pdf } }, { text: 'Brief' })).body.Item;
    const other = (await create({ pdf: { bytes: pdf } }, { text: 'Lasting' })).body.Item.media.pdf.data;
    await mei.delete(`/api/v1/feed/post/${id}`);
    await purgeRemovedPosts(server.context);
    expect(await isStored(media.pdf.data)).toBe(true);
    const { db } = server.context;
    await db
      .update(posts)
      .set({ removedAt: new Date(0) })
      .where(eq(posts.id, id));
    await purgeRemovedPosts(server.context);
    expect([await isStored(media.pdf.data), await isStored(other)]).toEqual([false, true]);
    expect(await db.select().from(files).where(eq(files.postId, id))).toEqual([]);
  });

  it('gives nobody’s cookie away with what everybody may keep', async () => {
    const visitor = await server.signIn((await seed.member('Ruth')).email);
    const signed = await visitor.get('/api/v1/product/signedUrl/image?file_type=image%2Fpng');
    await visitor.send('PUT', pathOf(signed.body.signedRequest), await png(), {
      headers: { 'Content-Type': 'image/png' },
    });
    await server.context.db.update(sessions).set({ seenAt: new Date(Date.now() - 2 * 3_600_000) });
    const picture = await visitor.get(pathOf(signed.body.url));
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(picture.headers.getSetCookie()).toEqual([]);
  });
});
