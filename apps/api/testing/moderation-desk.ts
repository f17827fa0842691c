import { expect } from 'vitest';
import { insertModerator } from '../src/areas/operations/moderators';
import { jobHandlers } from '../src/background';
import { Seed } from './seed';
import { startTestServer } from './test-server';
import type { Visitor } from './visitor';

/** The calls of moderators. */
export const CASES = '/api/v2/moderation/cases';

/** A post, or what belongs to it. */
export const postPath = (id: string, rest = '') => `/api/v1/feed/post/${id}${rest}`;

/** A server with two moderators, a member who reports, and another; and what they do in tests. */
export async function openModerationDesk() {
  const server = await startTestServer();
  const seed = new Seed(server.context.db);
  const signUp = async (name: string) => {
    const { id, email } = await seed.member(name);
    return { id, email, visitor: await server.signIn(email) };
  };
  const guards = [await signUp('Mod'), await signUp('Second')] as const;
  for (const { id } of guards) await insertModerator(server.context.db, id);
  const [moderator, second] = [guards[0].visitor, guards[1].visitor];
  const rea = await signUp('Rea');
  const { visitor: other } = await signUp('Other');

  /** Reports something. @returns The id of the case. */
  async function reported(kind: string, id: string, who = rea.visitor): Promise<string> {
    const reply = await who.post('/api/v2/reports', { target: { kind, id }, reason: 'spam', text: 'Look.' });
    expect(reply.status).toBe(201);
    const open = (await moderator.get(`${CASES}?limit=200`)).body.results;
    return open.find(({ target }: { target: { id: string } }) => target.id === id).id;
  }

  const decide = (visitor: Visitor, id: string, decision: string, version: number, rest = {}) =>
    visitor.post(`${CASES}/${id}/decisions`, { decision, version, ...rest });

  return {
    server,
    seed,
    moderator,
    second,
    reporter: rea.visitor,
    reporterMail: rea.email,
    other,
    signUp,
    reported,
    decide,
    hide: (id: string) => decide(moderator, id, 'hide', 0, { reason: 'spam' }),
    runDue: () => server.context.jobs.runDue(jobHandlers(server.context)),
    /** Whether a post stands in a feed; the total must fit what can be read. */
    async isIn(visitor: Visitor, feed: string, id: string): Promise<boolean> {
      const { items, total }: { items: { id: string }[]; total: number } = (
        await visitor.get(`/api/v2/feed/${feed}?size=50`)
      ).body;
      expect([feed, total]).toEqual([feed, items.length]);
      return items.some((post) => post.id === id);
    },
  };
}
