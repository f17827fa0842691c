import { crc32 } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiries, invitationRequests, landingVisits } from '../../db/schema';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { forgetOldInquiries } from '.';

const SALES = 'sales@millrace.example';
const MEGABYTE = 2 ** 20;

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const ines = {
  first_name: 'Ines',
  email_id: 'ines@kvarnholm.example',
  message: 'We are looking for helium 5.0 within 300 km of Kiruna.',
};

function form(fields: Record<string, string>, file?: { bytes: Uint8Array; name: string }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('attachment', new Blob([Buffer.from(file.bytes)]), file.name);
  return data;
}

const ask = (body: FormData, visitor: Visitor = server.guest(), key?: string) =>
  visitor.send('POST', '/api/v2/inquiry', body, { headers: key ? { 'Idempotency-Key': key } : {} });

const stored = (email: string) =>
  server.context.db.select().from(inquiries).where(eq(inquiries.email, email)).orderBy(inquiries.createdAt);

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const oleHead = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** What Word and Excel of before 2007 write, as far as it tells what it is. */
const oldOffice = (stream: string) =>
  Buffer.concat([oleHead, Buffer.alloc(1528), Buffer.from(`${stream}\0`, 'utf16le'), Buffer.alloc(512)]);

/** An archive of files that are not compressed, as Office documents are. */
function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const body = Buffer.from(text);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(body), 0);
    sizes.writeUInt32LE(body.length, 4);
    sizes.writeUInt32LE(body.length, 8);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    const local = Buffer.concat([
      Buffer.from('504b030414000000000000000000', 'hex'),
      sizes,
      lengths,
      name,
      body,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('504b0102140014000000000000000000', 'hex'), sizes, lengths, place, name]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

const ooxml = (part: string, kind: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
    [part]: '<x/>',
  });

const docx = ooxml('word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document');
const xlsx = ooxml('xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet');
const docm = ooxml('word/document.xml', 'ms-word.document.macroEnabled');

