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

// All errors that become replies, in one file for overview.

/** A code of the contract's error schema. */
export type ErrorCode = components['schemas']['ErrorCode'];

/** Validation errors by field name. */
export type FieldProblems = Readonly<Record<string, Sentence>>;

/** Data of an error reply. */
export interface Refusal {
  status: number;
  code: ErrorCode;
  message: ReplyKey;
  values?: Sentence['values'];
  fields?: FieldProblems;
  /** Value of the `Retry-After` header; omitted if undefined. */
  retryAfterSeconds?: number;
}

/** Base class of errors that become an error reply of the contract. All other errors answer 500. */
export abstract class RefusalError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Message for the reply, translated when it is sent; the `message` of the error itself, for logs, is English. */
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

/** 400: the request cannot be parsed, for example because of a malformed URL. */
export class BadRequestError extends RefusalError {
  constructor() {
    super({ status: 400, code: 'bad_request', message: 'error.badRequest' });
  }
}

/** 400: a parameter of path, query or header violates the contract. */
export class BadParameterError extends RefusalError {
  constructor(name: string, problem: Sentence) {
    super({ status: 400, code: 'bad_parameter', message: 'error.badParameter', values: { name, problem } });
  }
}

/** 400: the body is missing, or has a syntax error. */
export class BadBodyError extends RefusalError {
  constructor() {
    super({ status: 400, code: 'bad_body', message: 'error.badBody' });
  }
}

/** 401: not signed in. */
export class SignInRequiredError extends RefusalError {
  constructor() {
    super({ status: 401, code: 'sign_in_required', message: 'error.signInRequired' });
  }
}

/** 401: the personal access token is unknown, revoked or expired, or its member may not sign in. */
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

/** Reasons for refusing a known viewer. */
export type ForbiddenCode = keyof typeof FORBIDDEN;

/** 403: signed in, but not permitted. */
export class ForbiddenError extends RefusalError {
  constructor(code: ForbiddenCode) {
    super({ status: 403, code, message: FORBIDDEN[code] });
  }
}

/** 403: the current password, which setting a new one requires, is wrong. @see GAP-045 */
export class WrongPasswordError extends RefusalError {
  constructor(field: string) {
    const message = 'error.wrongPassword';
    super({ status: 403, code: 'wrong_password', message, fields: { [field]: sentence(message) } });
  }
}

/** 404: nothing found, or nothing that the viewer may know of. */
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

/** 409: the request conflicts with the current state. */
export class ConflictError extends RefusalError {
  constructor(code: keyof typeof CONFLICTS) {
    super({ status: 409, code, message: CONFLICTS[code] });
  }
}

/** 409: the name is taken. Answered in plain text, which clients compare exactly. @see DIFF-022 */
export class NameTakenError extends RefusalError {
  constructor(kind: 'product' | 'company') {
    super({ status: 409, code: 'already_exists', message: 'error.nameTaken', values: { kind } });
  }
}

/** 412: unsupported version of the tus protocol. */
export class OtherTusError extends RefusalError {
  constructor() {
    super({ status: 412, code: 'other_tus', message: 'error.otherTus' });
  }
}

/** Retry delay for failures of external services, in seconds. */
const PROVIDER_RETRY_S = 60;

/** The video provider failed. */
export class VideosUnavailableError extends RefusalError {
  constructor() {
    const message = 'error.videosUnavailable';
    super({ status: 503, code: 'videos_unavailable', message, retryAfterSeconds: PROVIDER_RETRY_S });
  }
}

/** The member has reached the maximum number of active personal access tokens. */
export class TooManyTokensError extends RefusalError {
  constructor() {
    const values = { tokens: ACCESS_TOKENS_MAX };
    super({ status: 409, code: 'too_many_tokens', message: 'error.tooManyTokens', values });
  }
}

/** The member has reached the maximum number of saved searches. */
export class TooManySearchesError extends RefusalError {
  constructor() {
    const values = { searches: SAVED_SEARCHES_MAX };
    super({ status: 409, code: 'too_many_searches', message: 'error.tooManySearches', values });
  }
}

/** The plan has too few free seats for these addresses. @see GAP-047 */
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

/** The webhook's signature is invalid or too old. */
export class BadSignatureError extends RefusalError {
  constructor() {
    super({ status: 400, code: 'bad_signature', message: 'error.badSignature' });
  }
}

/** Payments are unavailable: no provider is configured, or it failed. */
export class PaymentsUnavailableError extends RefusalError {
  constructor() {
    const message = 'error.paymentsUnavailable';
    super({ status: 503, code: 'payments_unavailable', message, retryAfterSeconds: PROVIDER_RETRY_S });
  }
}

