import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError, SignInRequiredError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { hashToken } from '../../account/session';
import { deleteSubscription, isSubscribed, saveSubscription } from './push.repository';
import { isPushEndpoint, vapidKeys } from './push.service';

/** Routes of push subscriptions; each session manages its own. */
export const pushRoutes = ({ db, config }: Context) => {
  const sessionOf = (token: string | null): string => {
    if (token === null) throw new SignInRequiredError();
    return hashToken(token);
  };
  return {
    getPush: async (call) => {
      signedIn(call);
      const subscribed = await isSubscribed(db, sessionOf(call.sessionToken));
      return { status: 200, json: { public_key: (await vapidKeys(db, config)).publicKey, subscribed } };
    },

    setPush: async (call) => {
      const { id } = signedIn(call);
      const { endpoint, keys } = call.body;
      if (!isPushEndpoint(endpoint, config.pushOrigins)) {
        throw new InvalidFieldsError({ endpoint: sentence('field.pushEndpoint') });
      }
      await transact(db, (tx) =>
        saveSubscription(tx, id, sessionOf(call.sessionToken), { endpoint, ...keys }),
      );
      return { status: 204 };
    },

    endPush: async (call) => {
      signedIn(call);
      await deleteSubscription(db, sessionOf(call.sessionToken));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};
