import type { Context } from '../../context';
import type { Handlers } from '../../http/call';
import { text } from '../../messages/text';
import { countLandingVisit } from './inquiries.repository';
import { askForInvitation, readAttachment, receiveInquiry } from './inquiries.service';

/** Writing to the platform without being a member: invitations and inquiries; and how often the front door opens. */
export const inquiryRoutes = (context: Context) =>
  ({
    requestInvitation: async ({ body }) => {
      await askForInvitation(context, body.email);
      return { status: 200, json: { message: text('invitation.noted') } };
    },

    logLanding: async () => {
      await countLandingVisit(context.db);
      return { status: 204 };
    },

    createInquiry: async (call) => {
      const attachment = await readAttachment(call.files.attachment, call.body.product_id !== undefined);
      return call.once(async (tx) => {
        await receiveInquiry(tx, context, call.viewer, call.body, attachment);
        return { status: 201, json: { message: text('inquiry.received') } };
      });
    },
  }) satisfies Partial<Handlers>;
