import type { ErrorCode } from '../types';
import { ApiError, type ApiErrorCode } from './api-error';

// Does not compile if the contract has a code that is missing here.
const SERVER_CODES: Readonly<Record<ErrorCode, true>> = {
  account_suspended: true,
  already_decided: true,
  already_exists: true,
  already_linked: true,
  already_reported: true,
  already_subscribed: true,
  bad_body: true,
  bad_parameter: true,
  bad_request: true,
  bad_signature: true,
  company_only: true,
  company_required: true,
  cross_site: true,
  edited_meanwhile: true,
  editors_only: true,
  forbidden: true,
  idempotency_in_progress: true,
  idempotency_key_reused: true,
  internal: true,
  invalid_fields: true,
  link_case_waits: true,
  link_removed: true,
  link_expired: true,
  link_replaced: true,
  link_unknown: true,
  link_used: true,
  member_blocked: true,
  message_id_used: true,
  messages_refused: true,
  not_found: true,
  other_offset: true,
  other_tus: true,
  overloaded: true,
  passkey_refused: true,
  payments_unavailable: true,
  plan_required: true,
  product_in_use: true,
  rate_limited: true,
  read_only: true,
  scope_missing: true,
  self_link: true,
  sign_in_again: true,
  sign_in_required: true,
  site_not_proven: true,
  team_full: true,
  timed_out: true,
  token_invalid: true,
  token_refused: true,
  too_large: true,
  too_many_searches: true,
  too_many_tokens: true,
  unavailable: true,
  unsupported_type: true,
  upload_refused: true,
  videos_unavailable: true,
  wrong_code: true,
  wrong_password: true,
};

/** Codes for replies without a known one: of a proxy, or of a newer server. */
const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'sign_in_required',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'invalid_fields',
  429: 'rate_limited',
};

// "Product already exist.", "Company already exist.": the body decides, regardless of the status (DIFF-022).
const ALREADY_EXISTS = /^(product|company) already exists?\.?$/i;

/**
 * Returns the error of an unsuccessful reply.
 *
 * @param body Body of the reply: parsed if it was JSON, else its text.
 * @see DIFF-022
 */
export function readReplyError(response: Response, body: unknown): ApiError {
  const status = response.status;
  const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
  if (typeof body === 'string' && ALREADY_EXISTS.test(body.trim())) {
    return new ApiError({ status, code: 'already_exists', text: body.trim(), retryAfter });
  }
  if (!isRecord(body) || typeof body.error !== 'string') {
    return new ApiError({ status, code: codeOfStatus(status), retryAfter });
  }
  const code = isServerCode(body.code) ? body.code : codeOfStatus(status);
  return new ApiError({ status, code, text: body.error, fields: readFields(body.fields), retryAfter });
}

/**
 * Returns the error of a call that threw: a network failure, an abort, or an unreadable body.
 *
 * @param call.status Status of the reply whose body could not be read. Default 0: no reply.
 * @param call.signal Signal of the caller, which may have been aborted with any reason.
 */
export function readThrown(
  thrown: unknown,
  { status = 0, signal }: { status?: number; signal?: AbortSignal | null | undefined } = {},
): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const code = codeOfThrown(thrown);
  if (code === 'offline' && signal?.aborted) return new ApiError({ code: 'aborted', cause: thrown });
  return new ApiError({ code, status: code === 'unreadable' ? status : 0, cause: thrown });
}

function codeOfThrown(thrown: unknown): ApiErrorCode {
  if (thrown instanceof SyntaxError) return 'unreadable';
  const name = isRecord(thrown) ? thrown.name : undefined;
  if (name === 'AbortError') return 'aborted';
  if (name === 'TimeoutError') return 'timeout';
  return 'offline';
}

function codeOfStatus(status: number): ApiErrorCode {
  return CODES_BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'unreadable');
}

function isServerCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(SERVER_CODES, code);
}

function readFields(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

// Proxies may send a date in this header (RFC 9110, 10.2.3).
function readRetryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