describe('POST /api/v2/inquiry', () => {
  it('takes a multipart form from anybody and mails it to the sales desk, to be answered [API-064]', async () => {
    const reply = await ask(
      form(
        {
          ...ines,
          last_name: 'Berg',
          company_name: 'Kvarnholm Silica AB',
          contact: '+46 8 123 45',
          message: 'Helium 5.0.\nWithin 300 km of Kiruna.',
        },
        { bytes: pdf, name: 'demand.pdf' },
      ),
    );
    expect([reply.status, reply.body]).toEqual([
      201,
      { message: 'Thank you. We have received your inquiry.' },
    ]);
    const mail = await server.mail.next(SALES);
    expect(mail.subject).toBe('Inquiry from Ines Berg');
    expect(mail.replyTo).toBe('ines@kvarnholm.example');
    for (const said of [
      'Ines Berg',
      'Kvarnholm Silica AB',
      '+46 8 123 45',
      '> Helium 5.0.\n> Within 300 km of Kiruna.',
    ]) {
      expect(mail.text).toContain(said);
    }
    expect(mail.attachments).toMatchObject([{ name: 'demand.pdf', contentType: 'application/pdf' }]);
  });

  it('keeps every field, the file in the storage, and the member who asks, whatever userId says [DATA-013]', async () => {
    const nadia = await seed.member('Nadia');
    const visitor = await server.signIn(nadia.email);
    const fields = {
      first_name: ' Nadia ',
      last_name: 'Okafor',
      company_name: 'Umeå Optik',
      email_id: 'nadia@umea-optik.example',
      contact: '070 1234567',
      message: ' Preforms,\n150 mm ',
      userId: '00000000-0000-4000-8000-000000000000',
    };
    expect(
      (await ask(form(fields, { bytes: docx, name: 'C:\\Users\\n\\spec.v2.docx' }), visitor)).status,
    ).toBe(201);
    const [row] = await stored('nadia@umea-optik.example');
    expect(row).toMatchObject({
      firstName: 'Nadia',
      lastName: 'Okafor',
      companyName: 'Umeå Optik',
      email: 'nadia@umea-optik.example',
      phone: '070 1234567',
      message: 'Preforms,\n150 mm',
      attachmentName: 'spec.v2.docx',
      attachmentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      userId: nadia.id,
    });
    const kept: Buffer[] = [];
    for await (const chunk of await server.context.storage.read(row?.attachmentFile ?? '')) kept.push(chunk);
    expect(Buffer.concat(kept).equals(docx)).toBe(true);
    // No address leads to it.
    expect((await server.guest().get(`/files/${row?.attachmentFile}`)).status).toBe(404);
    await server.mail.next(SALES);
  });

  it('tells documents by their content, whatever their name [GAP-098]', async () => {
    const documents = [
      [pdf, 'application/pdf', 'pdf'],
      [docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
      [xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
      [oldOffice('WordDocument'), 'application/msword', 'doc'],
      [oldOffice('Workbook'), 'application/vnd.ms-excel', 'xls'],
    ] as const;
    for (const [index, [bytes, type, ending]] of documents.entries()) {
      const email_id = `document${index}@kvarnholm.example`;
      const { status } = await ask(form({ ...ines, email_id }, { bytes, name: 'anything.exe' }));
      const [row] = await stored(email_id);
      expect([status, row?.attachmentType, row?.attachmentName]).toEqual([201, type, `anything.${ending}`]);
    }
    const others = [
      Buffer.from('MZ\x90\0\x03'),
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('only words'),
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkOPD/PwAFRgKn3lYqjQAAAABJRU5ErkJggg==',
        'base64',
      ),
      zip({ 'readme.txt': 'nothing' }),
      docm,
      oldOffice('PowerPoint Document'),
    ];
    for (const bytes of others) {
      const refused = await ask(
        form({ ...ines, email_id: 'other@kvarnholm.example' }, { bytes, name: 'plan.pdf' }),
      );
      const sentence = 'This is no PDF, Word or Excel file. Attach one of at most 10 MB.';
      expect([refused.status, refused.body]).toEqual([
        415,
        { error: sentence, code: 'unsupported_type', fields: { attachment: sentence } },
      ]);
    }
    expect(await stored('other@kvarnholm.example')).toEqual([]);
  });

  it('takes 10 MB and says so of more [GAP-098]', async () => {
    const sized = (bytes: number) => ({
      bytes: Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length)]),
      name: 'a.pdf',
    });
    const email_id = 'large@kvarnholm.example';
    expect((await ask(form({ ...ines, email_id }, sized(10 * MEGABYTE)))).status).toBe(201);
    const refused = await ask(form({ ...ines, email_id }, sized(10 * MEGABYTE + 1)));
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      413,
      'too_large',
      'The body may have at most 10 MB.',
    ]);
    expect(await stored(email_id)).toHaveLength(1);
  });

  it('refuses what lacks first name, e-mail or message, and addresses that are none', async () => {
    const { first_name, email_id, message } = ines;
    for (const [fields, named] of [
      [{ email_id, message }, 'first_name'],
      [{ first_name, message }, 'email_id'],
      [{ first_name, email_id }, 'message'],
      [{ ...ines, message: ' \n ' }, 'message'],
      [{ ...ines, email_id: 'ines' }, 'email_id'],
      [{ ...ines, message: 'x'.repeat(5001) }, 'message'],
      [{ ...ines, company: 'unknown' }, 'company'],
    ] as const) {
      const refused = await ask(form(fields));
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [named]]);
    }
    expect((await server.guest().post('/api/v2/inquiry', ines)).status).toBe(415);
  });

  it('makes one inquiry of a double click, of members and of guests [GAP-103]', async () => {
    const email_id = 'twice@kvarnholm.example';
    const replies = await Promise.all([1, 2, 3].map(() => ask(form({ ...ines, email_id }))));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored(email_id)).toHaveLength(1);
    await ask(form({ ...ines, email_id, message: 'Something else.' }));
    expect(await stored(email_id)).toHaveLength(2);

    const oda = await server.signIn((await seed.member('Oda')).email);
    const own = { ...ines, email_id: 'oda@kvarnholm.example' };
    const first = await ask(form(own), oda, 'one-click');
    const again = await ask(form(own), oda, 'one-click');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await stored('oda@kvarnholm.example')).toHaveLength(1);
    const other = await ask(form({ ...own, message: 'Another.' }), oda, 'one-click');
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('forgets inquiries of more than a year ago, with their files', async () => {
    const { db, storage } = server.context;
    const email_id = 'old@kvarnholm.example';
    await ask(form({ ...ines, email_id }, { bytes: pdf, name: 'old.pdf' }));
    await ask(form({ ...ines, email_id, message: 'Without a file.' }));
    const [{ attachmentFile: file } = { attachmentFile: null }] = await stored(email_id);
    await forgetOldInquiries({ db, storage });
    expect(await stored(email_id)).toHaveLength(2);
    await db
      .update(inquiries)
      .set({ createdAt: sql`now() - interval '366 days'` })
      .where(eq(inquiries.email, email_id));
    await forgetOldInquiries({ db, storage });
    expect(await stored(email_id)).toEqual([]);
    await expect(storage.read(file ?? '')).rejects.toThrow();
    expect(await stored('nadia@umea-optik.example')).toHaveLength(1);
  });
});

