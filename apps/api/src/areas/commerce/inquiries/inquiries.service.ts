import { randomBytes } from 'node:crypto';
import type { components } from '@millrace/api-client';
import {
  countryName,
  DAY_MS,
  ENTITLEMENTS,
  findCountry,
  isEmail,
  normalizeEmail,
  productPath,
  QUOTE_ATTACHMENT,
  QUOTE_SUPPLIERS_MAX,
  quotePath,
  viewerLevel,
  writtenEmail,
} from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { findProductNames } from '../../../platform/db/names';
import { transact } from '../../../platform/db/transact';
import {
  BrokenDocumentError,
  FileTooLargeError,
  InvalidFieldsError,
  NoDocumentError,
  QuoteLimitError,
} from '../../../platform/errors';
import type { UploadedFile, Viewer } from '../../../platform/http/call';
import { countryProblem } from '../../../platform/http/country-field';
import { SharedCounters, secondsUntil } from '../../../platform/http/rate-limit.repository';
import { readFormList, readId, refuse, unique } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { putInTransaction } from '../../../platform/storage/storage';
import { type DocumentType, documentTypeOf, shownFileName } from '../../feed/media';
import {
  findQuoteContacts,
  findSupplierNames,
  insertInquiry,
  insertInvitationRequest,
  insertRecipients,
  lockAndFindDuplicate,
} from './inquiries.repository';

type InquiryForm = components['schemas']['InquiryForm'];

/** A validated file with its storage key, which is random and secret. */
export interface Attachment {
  /** Name as uploaded, for display only. */
  name: string;
  contentType: AttachableType;
  file: string;
  bytes: Buffer;
}

/** Landing page of invitations. */
const SIGN_UP_PATH = '/signup';

/** @throws {InvalidFieldsError} If it is no email address. */
function requireEmail(field: string, address: string): void {
  if (!isEmail(address))
    throw new InvalidFieldsError({ [field]: sentence('problem.format', { format: 'email' }) });
}

/**
 * Stores an invitation request and mails the sales desk and the visitor, once per address.
 *
 * @throws {InvalidFieldsError} If the address is invalid.
 * @see API-011
 */
export async function askForInvitation({ db, config, mailer }: Context, sent: string): Promise<void> {
  requireEmail('email', sent);
  const address = normalizeEmail(sent);
  await transact(db, async (tx) => {
    if (!(await insertInvitationRequest(tx, address))) return;
    const signupPath = `${SIGN_UP_PATH}?${new URLSearchParams({ email: address })}`;
    const at = new Date().toISOString();
    await mailer.send({ name: 'invitationReceived', to: address, data: { signupPath } }, { tx });
    await mailer.send(
      { name: 'invitationAsked', to: config.salesEmail, replyTo: address, data: { address, at } },
      { tx },
    );
  });
}

/**
 * Validates the file of an inquiry by its content, regardless of its name. Ignores an empty file.
 *
 * @param isQuote True for a quote request, which accepts fewer types. @see DIFF-028
 * @throws {FileTooLargeError}
 * @throws {NoDocumentError} If it is no PDF, Word or Excel file.
 * @throws {BrokenDocumentError} If it is corrupt.
 * @see GAP-098
 */
export async function readAttachment(
  sent: UploadedFile | undefined,
  isQuote: boolean,
): Promise<Attachment | null> {
  if (!sent || sent.bytes.length === 0) return null;
  if (isQuote && sent.bytes.length > QUOTE_ATTACHMENT.maxBytes) {
    throw new FileTooLargeError('attachment', QUOTE_ATTACHMENT.maxBytes);
  }
  const contentType = await documentTypeOf(sent.bytes);
  if (contentType === 'broken') throw new BrokenDocumentError('attachment');
  if (!isAttachable(contentType)) throw new NoDocumentError('attachment');
  const ending = endingOf(contentType);
  return {
    name: shownFileName(sent.name, ending),
    contentType,
    file: `${randomBytes(18).toString('base64url')}.${ending}`,
    bytes: sent.bytes,
  };
}

