import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { type MailServer, startMailServer } from '../../../testing/mail-server';
import { jobHandlers } from '../../background';
import { transact } from '../db/transact';
import type { MailJob } from './mail';
import { MAIL_NAMES, SAMPLES, sampleOf } from './testing/sample-mails';

describe('by SMTP', () => {
  let post: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    post = await startMailServer();
    server = await startTestServer({ smtpUrl: post.url, mailFrom: 'Millrace <hello@millrace.example>' });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });
  afterEach(() => {
    post.arrived.length = 0;
  });

  const runDue = () => server.context.jobs.runDue(jobHandlers(server.context));
  const skipWaiting = () =>
    server.context.db.execute(sql`UPDATE pgboss.job SET start_after = now() - interval '1 second'`);
  const reset = (to: string): MailJob => ({ name: 'resetPassword', to, data: SAMPLES.resetPassword });

  it('every mail arrives, in HTML and text', async () => {
    for (const name of MAIL_NAMES) {
      await server.context.mailer.send({ ...sampleOf(name), to: `${name}@people.example` } as MailJob);
    }
    expect(await runDue()).toBe(MAIL_NAMES.length);
    expect(post.arrived.map(({ recipients }) => recipients.join()).sort()).toEqual(
      MAIL_NAMES.map((name) => `${name}@people.example`).sort(),
    );
    for (const { parsed } of post.arrived) {
      expect(parsed.from).toMatchObject({
        name: expect.stringMatching(/^(Ada Okafor via )?Millrace$/),
        address: 'hello@millrace.example',
      });
      expect(parsed.replyTo?.[0]).toMatchObject({ address: server.context.config.salesEmail });
      expect(parsed.subject?.length).toBeGreaterThan(10);
      expect(parsed.html).toContain('<html');
      expect(parsed.text).toContain('Millrace');
    }
    const mail = post.arrived.find(({ recipients }) => recipients[0] === 'resetPassword@people.example');
    expect(mail?.parsed.text).toContain(`${server.webUrl}/resetpassword?token=Zm9yZ290dGVu`);
    expect(mail?.parsed.messageId).toMatch(/^<[\da-f-]{36}@millrace\.example>$/);
  });

  it('comes in the language that its recipient has set, else in that of who caused it', async () => {
    const { db, mailer } = server.context;
    await db.execute(sql`
      INSERT INTO users (id, email, first_name, last_name, display_name, language)
      VALUES (gen_random_uuid(), 'Uta@people.example', 'Uta', 'Ostwald', 'Uta Ostwald', 'de')`);
    await mailer.send(reset('uta@people.example'));
    await mailer.send({ ...reset('stranger@people.example'), language: 'ja' });
    await mailer.send(reset('other@people.example'));
    await runDue();
    const subjects = Object.fromEntries(
      post.arrived.map(({ recipients, parsed }) => [recipients[0], parsed.subject]),
    );
    expect(subjects).toEqual({
      'uta@people.example': 'Wählen Sie ein neues Passwort',
      'stranger@people.example': '新しいパスワードを設定してください',
      'other@people.example': 'Choose a new password',
    });
  });

  it('is sent exactly if the change it tells of is committed', async () => {
    const { db, mailer } = server.context;
    await expect(
      transact(db, async (tx) => {
        await mailer.send(reset('undone@people.example'), { tx });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await transact(db, (tx) => mailer.send(reset('done@people.example'), { tx }));
    await runDue();
    expect(post.arrived.map(({ recipients }) => recipients)).toEqual([['done@people.example']]);
  });

  it('is sent again, as the same mail, when the server was busy', async () => {
    for (const at of ['message', 'recipient'] as const) {
      post.refusals.push({ code: 451, at });
      await server.context.mailer.send(reset(`busy.${at}@people.example`));
      expect(await runDue()).toBe(1);
      expect(post.arrived).toEqual([]);
      expect(await runDue()).toBe(0);
      await skipWaiting();
      expect(await runDue()).toBe(1);
      expect(post.arrived.map(({ recipients }) => recipients)).toEqual([[`busy.${at}@people.example`]]);
      post.arrived.length = 0;
    }
    expect(await server.context.jobs.failed()).toEqual([]);
  });

  it('is not tried again when the mailbox does not exist', async () => {
    post.refusals.push({ code: 550, at: 'recipient' });
    await server.context.mailer.send(reset('gone@people.example'));
    expect(await runDue()).toBe(1);
    await skipWaiting();
    expect(await runDue()).toBe(0);
    const [given] = await server.context.jobs.failed();
    expect(given).toMatchObject({ kind: 'mail', error: expect.stringContaining('550') });
  });

  it('brings attachments whole, under their names, and answers go to the visitor', async () => {
    const { storage, mailer, config } = server.context;
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256));
    await storage.put('drawing.pdf', bytes);
    await mailer.send({
      name: 'inquiry',
      to: config.salesEmail,
      replyTo: 'ada@kvarnholm.example',
      data: SAMPLES.inquiry,
      attachments: [
        {
          name: 'Zeichnung „Größe 3“.pdf',
          contentType: 'application/pdf',
          file: 'drawing.pdf',
        },
      ],
    });
    await runDue();
    const [mail] = post.arrived;
    expect(mail?.recipients).toEqual([config.salesEmail]);
    expect(mail?.parsed.replyTo?.[0]?.address).toBe('ada@kvarnholm.example');
    const [attachment] = mail?.parsed.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'Zeichnung „Größe 3“.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(bytes)).toBe(true);
    expect(mail?.parsed.text).toContain('> We look for preforms of 120 mm.');
  });

  it('takes no header and no further reader from what people type', async () => {
    const injection = 'Ada\r\nBcc: all@elsewhere.example\r\n\r\n<b>Buy</b>';
    await server.context.storage.put('note.pdf', Buffer.from('%PDF'));
    await server.context.mailer.send({
      name: 'inquiry',
      to: 'desk@people.example',
      data: { ...SAMPLES.inquiry, firstName: injection, lastName: injection, company: injection },
      attachments: [{ name: `${injection}.pdf`, contentType: 'application/pdf', file: 'note.pdf' }],
    });
    await runDue();
    const [mail] = post.arrived;
    expect(mail?.recipients).toEqual(['desk@people.example']);
    expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    const headers = mail?.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^bcc:/im);
    expect(mail?.parsed.attachments[0]?.filename).not.toMatch(/[\r\n/]/);
    expect(mail?.parsed.subject).toContain('Bcc: all@elsewhere.example');
    expect(mail?.parsed.to).toHaveLength(1);

    for (const to of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'Ada <a@b.example>']) {
      await expect(server.context.mailer.send(reset(to))).rejects.toThrow('Not an email address');
    }
    await expect(
      server.context.mailer.send({ ...reset('a@b.example'), replyTo: 'x@y.example, z@y.example' }),
    ).rejects.toThrow('Not an email address');
  });
});

describe('without a mail server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('mails are kept for tests to read, one after another', async () => {
    const { mailer } = server.context;
    await expect(server.mail.next('ada@people.example')).rejects.toThrow('no further mail');
    await mailer.send({ name: 'resetPassword', to: 'Ada@People.example', data: SAMPLES.resetPassword });
    await mailer.send({ name: 'passwordChanged', to: 'Ada@People.example', data: SAMPLES.passwordChanged });
    await mailer.send({ name: 'accountDeleted', to: 'bo@people.example', data: SAMPLES.accountDeleted });
    const first = await server.mail.next('ada@people.example');
    const second = await server.mail.next('ada@people.example');
    expect([first.subject, second.subject].sort()).toEqual([
      'Choose a new password',
      'Your password was changed',
    ]);
    const reset = first.subject === 'Choose a new password' ? first : second;
    expect(reset.links).toEqual([`${server.webUrl}/resetpassword?token=Zm9yZ290dGVu`]);
    expect(reset.text).toContain('Hello Ada,');
    await expect(server.mail.next('ada@people.example')).rejects.toThrow('no further mail');
    expect(await server.mail.all('bo@people.example')).toHaveLength(1);
  });
});
