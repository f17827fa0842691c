import type { Monitor } from '@millrace/monitoring';
import { hasValidHostHeader } from '@millrace/serving';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Context } from '../context';
import { classifyDatabaseError } from '../db/classify-database-error';
import { sqlState } from '../db/sql-state';
import {
  BadRequestError,
  type ErrorCode,
  InternalError,
  NotFoundError,
  RefusalError,
  UnavailableError,
} from '../errors';
import { noteSecurity, type SecurityEvent } from '../security-events';
import type { Operation } from './contract';
import type { Replier } from './reply';
import { describeRequest, logOf } from './request-log';

/** Answers requests that match no operation. */
export const refuseUnknown: RequestHandler = (_req, _res, next) => next(new NotFoundError());

/** Rejects requests with an ambiguous host, which intermediaries may have read differently (request smuggling). */
export const refuseUnclearHost: RequestHandler = (req, _res, next) =>
  next(hasValidHostHeader(req) ? undefined : new BadRequestError());

/**
 * Answers every error with the contract's error schema. Unexpected errors are logged, reported and answered
 * with 500.
 */
export function answerFailures(
  replier: Replier,
  { log, monitor, metrics, condition }: Pick<Context, 'log' | 'monitor' | 'metrics' | 'condition'>,
): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const refusal = refusalOf(error);
    if (refusal instanceof InternalError) {
      log.error({ ...described(req, res), err: error }, 'request failed');
      report(monitor, error, req, res);
    }
    if (refusal instanceof UnavailableError) {
      metrics.requestRefused(refusal.reason);
      if (refusal.reason === 'read_only') condition.changeRefused();
      // The load limiter has logged its refusals in total.
      if (refusal !== error) log.warn({ ...described(req, res), err: error }, `database: ${refusal.reason}`);
    }
    noteRefusal({ log }, res, refusal);
    // The reply has begun: cut the connection, so that the reader notices that it is incomplete.
    if (res.headersSent) return next(error);
    const operation = (res.locals.operation as Operation | undefined) ?? null;
    try {
      replier.refuse(res, operation, refusal);
    } catch (undeclared) {
      log.error({ ...described(req, res), err: undeclared }, 'refusal is not in the contract');
      report(monitor, undeclared, req, res);
      replier.refuse(res, null, new InternalError());
    }
  };
}

/** Refusals that are logged as security events: regular use of the pages never causes them. */
const TRIED: Partial<Record<ErrorCode, SecurityEvent>> = {
  rate_limited: 'limit-reached',
  cross_site: 'other-site-refused',
  token_invalid: 'token-refused',
};

function noteRefusal(context: Pick<Context, 'log'>, res: Response, { code }: RefusalError): void {
  const line = logOf(res);
  line.refused = code;
  const event = TRIED[code];
  if (event) noteSecurity(context, event, { userId: line.viewerId ?? null });
}

const described = (req: Request, res: Response) => ({
  requestId: logOf(res).requestId,
  ...describeRequest(req, res),
});

/** Reports the operation name: the path may hold typed text. @see GAP-105 */
function report(monitor: Monitor, error: unknown, req: Request, res: Response): void {
  const operation = res.locals.operation as Operation | undefined;
  monitor.report(error, {
    part: 'api',
    noticed: 'request',
    operation: operation?.id,
    status: 500,
    requestId: logOf(res).requestId,
    userAgent: req.headers['user-agent'],
  });
}

function refusalOf(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  // Express and its parsers throw these for paths that cannot be decoded.
  if (error instanceof URIError) return new BadRequestError();
  if (error instanceof Error && 'status' in error && error.status === 400) return new BadRequestError();
  const trouble = classifyDatabaseError(error);
  if (trouble) return new UnavailableError(trouble);
  // Class 22: a value that no column accepts, such as text with a zero byte, or an invented cursor.
  if (sqlState(error)?.startsWith('22')) return new BadRequestError();
  return new InternalError();
}