const lineOf = (value: string | undefined): string | null => value?.trim() || null;

/**
 * Stores an inquiry and mails it to the sales desk; a Platinum member's quote request also to the contacts
 * of the product's suppliers, or of those that were chosen (DIFF-003). A repeat within minutes gets the same reply and does nothing:
 * guests have no idempotency key.
 *
 * @throws {InvalidFieldsError} If the address is invalid.
 * @throws {QuoteLimitError} If the member has exceeded the daily limit.
 * @see API-064, DATA-013, GAP-103
 */
export async function receiveInquiry(
  tx: Transaction,
  context: Context,
  viewer: Viewer | null,
  form: InquiryForm,
  attachment: Attachment | null,
): Promise<void> {
  const { config, jobs, mailer, storage } = context;
  requireEmail('email_id', form.email_id);
  const product = form.product_id === undefined ? null : await productOf(tx, form.product_id);
  const chosen = await chosenSuppliers(tx, product, form.supplier_ids);
  const chosenIds = chosen?.map(({ id }) => id) ?? null;
  const asked = product && {
    productId: product.id,
    quantity: lineOf(form.quantity),
    unit: lineOf(form.unit),
    neededBy: form.needed_by ?? null,
    deliveryCountry: deliveryCountryOf(form.delivery_country),
  };
  const inquiry = {
    firstName: form.first_name.trim(),
    lastName: lineOf(form.last_name),
    companyName: lineOf(form.company_name),
    email: writtenEmail(form.email_id),
    phone: lineOf(form.contact),
    // Forms send line breaks as CRLF.
    message: form.message.trim().replace(/\r\n?/g, '\n'),
    attachmentName: attachment?.name ?? null,
    attachmentType: attachment?.contentType ?? null,
    attachmentFile: attachment?.file ?? null,
    userId: viewer?.id ?? null,
    ...asked,
  };
  const reachesSuppliers = ENTITLEMENTS[viewerLevel(viewer)].quoteReach === 'sales-desk-and-suppliers';
  const contacts =
    product && viewer && reachesSuppliers ? await findQuoteContacts(tx, product.id, viewer, chosenIds) : [];
  // Only a choice makes a difference: by default, the same request goes to the same suppliers.
  const newlyAsked = chosenIds ? unique(contacts.map(({ supplierId }) => supplierId)) : [];
  if (await lockAndFindDuplicate(tx, inquiry, newlyAsked)) return;
  const id = await insertInquiry(tx, inquiry);
  if (attachment) await putInTransaction(tx, storage, attachment.file, attachment.bytes);
  await mailer.send(
    {
      name: 'inquiry',
      to: config.salesEmail,
      replyTo: inquiry.email,
      data: {
        firstName: inquiry.firstName,
        lastName: inquiry.lastName,
        company: inquiry.companyName,
        address: inquiry.email,
        phone: inquiry.phone,
        message: inquiry.message,
        product: product && { name: product.name, path: productPath(product) },
        quote: asked && quoteFactsOf(asked),
        suppliers: chosen?.map(({ name }) => name) ?? [],
        at: new Date().toISOString(),
      },
      ...(attachment && {
        attachments: [
          {
            name: attachment.name,
            contentType: attachment.contentType,
            file: attachment.file,
          },
        ],
      }),
    },
    { tx },
  );
  if (!product || !asked || !viewer || contacts.length === 0) return;
  await takeQuoteMail(tx, context, viewer.id, 'request');
  await insertRecipients(tx, id, contacts);
  await jobs.send(
    'notification',
    { about: 'quoteRequest', inquiryId: id, productId: product.id, actorId: viewer.id },
    { tx },
  );
  // One job per recipient, so that retries for a failing address do not delay others.
  for (const contact of contacts.filter(({ email }) => isEmail(email))) {
    await mailer.send(
      {
        name: 'quoteRequest',
        to: contact.email,
        replyTo: inquiry.email,
        data: {
          firstName: contact.firstName,
          buyer: [inquiry.firstName, inquiry.lastName].filter(Boolean).join(' '),
          company: inquiry.companyName,
          message: inquiry.message,
          supplier: contact.supplier,
          product: { name: product.name, path: productPath(product) },
          quote: quoteFactsOf(asked),
          answerPath: quotePath(id),
        },
        ...(attachment && {
          attachments: [
            { name: attachment.name, contentType: attachment.contentType, file: attachment.file },
          ],
        }),
      },
      { tx },
    );
  }
}

