import type { ErrorCode } from '../types';

/**
 * What the client itself can say of a failure:
 * `offline`: no reply came; `aborted`: the caller gave up; `timeout`: the caller's time was up;
 * `unreadable`: a reply came that is not of the contract, such as a proxy's page.
 */
export type ClientErrorCode = 'offline' | 'aborted' | 'timeout' | 'unreadable';

/** For programs: the server's code, or the client's own. */
export type ApiErrorCode = ErrorCode | ClientErrorCode;

/** What an `ApiError` is made of. */
export interface ApiErrorParts {
  /** Status of the reply. Default 0: there was none. */
  status?: number;
  code: ApiErrorCode;
  /** The server's sentence for people. Default null: it said none. */
  text?: string | null;
  /** For each refused field of the body, by its name, what is wrong with it. Default none. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try. Default null: the server did not say. */
  retryAfter?: number | null;
  /** What was thrown below, such as the `TypeError` of a failed fetch. */
  cause?: unknown;
}

/** Why a call failed. Every query and mutation of this package throws this and nothing else. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Status of the reply, 0 when there was none. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The server's sentence for people. Null when it said none: show a text of one's own by `code`. */
  readonly text: string | null;
  /** For each refused field of the body, by its name, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try, null when the server did not say. */
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

/** True if something that was thrown is an `ApiError`; with a code, whether it is that one. */
export function isApiError(value: unknown, code?: ApiErrorCode): value is ApiError {
  return value instanceof ApiError && (code === undefined || value.code === code);
}
