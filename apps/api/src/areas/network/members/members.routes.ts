import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { findMember } from './members.repository';
import { memberView } from './members.view';

/** Routes of members' profiles. */
export const memberRoutes = ({ db }: Context) => {
  const memberOf = async (id: string) => {
    const row = await findMember(db, id);
    if (!row) throw new NotFoundError();
    return row;
  };

  return {
    getUser: async ({ path }) => ({ status: 200, json: memberView(await memberOf(path.id)) }),

    getUserItem: async (call) => {
      const viewer = signedIn(call);
      const row = await memberOf(call.path.id);
      const own = row.id === viewer.id ? { secondaryEmail: row.secondaryEmail } : {};
      return { status: 200, json: { Item: { ...memberView(row), ...own } } };
    },

    getUserProfile: async ({ path }) => ({
      status: 200,
      json: { Item: memberView(await memberOf(path.id)) },
    }),
  } satisfies Partial<Handlers>;
};
