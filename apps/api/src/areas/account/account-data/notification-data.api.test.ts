import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { alertItems, alertSettings, notificationSources, notifications } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string) => joined(server, seed, name);

const work = () => server.context.jobs.runDue(jobHandlers(server.context));
const like = ({ visitor }: { visitor: Visitor }, id: string) =>
  visitor.put(`/api/v1/feed/post/${id}/like`, undefined);
const leave = ({ visitor, email }: { visitor: Visitor; email: string }) =>
  visitor.post('/api/v2/me/delete', { email, password: PASSWORD });
const told = async ({ visitor }: { visitor: Visitor }) =>
  (await visitor.get('/api/v1/user/notification/all')).body.Items;

describe('what a member is told', () => {
  it('is in the member’s export, with what the member is mailed about [GAP-046]', async () => {
    const [author, fan] = [await join('Ada'), await join('Ben')];
    await like(fan, (await seed.post(author, 'Draw tower.')).id);
    await work();
    const { body } = await author.visitor.get('/api/v2/me/export');
    expect(body.notifications).toEqual(await told(author));
    expect(body.notifications).toHaveLength(1);
    expect(body.alerts).toEqual((await author.visitor.get('/api/v2/me/alerts')).body);
    expect((await fan.visitor.get('/api/v2/me/export')).body.notifications).toEqual([]);
  });

  it('goes with the account, and so does what others are told of the one who leaves [GAP-046]', async () => {
    const [author, leaver, stays] = [await join('Cai'), await join('Dan'), await join('Eve')];
    const [alone, gathered] = [await seed.post(author, 'One.'), await seed.post(author, 'Two.')];
    await like(leaver, alone.id);
    for (const fan of [leaver, stays]) await like(fan, gathered.id);
    await like(author, (await seed.post(leaver, 'Three.')).id);
    await work();
    expect((await told(leaver)).length).toBeGreaterThan(0);
    expect((await leave(leaver)).status).toBe(204);
    await work();
    expect(await told(author)).toMatchObject([{ actor_id: stays.id, others: 0, post_id: gathered.id }]);
    const { db } = server.context;
    for (const [table, own] of [
      [
        notifications,
        sql`${notifications.userId} = ${leaver.id} OR ${leaver.id}::uuid = ANY (${notifications.actorIds})`,
      ],
      [
        notificationSources,
        sql`${leaver.id}::uuid IN (${notificationSources.userId}, ${notificationSources.actorId})`,
      ],
      [alertItems, sql`${leaver.id}::uuid IN (${alertItems.userId}, ${alertItems.actorId})`],
      [alertSettings, eq(alertSettings.userId, leaver.id)],
    ] as const) {
      expect(await db.$count(table, own)).toBe(0);
    }
  });
});
