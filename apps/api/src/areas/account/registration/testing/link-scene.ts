import { eq, sql } from 'drizzle-orm';
import type { TestServer, Visitor } from '../../../../../testing';
import { accountLinks } from '../../../../platform/db/schema';

/** What follows when somebody asked for a link by e-mail. */
export function linkScene(server: TestServer) {
  return {
    /** The token in the link of the newest mail to an address. */
    tokenFor: async (email: string): Promise<string> => {
      const { links } = await server.mail.next(email);
      const link = links.find((one) => one.includes('token='));
      return new URL(link ?? '').searchParams.get('token') ?? '';
    },
    /** Where a login leads. */
    signInAs: async (email: string, password: string): Promise<URL> => {
      const reply = await server.guest().postForm('/auth/login', { username: email, password });
      return new URL(reply.headers.get('location') ?? '');
    },
    /** As if the links of an address had been sent so many hours before. */
    age: (email: string, hours: number) =>
      server.context.db
        .update(accountLinks)
        .set({ expiresAt: sql`expires_at - ${hours} * interval '1 hour'` })
        .where(eq(accountLinks.email, email)),
  };
}

/** Follows the link that verifies an address. @param password Set with it, as another browser than the one that signed up does. */
export const follow = (visitor: Visitor, token: string, password?: string) =>
  visitor.postForm('/auth/verify', {
    token,
    ...(password !== undefined && { password, confirmPassword: password }),
  });