describe('POST /api/v1/invitation', () => {
  const invite = (email: string) => server.guest().post('/api/v1/invitation', { email });

  it('thanks, writes to the visitor with the way to sign up, and to the sales desk [API-011]', async () => {
    const reply = await invite(' Ines.Berg@Kvarnholm.Engineering ');
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        message:
          'Thank you for showing your interest in Millrace. A representative from our team will get in touch with you shortly.',
      },
    ]);
    const mail = await server.mail.next('ines.berg@kvarnholm.engineering');
    expect(mail.links).toContain(`${server.webUrl}/signup?email=ines.berg%40kvarnholm.engineering`);
    const told = (await server.mail.all(SALES)).find(({ subject }) => subject.includes('ines.berg'));
    expect([told?.subject, told?.replyTo]).toEqual([
      'Invitation asked for by ines.berg@kvarnholm.engineering',
      'ines.berg@kvarnholm.engineering',
    ]);
  });

  it('writes once to an address, however often it is left', async () => {
    await invite('twice@kvarnholm.engineering');
    expect((await invite('TWICE@kvarnholm.engineering')).status).toBe(200);
    expect(await server.mail.all('twice@kvarnholm.engineering')).toHaveLength(1);
    const rows = await server.context.db
      .select()
      .from(invitationRequests)
      .where(eq(invitationRequests.email, 'twice@kvarnholm.engineering'));
    expect(rows).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    for (const email of ['ines', 'ines@kvarnholm', '@kvarnholm.se', 'a b@kvarnholm.se']) {
      const refused = await invite(email);
      expect([refused.status, refused.body.fields]).toEqual([422, { email: 'must be an e-mail address' }]);
    }
  });
});

describe('GET /api/v1/log/landing', () => {
  it('answers 204 to anybody, and counts by day without a word on who came [API-012, GAP-067]', async () => {
    const { db } = server.context;
    const ida = await server.signIn((await seed.member('Ida')).email);
    for (const visitor of [server.guest(), server.guest(), ida]) {
      const { status, text, headers } = await visitor.get('/api/v1/log/landing');
      expect([status, text, headers.get('set-cookie')]).toEqual([204, '', null]);
    }
    const counted = await db.select().from(landingVisits);
    const today = new Date().toISOString().slice(0, 10);
    expect(counted).toEqual([{ day: today, visits: 3 }]);
  });
});
