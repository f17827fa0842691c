import type { components } from '@millrace/api-client';
import {
  ACCESS_TOKENS_MAX,
  type FileMediaKind,
  INQUIRY_ATTACHMENT,
  POST_MEDIA,
  SAVED_SEARCHES_MAX,
} from '@millrace/domain';
import type { ReplyKey } from './messages/reply-texts';
import { type Sentence, sentence, spoken } from './messages/text';

// Every error that becomes a reply, in one file: which there are is read at one glance.

/** A code of the contract's error schema. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** What is wrong with each refused field, by the field's name. */
export type FieldProblems = Readonly<Record<string, Sentence>>;

/** What a refusal tells its caller. */
export interface Refusal {
  status: number;
  code: ErrorCode;
  message: ReplyKey;
  values?: Sentence['values'];
  fields?: FieldProblems;
  /** When it is worth asking again; without it that is not told. */
  retryAfterSeconds?: number;
}

/** A refusal that the caller is told of: what the contract's error schema needs. All others answer 500. */
export abstract class RefusalError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Told in the asker's language where the reply is sent; logs have the error's message, in English. */
  readonly said: Sentence;
  readonly fields: FieldProblems | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, values, fields, retryAfterSeconds }: Refusal) {
    const said = sentence(message, values);
    super(spoken(said, 'en'));
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.said = said;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request can't be taken apart: a broken address, for instance. */
export class BadRequestError extends RefusalError {
  constructor() {
    super({ status: 400, code: 'bad_request', message: 'error.badRequest' });
  }
}

/** A parameter of path, query or header is not as the contract has it. */
export class BadParameterError extends RefusalError {
  constructor(name: string, problem: Sentence) {
    super({ status: 400, code: 'bad_parameter', message: 'error.badParameter', values: { name, problem } });
  }
}

/** The body is missing, or not of the syntax that its type says. */
export class BadBodyError extends RefusalError {
  constructor() {
    super({ status: 400, code: 'bad_body', message: 'error.badBody' });
  }
}

/** Nobody is signed in. */
export class SignInRequiredError extends RefusalError {
  constructor() {
    super({ status: 401, code: 'sign_in_required', message: 'error.signInRequired' });
  }
}

/** The personal access token is unknown, was revoked, has run out, or its member may not sign in. */
export class InvalidTokenError extends RefusalError {
  constructor() {
    super({ status: 401, code: 'token_invalid', message: 'error.tokenInvalid' });
  }
}

const FORBIDDEN = {
  forbidden: 'error.forbidden',
  editors_only: 'error.editorsOnly',
  company_only: 'error.companyOnly',
  company_required: 'error.companyRequired',
  cross_site: 'error.crossSite',
  upload_refused: 'error.uploadRefused',
  link_expired: 'error.linkExpired',
  link_replaced: 'error.linkReplaced',
  link_used: 'error.linkUsed',
  link_unknown: 'error.linkUnknown',
  wrong_code: 'error.wrongCode',
  sign_in_again: 'error.signInAgain',
  passkey_refused: 'error.passkeyRefused',
  plan_required: 'error.planRequired',
  account_suspended: 'error.accountSuspended',
  member_blocked: 'error.memberBlocked',
  messages_refused: 'error.messagesRefused',
  site_not_proven: 'error.siteNotProven',
  scope_missing: 'error.scopeMissing',
  token_refused: 'error.tokenRefused',
} as const satisfies Partial<Record<ErrorCode, ReplyKey>>;

/** Why somebody who is known may not do something. */
export type ForbiddenCode = keyof typeof FORBIDDEN;

/** The one who asks is known and may not. */
export class ForbiddenError extends RefusalError {
  constructor(code: ForbiddenCode) {
    super({ status: 403, code, message: FORBIDDEN[code] });
  }
}

/** The current password, which a new one asks for, is another. @see GAP-045 */
export class WrongPasswordError extends RefusalError {
  constructor(field: string) {
    const message = 'error.wrongPassword';
    super({ status: 403, code: 'wrong_password', message, fields: { [field]: sentence(message) } });
  }
}

/** There is no such thing, or none that the asker may know of. */
export class NotFoundError extends RefusalError {
  constructor() {
    super({ status: 404, code: 'not_found', message: 'error.notFound' });
  }
}

const CONFLICTS = {
  already_linked: 'error.alreadyLinked',
  already_reported: 'error.alreadyReported',
  already_decided: 'error.alreadyDecided',
  link_case_waits: 'error.linkCaseWaits',
  link_removed: 'error.linkRemoved',
  product_in_use: 'error.productInUse',
  message_id_used: 'error.messageIdUsed',
  idempotency_in_progress: 'error.repeatInProgress',
  other_offset: 'error.otherOffset',
  edited_meanwhile: 'error.editedMeanwhile',
  already_subscribed: 'error.alreadySubscribed',
} as const satisfies Partial<Record<ErrorCode, ReplyKey>>;

/** What is asked for goes against how things stand. */
export class ConflictError extends RefusalError {
  constructor(code: keyof typeof CONFLICTS) {
    super({ status: 409, code, message: CONFLICTS[code] });
  }
}

/** The name is taken. Answered in plain text, as clients compare it to the letter. @see DIFF-022 */
export class NameTakenError extends RefusalError {
  constructor(kind: 'product' | 'company') {
    super({ status: 409, code: 'already_exists', message: 'error.nameTaken', values: { kind } });
  }
}

/** Another version of the protocol tus was spoken. */
export class OtherTusError extends RefusalError {
  constructor() {
    super({ status: 412, code: 'other_tus', message: 'error.otherTus' });
  }
}

/** When to ask again where the services of others are away, in seconds. */
const PROVIDER_RETRY_S = 60;

/** The video provider does not answer as it should. */
export class VideosUnavailableError extends RefusalError {
  constructor() {
    const message = 'error.videosUnavailable';
    super({ status: 503, code: 'videos_unavailable', message, retryAfterSeconds: PROVIDER_RETRY_S });
  }
}

/** A member has as many personal access tokens as may be good at once. */
export class TooManyTokensError extends RefusalError {
  constructor() {
    const values = { tokens: ACCESS_TOKENS_MAX };
    super({ status: 409, code: 'too_many_tokens', message: 'error.tooManyTokens', values });
  }
}

/** A member has as many saved searches as may be. */
export class TooManySearchesError extends RefusalError {
  constructor() {
    const values = { searches: SAVED_SEARCHES_MAX };
    super({ status: 409, code: 'too_many_searches', message: 'error.tooManySearches', values });
  }
}

/** A plan has no seat left for these addresses. @see GAP-047 */
export class TeamFullError extends RefusalError {
  constructor(seats: number, fields: readonly string[]) {
    super({
      status: 409,
      code: 'team_full',
      message: 'error.teamFull',
      values: { seats },
      fields: Object.fromEntries(fields.map((field) => [field, sentence('field.noSeat')])),
    });
  }
}

/** What says to come from the payment provider was not signed by it, or too long ago. */
export class BadSignatureError extends RefusalError {
  constructor() {
    super({ status: 400, code: 'bad_signature', message: 'error.badSignature' });
  }
}

/** Nothing can be paid: no provider is set up, or it does not answer as it should. */
export class PaymentsUnavailableError extends RefusalError {
  constructor() {
    const message = 'error.paymentsUnavailable';
    super({ status: 503, code: 'payments_unavailable', message, retryAfterSeconds: PROVIDER_RETRY_S });
  }
}

const shownBytes = (bytes: number): string =>
  bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 2 ** 10} KB`;

/** The body is larger than allowed. */
export class TooLargeError extends RefusalError {
  constructor(limitBytes: number) {
    const values = { limit: shownBytes(limitBytes) };
    super({ status: 413, code: 'too_large', message: 'error.tooLarge', values });
  }
}

/** A file of a form is larger than allowed: the body with it, and the field says so. */
export class FileTooLargeError extends RefusalError {
  constructor(field: string, limitBytes: number) {
    const values = { limit: shownBytes(limitBytes) };
    const fields = { [field]: sentence('field.fileTooLarge', values) };
    super({ status: 413, code: 'too_large', message: 'error.tooLarge', values, fields });
  }
}

/** The picture unfolds to more than is taken, however small its file. */
export class PictureTooLargeError extends RefusalError {
  constructor(megapixels: number) {
    super({
      status: 413,
      code: 'too_large',
      message: 'field.pictureTooLarge',
      values: { limit: megapixels },
    });
  }
}

/** A spreadsheet unfolds to more than is taken, however small its file. */
export class UnpackedTooLargeError extends RefusalError {
  constructor(limitBytes: number) {
    const values = { limit: limitBytes / 2 ** 20 };
    const fields = { file: sentence('sheet.unpackedTooLarge', values) };
    super({ status: 413, code: 'too_large', message: 'sheet.unpackedTooLarge', values, fields });
  }
}

/** A spreadsheet has more rows than are taken. */
export class TooManyRowsError extends RefusalError {
  constructor(limit: number) {
    const fields = { file: sentence('sheet.tooManyRows', { limit }) };
    super({ status: 413, code: 'too_large', message: 'sheet.tooManyRows', values: { limit }, fields });
  }
}

/** The file is no spreadsheet that can be read, whatever its name. */
export class SheetUnreadableError extends RefusalError {
  constructor() {
    const fields = { file: sentence('sheet.unreadable') };
    super({ status: 415, code: 'unsupported_type', message: 'sheet.unreadable', fields });
  }
}

/** A file is known as malware. */
export class InfectedFileError extends RefusalError {
  constructor() {
    super({ status: 422, code: 'invalid_fields', message: 'error.infectedFile' });
  }
}

/** Reading the file takes longer, or more memory, than a spreadsheet may. */
export class SheetTooCostlyError extends RefusalError {
  constructor() {
    const fields = { file: sentence('sheet.tooCostly') };
    super({ status: 422, code: 'invalid_fields', message: 'sheet.tooCostly', fields });
  }
}

/** A workbook shows no rows: its sheets are hidden, empty or charts. */
export class NoSheetError extends RefusalError {
  constructor() {
    const fields = { file: sentence('sheet.noSheet') };
    super({ status: 415, code: 'unsupported_type', message: 'sheet.noSheet', fields });
  }
}

/** The body is of a type that is not taken here. */
export class UnsupportedTypeError extends RefusalError {
  constructor(types: readonly string[]) {
    super({
      status: 415,
      code: 'unsupported_type',
      message: 'error.unsupportedType',
      values: { types: types },
    });
  }
}

/** The file of a form is no document that is taken there, whatever its name. @see GAP-098 */
export class NoDocumentError extends RefusalError {
  constructor(field: string, message: 'field.notADocument' | 'field.brokenFile' = 'field.notADocument') {
    const values = { limit: INQUIRY_ATTACHMENT.maxBytes / 2 ** 20 };
    const fields = { [field]: sentence(message, values) };
    super({ status: 415, code: 'unsupported_type', message, values, fields });
  }
}

/** The file of a form begins as a document and is none that a reader opens. @see GAP-098 */
export class BrokenDocumentError extends NoDocumentError {
  constructor(field: string) {
    super(field, 'field.brokenFile');
  }
}

/** The file of a post is not of the kind that it was sent as, whatever its name. @see GAP-098 */
export class WrongMediumError extends RefusalError {
  constructor(
    kind: FileMediaKind,
    message: 'field.wrongMedium' | 'field.unplayableVideo' | 'field.brokenFile' = 'field.wrongMedium',
  ) {
    const values = { kind, limit: POST_MEDIA[kind].maxBytes / 2 ** 20 };
    const fields = { [kind]: sentence(message, values) };
    super({ status: 415, code: 'unsupported_type', message, values, fields });
  }
}

/** A video is in a form that browsers cannot play, such as one for editing. @see GAP-098 */
export class UnplayableVideoError extends WrongMediumError {
  constructor() {
    super('video', 'field.unplayableVideo');
  }
}

/** The file of a post begins as a document and is none that a reader opens. @see GAP-098 */
export class BrokenMediumError extends WrongMediumError {
  constructor(kind: FileMediaKind) {
    super(kind, 'field.brokenFile');
  }
}

/** Fields of a well-formed body are not right. */
export class InvalidFieldsError extends RefusalError {
  constructor(fields: FieldProblems) {
    super({
      status: 422,
      code: 'invalid_fields',
      message: 'error.invalidFields',
      values: { count: Object.keys(fields).length },
      fields,
    });
  }
}

/** A product was to be linked with itself. @see GAP-086 */
export class SelfLinkError extends RefusalError {
  constructor(field: string) {
    super({
      status: 422,
      code: 'self_link',
      message: 'error.selfLink',
      fields: { [field]: sentence('field.selfLink') },
    });
  }
}

/** The same key came with another request. @see GAP-103 */
export class IdempotencyKeyReusedError extends RefusalError {
  constructor() {
    super({ status: 422, code: 'idempotency_key_reused', message: 'error.repeatDiffers' });
  }
}

/** Any other failure: what it was is for the log only. */
export class InternalError extends RefusalError {
  constructor() {
    super({ status: 500, code: 'internal', message: 'error.internal' });
  }
}

/** A wait as a sentence says it: up to a minute and a half in seconds, to an hour and a half in minutes, else in hours. */
function waitOf(seconds: number): { seconds: number; minutes: number; hours: number } {
  const minutes = Math.ceil(seconds / 60);
  return {
    seconds,
    minutes: seconds <= 90 ? 0 : minutes,
    hours: minutes <= 90 ? 0 : Math.ceil(minutes / 60),
  };
}

/** Too many calls. @see GAP-101 */
export class RateLimitedError extends RefusalError {
  constructor(
    override readonly retryAfterSeconds: number,
    refusal: Partial<Pick<Refusal, 'message' | 'values' | 'fields'>> = {},
  ) {
    super({
      status: 429,
      code: 'rate_limited',
      message: 'error.rateLimited',
      values: waitOf(retryAfterSeconds),
      ...refusal,
    });
  }
}

/** A member has done too much of something, from whatever network. @see GAP-101 */
export class MemberLimitError extends RateLimitedError {
  constructor(
    what: 'posts' | 'comments' | 'likes' | 'events' | 'reports',
    { limit, period, seconds }: { limit: number; period: 'hour' | 'day'; seconds: number },
  ) {
    const values = { what, limit, period, ...waitOf(seconds) };
    super(seconds, { message: 'error.memberLimit', values });
  }
}

/** A member has too many e-mails sent; the field of the addresses says how many are left. @see GAP-101 */
export class MailLimitError extends RateLimitedError {
  constructor(
    field: string,
    {
      limit,
      left,
      period,
      seconds,
    }: { limit: number; left: number; period: 'hour' | 'day'; seconds: number },
  ) {
    const message = 'error.mailLimit';
    const values = { limit, left, period, ...waitOf(seconds) };
    super(seconds, { message, values, fields: { [field]: sentence(message, values) } });
  }
}

/** A member has asked for or answered too many quotes in a day. @see GAP-101 */
export class QuoteLimitError extends RateLimitedError {
  constructor(what: 'request' | 'answer', limit: number, seconds: number) {
    super(seconds, { message: 'error.quoteLimit', values: { what, limit, ...waitOf(seconds) } });
  }
}

/**
 * Why nothing can be answered now, with its sentence and when to ask again, in seconds. An overload is over soon; a
 * database that can't be written is mostly one that is being moved or whose disk somebody must look at. What took too long
 * once may do so again.
 */
const REASONS = {
  overloaded: { message: 'error.overloaded', retryAfterSeconds: 2 },
  read_only: { message: 'error.readOnly', retryAfterSeconds: 30 },
  unavailable: { message: 'error.unavailable', retryAfterSeconds: 5 },
  timed_out: { message: 'error.timedOut', retryAfterSeconds: 10 },
} as const satisfies Partial<Record<ErrorCode, { message: ReplyKey; retryAfterSeconds: number }>>;

/** Why nothing can be answered now. */
export type UnavailableReason = keyof typeof REASONS;

/** Not now, through nobody's fault, and nothing was changed. Its sentence is told in the asker's language. */
export class UnavailableError extends RefusalError {
  constructor(readonly reason: UnavailableReason) {
    super({ status: 503, code: reason, ...REASONS[reason] });
  }
}
