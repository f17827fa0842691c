import { eq } from 'drizzle-orm';
import { Seed, type TestServer, type Visitor } from '../../../../../testing';
import { companies, users } from '../../../../platform/db/schema';

type Member = Awaited<ReturnType<Seed['member']>>;

/** Members at their profiles, and what the database holds of them and of their companies. */
export function profileScene(server: TestServer) {
  const { db } = server.context;
  const seed = new Seed(db);
  return {
    seed,
    /** A member, signed in. */
    join: async (
      firstName: string,
      overrides: Parameters<Seed['member']>[1] = {},
    ): Promise<{ member: Member; visitor: Visitor }> => {
      const member = await seed.member(firstName, overrides);
      return { member, visitor: await server.signIn(member.email) };
    },
    rowOf: async (id: string) => {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error('The member is gone.');
      return row;
    },
    companyOf: async (id: string) => {
      const [row] = await db.select().from(companies).where(eq(companies.id, id));
      if (!row) throw new Error('The company is gone.');
      return row;
    },
  };
}

/** The form of the profile as it is sent when all that it needs is filled. */
export const profileForm = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Noor',
  lastName: 'Vermeer',
  country: 'Netherlands',
  company: 'Vermeer Consulting',
  ...overrides,
});
