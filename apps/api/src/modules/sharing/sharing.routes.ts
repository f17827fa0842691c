import type { Context } from '../../context';
import { NotFoundError } from '../../errors';
import type { Handlers } from '../../http/call';
import { signedIn } from '../../http/signed-in';
import { text } from '../../messages/text';
import { inviteToFollow } from './invitations.service';
import { MailLimits } from './mail-limits';
import { emailOfLink } from './opt-out-links';
import { hasOptedOut, setOptOut } from './opt-outs.repository';
import { shareByEmail } from './sharing.service';

/** Sharing and inviting by e-mail, and never being written to again. */
export const sharingRoutes = ({ db, jobs }: Context) => {
  const limits = new MailLimits(db);
  const addressOf = async (token: string): Promise<string> => {
    const email = await emailOfLink(db, token);
    if (email === null) throw new NotFoundError();
    return email;
  };
  const noStore = { 'Cache-Control': 'no-store' };

  return {
    shareByEmail: (call) =>
      call.once(async (tx) => {
        const count = await shareByEmail(tx, { jobs, limits }, signedIn(call), call.body);
        return { status: 201, json: { message: text('share.done'), count } };
      }),

    inviteToProduct: (call) =>
      call.once(async (tx) => {
        const { email, product_id: id } = call.body;
        const count = await inviteToFollow(tx, { jobs, limits }, signedIn(call), {
          email,
          kind: 'product',
          id,
        });
        return { status: 201, json: { message: text('invitation.sent'), count } };
      }),

    inviteToCompany: (call) =>
      call.once(async (tx) => {
        const { email, company_id: id } = call.body;
        const count = await inviteToFollow(tx, { jobs, limits }, signedIn(call), {
          email,
          kind: 'company',
          id,
        });
        return { status: 201, json: { message: text('invitation.sent'), count } };
      }),

    getEmailOptOut: async ({ query }) => {
      const email = await addressOf(query.token);
      return { status: 200, json: { email, opted_out: await hasOptedOut(db, email) }, headers: noStore };
    },

    setEmailOptOut: async ({ body }) => {
      const email = await addressOf(body.token);
      await setOptOut(db, email, body.opted_out);
      return { status: 200, json: { email, opted_out: body.opted_out }, headers: noStore };
    },
  } satisfies Partial<Handlers>;
};
