import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { sentence, spoken } from '../../../platform/messages/text';
import { countLandingVisit } from './inquiries.repository';
import { askForInvitation, readAttachment, receiveInquiry } from './inquiries.service';

/** Public routes: invitation requests, inquiries, and counting visits of the landing page. */
export const inquiryRoutes = (context: Context) =>
  ({
    requestInvitation: async ({ body, language }) => {
      await askForInvitation(context, body.email);
      return { status: 200, json: { message: spoken(sentence('invitation.noted'), language) }, language };
    },

    logLanding: async () => {
      await countLandingVisit(context.db);
      return { status: 204 };
    },

    createInquiry: async (call) => {
      const { language } = call;
      const attachment = await readAttachment(call.files.attachment, call.body.product_id !== undefined);
      return call.once(async (tx) => {
        await receiveInquiry(tx, context, call.viewer, call.body, attachment);
        return { status: 201, json: { message: spoken(sentence('inquiry.received'), language) }, language };
      });
    },
  }) satisfies Partial<Handlers>;
