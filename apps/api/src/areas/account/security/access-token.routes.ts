import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { noteSecurity } from '../../../platform/security-events';
import { accessTokenView, deleteAccessToken, findAccessTokens, makeAccessToken } from '../access-tokens';
import { tellOfToken } from './account-notice';
import { requireMember } from './reauthentication';

/** Routes of personal access tokens. They accept no tokens, so that a leaked token cannot create others. */
export const accessTokenRoutes = (context: Context) => {
  const { db } = context;
  return {
    listTokens: async (call) => {
      const results = (await findAccessTokens(db, signedIn(call).id)).map(accessTokenView);
      return { status: 200, json: { results, count: results.length } };
    },

    createToken: async (call) => {
      const { id: userId } = await requireMember(context, { ...call, viewer: signedIn(call), ...call.body });
      const { name, scopes, expires_in_days: days } = call.body;
      const { token, secret } = await transact(db, async (tx) => {
        const made = await makeAccessToken(tx, { userId, name: name.trim(), scopes, days });
        await tellOfToken(tx, context, made.token);
        return made;
      });
      noteSecurity(context, 'token-made', { userId });
      return { status: 201, json: { ...accessTokenView(token), secret } };
    },

    revokeToken: async (call) => {
      const { id: userId } = signedIn(call);
      if (!(await deleteAccessToken(db, userId, call.path.id))) throw new NotFoundError();
      noteSecurity(context, 'token-revoked', { userId });
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};