const shownBytes = (bytes: number): string =>
  bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 2 ** 10} KB`;

/** 413: the body is too large. */
export class TooLargeError extends RefusalError {
  constructor(limitBytes: number) {
    const values = { limit: shownBytes(limitBytes) };
    super({ status: 413, code: 'too_large', message: 'error.tooLarge', values });
  }
}

/** 413: a file of a form is too large. As that makes the body too large as well, the error names the field. */
export class FileTooLargeError extends RefusalError {
  constructor(field: string, limitBytes: number) {
    const values = { limit: shownBytes(limitBytes) };
    const fields = { [field]: sentence('field.fileTooLarge', values) };
    super({ status: 413, code: 'too_large', message: 'error.tooLarge', values, fields });
  }
}

/** The picture is too large when decompressed, whatever its file size. */
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

/** The spreadsheet is too large when decompressed, whatever its file size. */
export class UnpackedTooLargeError extends RefusalError {
  constructor(limitBytes: number) {
    const values = { limit: limitBytes / 2 ** 20 };
    const fields = { file: sentence('sheet.unpackedTooLarge', values) };
    super({ status: 413, code: 'too_large', message: 'sheet.unpackedTooLarge', values, fields });
  }
}

/** The spreadsheet has too many rows. */
export class TooManyRowsError extends RefusalError {
  constructor(limit: number) {
    const fields = { file: sentence('sheet.tooManyRows', { limit }) };
    super({ status: 413, code: 'too_large', message: 'sheet.tooManyRows', values: { limit }, fields });
  }
}

/** The file is not a readable spreadsheet, whatever its name, or has no visible rows. */
export class SheetUnreadableError extends RefusalError {
  constructor(
    message: `sheet.${'unreadable' | 'noSheet' | 'oldExcel' | 'encrypted' | 'xmlSpreadsheet' | 'webPage'}`,
  ) {
    super({ status: 415, code: 'unsupported_type', message, fields: { file: sentence(message) } });
  }
}

/** The malware scanner detected malware in a file. */
export class InfectedFileError extends RefusalError {
  constructor() {
    super({ status: 422, code: 'invalid_fields', message: 'error.infectedFile' });
  }
}

/** Parsing the spreadsheet exceeded its time or memory limit. */
export class SheetTooCostlyError extends RefusalError {
  constructor() {
    const fields = { file: sentence('sheet.tooCostly') };
    super({ status: 422, code: 'invalid_fields', message: 'sheet.tooCostly', fields });
  }
}

/** 415: unsupported media type. */
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

/** The file of a form is not of an accepted document type, whatever its name. @see GAP-098 */
export class NoDocumentError extends RefusalError {
  constructor(field: string, message: 'field.notADocument' | 'field.brokenFile' = 'field.notADocument') {
    const values = { limit: INQUIRY_ATTACHMENT.maxBytes / 2 ** 20 };
    const fields = { [field]: sentence(message, values) };
    super({ status: 415, code: 'unsupported_type', message, values, fields });
  }
}

/** The file of a form starts like a document but is corrupt. @see GAP-098 */
export class BrokenDocumentError extends NoDocumentError {
  constructor(field: string) {
    super(field, 'field.brokenFile');
  }
}

/** The file of a post is not of its declared kind, whatever its name. @see GAP-098 */
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

/** The video uses a codec or container that browsers cannot play, such as one for editing. @see GAP-098 */
export class UnplayableVideoError extends WrongMediumError {
  constructor() {
    super('video', 'field.unplayableVideo');
  }
}

/** The file of a post starts like a document but is corrupt. @see GAP-098 */
export class BrokenMediumError extends WrongMediumError {
  constructor(kind: FileMediaKind) {
    super(kind, 'field.brokenFile');
  }
}

/** 422: a well-formed body has invalid fields. */
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

/** 422: a product cannot be linked with itself. @see GAP-086 */
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

/** The idempotency key was already used for a different request. @see GAP-103 */
export class IdempotencyKeyReusedError extends RefusalError {
  constructor() {
    super({ status: 422, code: 'idempotency_key_reused', message: 'error.repeatDiffers' });
  }
}

/** 500: any other failure; its cause is only logged. */
export class InternalError extends RefusalError {
  constructor() {
    super({ status: 500, code: 'internal', message: 'error.internal' });
  }
}

/** Formats a wait for a message: in seconds up to 90 seconds, in minutes up to 90 minutes, then in hours. */
function waitOf(seconds: number): { seconds: number; minutes: number; hours: number } {
  const minutes = Math.ceil(seconds / 60);
  return {
    seconds,
    minutes: seconds <= 90 ? 0 : minutes,
    hours: minutes <= 90 ? 0 : Math.ceil(minutes / 60),
  };
}

/** 429: rate limit exceeded. @see GAP-101 */
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

/** 429: a rate limit of the member, independent of the network address. @see GAP-101 */
export class MemberLimitError extends RateLimitedError {
  constructor(
    what: 'posts' | 'comments' | 'likes' | 'events' | 'reports',
    { limit, period, seconds }: { limit: number; period: 'hour' | 'day'; seconds: number },
  ) {
    const values = { what, limit, period, ...waitOf(seconds) };
    super(seconds, { message: 'error.memberLimit', values });
  }
}

/** 429: the member's limit of sent emails; the error of the address field names the remaining number. @see GAP-101 */
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

/** 429: the member's daily limit of quote requests or answers. @see GAP-101 */
export class QuoteLimitError extends RateLimitedError {
  constructor(what: 'request' | 'answer', limit: number, seconds: number) {
    super(seconds, { message: 'error.quoteLimit', values: { what, limit, ...waitOf(seconds) } });
  }
}

/**
 * Messages and retry delays of 503 replies, in seconds. An overload passes quickly; a read-only database is usually
 * being migrated or has a full disk, which takes longer. A call that timed out may well time out again.
 */
const REASONS = {
  overloaded: { message: 'error.overloaded', retryAfterSeconds: 2 },
  read_only: { message: 'error.readOnly', retryAfterSeconds: 30 },
  unavailable: { message: 'error.unavailable', retryAfterSeconds: 5 },
  timed_out: { message: 'error.timedOut', retryAfterSeconds: 10 },
} as const satisfies Partial<Record<ErrorCode, { message: ReplyKey; retryAfterSeconds: number }>>;

/** Reasons for a 503 reply. */
export type UnavailableReason = keyof typeof REASONS;

/** 503: temporarily unavailable, and nothing was changed. The message is translated when it is sent. */
export class UnavailableError extends RefusalError {
  constructor(readonly reason: UnavailableReason) {
    super({ status: 503, code: reason, ...REASONS[reason] });
  }
}
