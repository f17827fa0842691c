import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { docm, docx, oldOffice, pdf, xlsx, zip } from '../../../../testing/documents';
import { inquiries } from '../../../platform/db/schema';
import { purgeExpiredInquiries } from '.';

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
      const sentence = 'Use a PDF, Word or Excel file of up to 10 MB.';
      expect([refused.status, refused.body]).toEqual([
        415,
        { error: sentence, code: 'unsupported_type', fields: { attachment: sentence } },
      ]);
    }
    for (const bytes of [Buffer.from('%PDF-1.4\nbroken'), docx.subarray(0, -30)]) {
      const refused = await ask(
        form({ ...ines, email_id: 'other@kvarnholm.example' }, { bytes, name: 'plan.pdf' }),
      );
      const sentence = 'This file is damaged or incomplete. Attach one of up to 10 MB that opens.';
      expect([refused.status, refused.body.fields]).toEqual([415, { attachment: sentence }]);
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
      'The request body can be up to 10 MB.',
    ]);
    expect(refused.body.fields).toEqual({ attachment: 'The file can be up to 10 MB.' });
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
    await purgeExpiredInquiries({ db, storage });
    expect(await stored(email_id)).toHaveLength(2);
    await db
      .update(inquiries)
      .set({ createdAt: sql`now() - interval '366 days'` })
      .where(eq(inquiries.email, email_id));
    await purgeExpiredInquiries({ db, storage });
    expect(await stored(email_id)).toEqual([]);
    await expect(storage.read(file ?? '')).rejects.toThrow();
    expect(await stored('nadia@umea-optik.example')).toHaveLength(1);
  });
});