/** @throws {InvalidFieldsError} If there is no such product. */
async function productOf(tx: Transaction, id: string): Promise<{ id: string; name: string }> {
  const name = (await findProductNames(tx, [id])).get(id);
  if (name === undefined) {
    throw new InvalidFieldsError({ product_id: sentence('field.missingThing', { kind: 'product' }) });
  }
  return { id, name };
}

/**
 * Reads the suppliers that a buyer chose; null without a choice.
 *
 * @throws {InvalidFieldsError} If one does not supply the product, or there is no product.
 */
async function chosenSuppliers(
  tx: Transaction,
  product: { id: string } | null,
  sent: string | undefined,
): Promise<{ id: string; name: string }[] | null> {
  if (sent === undefined) return null;
  const list = readFormList(sent, QUOTE_SUPPLIERS_MAX, readId);
  if (!Array.isArray(list)) throw new InvalidFieldsError({ supplier_ids: list });
  const ids = unique(list);
  const found = product ? await findSupplierNames(tx, product.id, ids) : [];
  if (!product || found.length < ids.length) {
    throw new InvalidFieldsError({ supplier_ids: sentence('field.notSupplier') });
  }
  return found;
}

/** @throws {InvalidFieldsError} If there is no such country. */
function deliveryCountryOf(country: string | undefined): string | null {
  refuse({ delivery_country: countryProblem(country) });
  return findCountry(country ?? '')?.code ?? null;
}

interface Asked {
  quantity: string | null;
  unit: string | null;
  neededBy: string | null;
  deliveryCountry: string | null;
}

const quoteFactsOf = ({ quantity, unit, neededBy, deliveryCountry }: Asked) => ({
  quantity: quantity && [quantity, unit].filter(Boolean).join(' '),
  neededBy,
  deliveryCountry: countryName(deliveryCountry),
});

/** Rate-limited actions that mail others: a request to suppliers, or an answer to the buyer. */
type QuoteMail = 'request' | 'answer';

/**
 * Increments a member's counter, in the transaction that queues the mails.
 *
 * @throws {QuoteLimitError} If the daily limit is exceeded; then it is not incremented.
 * @see GAP-101
 */
export async function takeQuoteMail(
  tx: Transaction,
  { db, config }: Pick<Context, 'db' | 'config'>,
  memberId: string,
  what: QuoteMail,
): Promise<void> {
  const { quoteRequestsPerDay, quoteAnswersPerDay } = config.mailLimits;
  const limit = what === 'request' ? quoteRequestsPerDay : quoteAnswersPerDay;
  if (limit === 0) return;
  const counter = new SharedCounters(db, `quote-${what}:`, DAY_MS);
  const { before, resetTime } = await counter.addIn(tx, memberId, 1);
  if (before >= limit) throw new QuoteLimitError(what, limit, secondsUntil(resetTime));
}

/** Accepted document types with their file extensions. @see INQ-004, GAP-098 */
const ENDINGS = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
} as const satisfies Partial<Record<DocumentType, string>>;

/** An accepted document type. */
export type AttachableType = keyof typeof ENDINGS;

/** True if a document type is accepted. */
const isAttachable = (type: DocumentType | null): type is AttachableType =>
  type !== null && Object.hasOwn(ENDINGS, type);

/** Returns the file extension of a document type. */
const endingOf = (type: AttachableType): string => ENDINGS[type];
