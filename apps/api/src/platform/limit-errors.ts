import { type Refusal, RefusalError } from './errors';
import { sentence } from './messages/text';

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
