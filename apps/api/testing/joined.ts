import type { Seed } from './seed';
import type { TestServer } from './test-server';

/** What is said of a member that is made up. */
export type MemberOverrides = Parameters<Seed['member']>[1];

/** A member who is signed in, with what visits the server in their name. */
export async function joined(server: TestServer, seed: Seed, name: string, overrides?: MemberOverrides) {
  const row = await seed.member(name, overrides);
  return { ...row, visitor: await server.signIn(row.email) };
}
