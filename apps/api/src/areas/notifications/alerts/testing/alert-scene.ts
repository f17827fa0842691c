import type { AlertKind } from '@millrace/domain';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../../testing';
import { startMailServer } from '../../../../../testing/mail-server';
import { jobHandlers } from '../../../../background';
import { alertItems, alertSettings } from '../../../../platform/db/schema';
import { queueDueAlerts } from '..';

/** Where members say what they are mailed about. */
export const SETTINGS = '/api/v2/me/alerts';

type Frequency = 'immediate' | 'daily' | 'weekly' | 'off';

/** Every kind as often. */
export const all = (frequency: Frequency) => ({
  posts: frequency,
  products: frequency,
  people: frequency,
  product_posts: frequency,
  company_posts: frequency,
});

/** Sets how often a member is mailed about each kind. */
export const setAlerts = (visitor: Visitor, frequencies: ReturnType<typeof all>, rest: object = {}) =>
  visitor.put(SETTINGS, { frequencies, stopped: false, time_zone: null, ...rest });

/** Likes a post. */
export const like = ({ visitor }: { visitor: Visitor }, id: string) =>
  visitor.put(`/api/v1/feed/post/${id}/like`, undefined);

/** Comments on a post. */
export const comment = ({ visitor }: { visitor: Visitor }, id: string) =>
  visitor.post(`/api/v1/feed/post/${id}/comment`, { text: 'Which furnace?' });

/** Members who are mailed, by a server with a mail server of its own. */
export async function startAlertScene() {
  const mails = await startMailServer();
  const server: TestServer = await startTestServer({
    smtpUrl: mails.url,
    mailFrom: 'Millrace <hello@millrace.example>',
  });
  const seed = new Seed(server.context.db);
  const work = () => server.context.jobs.runDue(jobHandlers(server.context));
  return {
    server,
    seed,
    /** Does what is queued. */
    work,
    /** A member, signed in, who is mailed as often about everything. */
    join: async (name: string, frequency?: Frequency) => {
      const row = await seed.member(name);
      const visitor = await server.signIn(row.email);
      if (frequency) await setAlerts(visitor, all(frequency));
      return { ...row, visitor };
    },
    /** Has the time come for what waits to be mailed: of these kinds, or of all. */
    timeComes: async (kinds: readonly string[] = Object.keys(all('off'))) => {
      const { db } = server.context;
      await db
        .update(alertItems)
        .set({ dueAt: sql`now()` })
        .where(and(isNull(alertItems.mailedAt), inArray(alertItems.kind, kinds as AlertKind[])));
      await db.update(alertSettings).set({ immediateAt: sql`now()` });
    },
    /** What arrived for a member once all that is due was mailed. */
    arrived: async ({ email }: { email: string }) => {
      await work();
      await queueDueAlerts(server.context);
      await work();
      return mails.arrived
        .filter(({ recipients }) => recipients.includes(email))
        .map(({ parsed }) => ({
          subject: parsed.subject,
          text: parsed.text ?? '',
          html: parsed.html ?? '',
          parsed,
        }));
    },
    /** Forgets what arrived, after what is queued is done. */
    clear: async () => {
      await work();
      mails.arrived.length = 0;
    },
    close: async () => {
      await server.close();
      await mails.close();
    },
  };
}
