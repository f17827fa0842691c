import { quotePath } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Database, Transaction } from '../../../platform/db/database';
import { afterCommit } from '../../../platform/db/transact';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { BodyOf, Viewer } from '../../../platform/http/call';
import { putInTransaction } from '../../../platform/storage/storage';
import { findOwnCompany } from '../../companies/affiliations';
import { type AttachableType, type Attachment, takeQuoteMail } from '../inquiries';
import { quoteRole } from './quotes.policy';
import {
  type AnswerRow,
  findAnswers,
  findBuyer,
  findQuote,
  findRecipient,
  lockRecipient,
  type QuoteRow,
  upsertAnswer,
} from './quotes.repository';

/** A quote request for a reader. */
export interface ReadQuote {
  quote: QuoteRow;
  role: 'buyer' | 'supplier';
  /** The company that the reader may answer for. */
  answering: { id: string; name: string } | null;
  answers: AnswerRow[];
}

/**
 * Reads a request: with all answers for its sender, with the own answer for a supplier.
 *
 * @throws {NotFoundError} For everyone else.
 * @see DIFF-003
 */
export async function readQuote(db: Database | Transaction, viewer: Viewer, id: string): Promise<ReadQuote> {
  const quote = await findQuote(db, id);
  if (!quote) throw new NotFoundError();
  const own = await findOwnCompany(db, viewer.id);
  const worksFor = own?.isVerified ? own.id : null;
  const answering = worksFor === null ? null : await findRecipient(db, id, worksFor);
  const role = quoteRole({ id: viewer.id, worksFor }, quote, answering !== null);
  if (role === null) throw new NotFoundError();
  if (role === 'buyer') return { quote, role, answering: null, answers: await findAnswers(db, id, null) };
  return { quote, role, answering, answers: await findAnswers(db, id, answering?.id ?? null) };
}

const lineOf = (value: string | undefined): string | null => value?.trim() || null;

/**
 * Answers for the viewer's company, replacing its previous answer, and notifies the buyer.
 *
 * @throws {NotFoundError} If the viewer may not read the request.
 * @throws {ForbiddenError} If the viewer sent it.
 * @throws {QuoteLimitError} If the viewer has exceeded the daily limit.
 * @throws {ConflictError} `edited_meanwhile`, if a colleague has answered since the form was loaded.
 */
export async function answerQuote(
  tx: Transaction,
  context: Context,
  viewer: Viewer,
  id: string,
  form: BodyOf<'answerQuoteRequest'>,
  attachment: Attachment | null,
): Promise<ReadQuote> {
  const { jobs, mailer, storage, log } = context;
  const { quote, answering } = await readQuote(tx, viewer, id);
  if (answering === null) throw new ForbiddenError('forbidden');
  // Concurrent answers of colleagues wait for this lock and then fail the version check.
  await lockRecipient(tx, id, answering.id);
  const [before] = await findAnswers(tx, id, answering.id);
  if (form.based_on !== undefined && form.based_on !== momentOf(before)) {
    throw new ConflictError('edited_meanwhile');
  }
  const answer = {
    price: lineOf(form.price),
    leadTime: lineOf(form.lead_time),
    minimumOrder: lineOf(form.minimum_order),
    message: form.message.trim().replace(/\r\n?/g, '\n'),
  };
  const made = await upsertAnswer(tx, {
    inquiryId: id,
    companyId: answering.id,
    userId: viewer.id,
    ...answer,
    ...fileOf(before, attachment, form.remove_attachment === 'true'),
  });
  if (attachment) await putInTransaction(tx, storage, attachment.file, attachment.bytes);
  const { droppedFile } = made;
  if (droppedFile !== null) {
    afterCommit(tx, () => {
      storage.remove(droppedFile).catch((error: unknown) => {
        log.warn({ err: error }, 'a file of an answer stays');
      });
    });
  }
  const isSame =
    before !== undefined &&
    !attachment &&
    droppedFile === null &&
    (['price', 'leadTime', 'minimumOrder', 'message'] as const).every(
      (name) => before[name] === answer[name],
    );
  if (!isSame) await tellBuyer();
  return readQuote(tx, viewer, id);

  async function tellBuyer(): Promise<void> {
    if (quote.userId === null || quote.productId === null) return;
    await takeQuoteMail(tx, context, viewer.id, 'answer');
    const { productId } = quote;
    await jobs.send(
      'notification',
      { about: 'quoteAnswer', answerId: made.id, productId, actorId: viewer.id },
      { tx },
    );
    const buyer = await findBuyer(tx, quote.userId);
    if (!buyer) return;
    await mailer.send(
      {
        name: 'quoteAnswered',
        to: buyer.email,
        data: {
          firstName: buyer.firstName,
          supplier: answering?.name ?? '',
          product: quote.productName ?? '',
          ...answer,
          answersPath: quotePath(id),
        },
      },
      { tx },
    );
  }
}

/** Returns the version of an answer for optimistic locking; empty for none. */
const momentOf = (answer: AnswerRow | undefined): string =>
  answer === undefined ? '' : new Date(answer.changedAt).toISOString();

function fileOf(before: AnswerRow | undefined, attachment: Attachment | null, isRemoved: boolean) {
  if (attachment) {
    const { name, contentType, file } = attachment;
    return { attachmentName: name, attachmentType: contentType, attachmentFile: file };
  }
  if (isRemoved || !before) return { attachmentName: null, attachmentType: null, attachmentFile: null };
  const { attachmentName, attachmentType, attachmentFile } = before;
  return { attachmentName, attachmentType, attachmentFile };
}

/** Opens an attached document from the storage. */
export interface StoredDocument {
  name: string;
  contentType: AttachableType;
  file: string;
}

/** @throws {NotFoundError} If there is no attachment. */
export function documentOf(
  row: Pick<QuoteRow, 'attachmentName' | 'attachmentType' | 'attachmentFile'> | undefined,
): StoredDocument {
  if (!row?.attachmentName || !row.attachmentType || !row.attachmentFile) throw new NotFoundError();
  return { name: row.attachmentName, contentType: row.attachmentType, file: row.attachmentFile };
}
