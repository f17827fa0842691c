import type { ErrorCode } from '../types';

/**
 * Error codes of the client itself:
 * `offline`: no reply came; `aborted`: the caller aborted; `timeout`: the time limit was exceeded;
 * `unreadable`: the reply does not match the contract, such as a proxy's page.
 */
export type ClientErrorCode = 'offline' | 'aborted' | 'timeout' | 'unreadable';

/** Machine-readable code: the server's or the client's own. */
export type ApiErrorCode = ErrorCode | ClientErrorCode;

/** Constructor options of an `ApiError`. */
export interface ApiErrorParts {
  /** Status of the reply. Default 0: no reply. */
  status?: number;
  code: ApiErrorCode;
  /** The server's message for people. Default null: none. */
  text?: string | null;
  /** Error of each invalid field of the body, by field name. Default none. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry. Default null: not given. */
  retryAfter?: number | null;
  /** Underlying error, such as the `TypeError` of a failed fetch. */
  cause?: unknown;
}

/** Error of a failed call. Every query and mutation of this package throws this and nothing else. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Status of the reply, 0 if there was none. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The server's message for people. Null if there is none: show a text of the application by `code`. */
  readonly text: string | null;
  /** Error of each invalid field of the body, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry, null if not given. */
  readonly retryAfter: number | null;

  constructor({ status = 0, code, text = null, fields = {}, retryAfter = null, cause }: ApiErrorParts) {
    super(text ?? (status === 0 ? code : `${code} (${status})`), { cause });
    this.status = status;
    this.code = code;
    this.text = text;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** True if an error is an `ApiError`, and has the given code, if any. */
export function isApiError(value: unknown, code?: ApiErrorCode): value is ApiError {
  return value instanceof ApiError && (code === undefined || value.code === code);
}
