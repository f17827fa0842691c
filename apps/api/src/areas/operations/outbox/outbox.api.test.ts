import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { NonRetryableJobError } from '../../../platform/jobs';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOSTILE = '"><script>alert(1)</script>&<b>';

/** The status of the list when it is asked for by another name, as a page that had its name point here does. */
const statusBy = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/outbox`, { headers: { Host: host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    asked.on('error', reject).end();
  });

describe('the outbox', () => {
  it('lists mails, the latest first, and shows each in a frame that runs nothing, and as text', async () => {
    const guest = server.guest();
    const empty = await guest.get('/outbox');
    expect([empty.status, empty.text.includes('No emails yet.')]).toEqual([200, true]);

    await server.context.storage.put('plan.pdf', Buffer.from('%PDF'));
    await server.context.mailer.send({
      name: 'inquiry',
      to: 'desk@people.example',
      replyTo: 'ada@people.example',
      data: {
        firstName: HOSTILE,
        lastName: null,
        company: null,
        address: 'ada@people.example',
        phone: null,
        message: `Dear all,\n${HOSTILE}`,
        product: null,
        quote: null,
        suppliers: [],
        at: '2026-03-14T15:09:26.000Z',
      },
      attachments: [{ name: `${HOSTILE}.pdf`, contentType: 'application/pdf', file: 'plan.pdf' }],
    });
    await server.mail.next('desk@people.example');
    await server.context.mailer.send({
      name: 'accountDeleted',
      to: 'bo@people.example',
      data: { firstName: 'Bo', at: '2026-03-14T15:09:26.000Z' },
    });
    await server.mail.next('bo@people.example');

    const list = await guest.get('/outbox');
    const links = [...list.text.matchAll(/href="(\/outbox\/[\da-f-]{36})"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(2);
    expect(list.text.indexOf('bo@people.example')).toBeLessThan(list.text.indexOf('desk@people.example'));

    const mail = await guest.get(links[1] ?? '');
    expect(mail.status).toBe(200);
    for (const reply of [list, mail]) {
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
      expect(reply.text).not.toContain('<script');
      expect(reply.text).not.toContain('<b>');
    }
    const [, sandbox = 'allow-scripts'] = /<iframe [^>]*sandbox="([^"]*)"/.exec(mail.text) ?? [];
    expect(sandbox).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/);
    expect(mail.text.match(/<iframe/g)).toHaveLength(1);
    expect(mail.text).toContain('&lt;!doctype html&gt;');
    expect(mail.text).toContain('<dd>ada@people.example</dd>');
    expect(mail.text).toContain('<pre>Millrace');
    expect(mail.text).toContain('.pdf</dd>');
  });

  it('says which background work was given up', async () => {
    await server.context.mailer.send({
      name: 'accountDeleted',
      to: 'lost@people.example',
      data: { firstName: 'Lo', at: '2026-03-14T15:09:26.000Z' },
    });
    await server.context.jobs.runDue({
      ...jobHandlers(server.context),
      mail: async () => {
        throw new NonRetryableJobError('No <such> mailbox.');
      },
    });
    expect((await server.guest().get('/outbox')).text).toContain('<td>No &lt;such&gt; mailbox.</td>');
  });

  it('has nothing under an id that is none', async () => {
    const guest = server.guest();
    expect((await guest.get('/outbox/5a2f6c1e-3a0b-4d6e-8f2a-000000000000')).status).toBe(404);
    expect((await guest.get('/outbox/nothing')).status).toBe(400);
  });

  it('is not there in production, but for the demonstration on one’s own machine', async () => {
    const demonstration = await startTestServer({ mode: 'production', demoData: true });
    const production = await startTestServer({ mode: 'production', demoData: false });
    try {
      expect((await demonstration.guest().get('/outbox')).status).toBe(200);
      const away = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
      expect((await demonstration.guest().get('/outbox', away)).status).toBe(404);
      const known = { headers: { 'X-Forwarded-Host': 'demo.millrace.example' } };
      expect((await demonstration.guest().get('/outbox', known)).status).toBe(404);
      await production.context.mailer.send({
        name: 'accountDeleted',
        to: 'bo@people.example',
        data: { firstName: 'Bo', at: '2026-03-14T15:09:26.000Z' },
      });
      const { id } = await production.mail.next('bo@people.example');
      for (const path of ['/outbox', `/outbox/${id}`]) {
        const reply = await production.guest().get(path);
        expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
      }
    } finally {
      await demonstration.close();
      await production.close();
    }
  });

  it('is not there in production under a name that is not this machine’s alone', async () => {
    const demonstration = await startTestServer({ mode: 'production', demoData: true });
    const known = await startTestServer({
      mode: 'production',
      demoData: true,
      apiUrl: 'https://api.millrace.example',
    });
    try {
      const { port } = new URL(demonstration.url);
      for (const name of [`localhost:${port}`, `api.millrace.localhost:${port}`, '127.0.0.1', '[::1]']) {
        expect([name, await statusBy(demonstration.url, name)]).toEqual([name, 200]);
      }
      for (const name of [
        `thief.example:${port}`,
        'localhost.thief.example',
        '127.0.0.1.thief.example',
        '10.0.0.1',
      ]) {
        expect([name, await statusBy(demonstration.url, name)]).toEqual([name, 404]);
      }
      // A proxy that says neither who asks nor by which name.
      expect(await statusBy(known.url, 'localhost')).toBe(404);
    } finally {
      await demonstration.close();
      await known.close();
    }
  });
});
