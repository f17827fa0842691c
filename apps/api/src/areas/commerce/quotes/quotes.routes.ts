import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError } from '../../../platform/errors';
import type { Guards, Handlers } from '../../../platform/http/call';
import { contentDisposition } from '../../../platform/http/content-disposition';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { findOwnCompany } from '../../companies/affiliations';
import { readAttachment } from '../inquiries';
import { findBox } from './quotes.repository';
import { answerQuote, documentOf, readQuote, type StoredDocument } from './quotes.service';
import { quoteDetailView, quoteView } from './quotes.view';

/** Permission to answer a request. */
export const quoteGuards = ({ db }: Context) =>
  ({
    answerQuoteRequest: async ({ path, viewer }) => {
      const { answering } = await readQuote(db, viewer, path.id);
      if (answering === null) throw new ForbiddenError('forbidden');
    },
  }) satisfies Guards;

/** Routes of quote requests and answers, for those involved. @see DIFF-003 */
export const quoteRoutes = (context: Context) => {
  const { db, cursors, storage } = context;
  const send = async ({ name, contentType, file }: StoredDocument) => ({
    status: 200 as const,
    headers: {
      // Untrusted files are only offered as downloads, never displayed inline.
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store',
    },
    file: { stream: await storage.read(file), contentType, length: await storage.lengthOf(file) },
  });
  return {
    listQuoteRequests: async (call) => {
      const viewer = signedIn(call);
      const { box, limit, cursor } = call.query;
      const order = `quotes-${box}`;
      const [createdAt, id] = cursors.decode(cursor, order, ['string', 'string']) ?? [];
      const own = box === 'received' ? await findOwnCompany(db, viewer.id) : null;
      if (box === 'received' && !own?.isVerified) {
        const unverified = own && { unverified_company: { id: own.id, name: own.name } };
        return { status: 200, json: { results: [], count: 0, ...unverified } };
      }
      const found = await findBox(db, {
        box: own === null ? { sentBy: viewer.id } : { receivedBy: own.id },
        after: createdAt === undefined || id === undefined ? null : { createdAt, id },
        limit: limit + 1,
      });
      const { rows, last } = pageOf(found.rows, limit);
      return {
        status: 200,
        json: {
          results: rows.map((row) => quoteView(row, viewer.id)),
          count: found.count,
          ...(last && { LastEvaluatedKey: cursors.encode(order, [last.createdAt, last.id]) }),
        },
      };
    },

    getQuoteRequest: async (call) => {
      const viewer = signedIn(call);
      return {
        status: 200,
        json: { Item: quoteDetailView(await readQuote(db, viewer, call.path.id), viewer.id) },
      };
    },

    answerQuoteRequest: async (call) => {
      const viewer = signedIn(call);
      const attachment = await readAttachment(call.files.attachment, true);
      const read = await transact(db, (tx) =>
        answerQuote(tx, context, viewer, call.path.id, call.body, attachment),
      );
      return { status: 200, json: { Item: quoteDetailView(read, viewer.id) } };
    },

    getQuoteAttachment: async (call) => {
      const { quote } = await readQuote(db, signedIn(call), call.path.id);
      return send(documentOf(quote));
    },

    getQuoteAnswerAttachment: async (call) => {
      const { answers } = await readQuote(db, signedIn(call), call.path.id);
      return send(documentOf(answers.find(({ companyId }) => companyId === call.path.companyId)));
    },
  } satisfies Partial<Handlers>;
};
