import { directChatId } from '@millrace/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids';
import { Seed, startTestServer, type TestServer, type Visitor } from '../testing';
import { pdf } from '../testing/documents';

let server: TestServer;
let ada: Visitor;
let room: string;

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  const one = await seed.member('Ada', { plan: 'premium' });
  const other = await seed.member('Ben', { plan: 'premium' });
  ada = await server.signIn(one.email);
  room = `/api/v1/chats/${directChatId(one.id, other.id)}/`;
});
afterAll(() => server.close());

/** A form written by hand, as browsers write no such names. */
function formWith(fields: Record<string, string>, field: string, name: string) {
  const boundary = 'millrace';
  const lines = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `${lines.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    body: new Uint8Array(Buffer.concat([Buffer.from(head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)])),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function sendNamed(name: string) {
  const { body, headers } = formWith({ id: newId() }, 'pdf', name);
  return ada.send('POST', `${room}file`, body, { headers });
}

it.each([
  ['a path that climbs', '../../../../etc/passwd', 'passwd.pdf'],
  ['a path of Windows', 'C:\\\\Windows\\\\System32\\\\drivers.exe', 'drivers.pdf'],
  ['another ending', 'sheet.html', 'sheet.pdf'],
  ['no name before its ending', '.htaccess', 'attachment.pdf'],
  ['what turns letters around', 'sheet\u202Efdp.exe', 'sheetfdp.pdf'],
  ['markup', '<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ['letters of the world', 'Größe 光纤 الألياف.pdf', 'Größe 光纤 الألياف.pdf'],
  ['nothing that can be seen', '\u200F\u202E', 'attachment.pdf'],
  ['more than a list has room for', '😀'.repeat(300), `${'😀'.repeat(196)}.pdf`],
])('keeps a plain name of a file that was sent with %s', async (_what, sent, kept) => {
  const reply = await sendNamed(sent);
  expect([reply.status, reply.body.Item?.media.pdf.name]).toEqual([201, kept]);
  // Where it is stored says nothing of its name.
  expect(new URL(reply.body.Item.media.pdf.data).pathname).toMatch(/^\/files\/[\w-]+\.pdf$/);
});

it('refuses a form whose names of files hold a zero byte', async () => {
  const { status, body } = await sendNamed('sheet\0.exe.pdf');
  expect([status, body.code]).toEqual([400, 'bad_body']);
});
