import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence, spoken } from '../../../platform/messages/text';
import {
  findMailSubscription,
  inviteToFollow,
  MailLimits,
  setMailSubscription,
  shareByEmail,
} from './sharing.service';

/** Routes for sharing and inviting by email, and for opting out. */
export const sharingRoutes = ({ db, jobs, config }: Context) => {
  const limits = new MailLimits(db, config);
  const noStore = { 'Cache-Control': 'no-store' };

  return {
    shareByEmail: (call) =>
      call.once(async (tx) => {
        const count = await shareByEmail(tx, { jobs, limits }, signedIn(call), call.body);
        return {
          status: 201,
          json: { message: spoken(sentence('share.done'), call.language), count },
          language: call.language,
        };
      }),

    inviteToProduct: (call) =>
      call.once(async (tx) => {
        const { email, product_id: id } = call.body;
        const count = await inviteToFollow(tx, { jobs, limits }, signedIn(call), {
          email,
          kind: 'product',
          id,
        });
        return {
          status: 201,
          json: { message: spoken(sentence('invitation.sent'), call.language), count },
          language: call.language,
        };
      }),

    inviteToCompany: (call) =>
      call.once(async (tx) => {
        const { email, company_id: id } = call.body;
        const count = await inviteToFollow(tx, { jobs, limits }, signedIn(call), {
          email,
          kind: 'company',
          id,
        });
        return {
          status: 201,
          json: { message: spoken(sentence('invitation.sent'), call.language), count },
          language: call.language,
        };
      }),

    getEmailOptOut: async ({ query }) => {
      return { status: 200, json: await findMailSubscription(db, query.token), headers: noStore };
    },

    setEmailOptOut: async ({ body }) => {
      return {
        status: 200,
        json: await setMailSubscription(db, body.token, body.opted_out),
        headers: noStore,
      };
    },
  } satisfies Partial<Handlers>;
};
