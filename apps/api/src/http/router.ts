import type { NextFunction, Request, RequestHandler, Response, Router } from 'express';
import { InvalidFieldsError, SignInRequiredError } from '../errors';
import { bodyReader, type ParsedBody } from './body';
import type { AnyReply, Call, Handler, Handlers, Viewer } from './call';
import type { Contract, Operation, OperationId } from './contract';
import { isForeignLink, refuseCrossSite } from './origins';
import { fieldProblems, parameterError } from './problems';
import type { RateLimits } from './rate-limits';
import { hashRequest, type KeyedRequest, type Repeats } from './repeats';
import type { Replier } from './reply';
import { logOf } from './request-log';
import type { Check, Schemas } from './schemas';

/** A session that is still good. */
export interface ResumedSession {
  viewer: Viewer;
  /** A `Set-Cookie` header, when the session's life was lengthened. */
  renewal: string | null;
}

/** What the router needs of the server around it. */
export interface RouterParts {
  contract: Contract;
  schemas: Schemas;
  replier: Replier;
  rateLimits: RateLimits;
  repeats: Repeats;
  ownOrigins: ReadonlySet<string>;
  /** Finds who holds a session. */
  resume(token: string): Promise<ResumedSession | null>;
  /** The token of the session cookie, if any. */
  readToken(cookies: string | undefined): string | null;
}

/** Handlers and contract differ: what is in one is not in the other. */
export class HandlersDifferError extends Error {
  override name = 'HandlersDifferError';
}

/**
 * Routes every call of the contract to the handler of its name.
 *
 * @throws {HandlersDifferError} naming each call without a handler and each handler without a call.
 */
export function routeContract(router: Router, handlers: Handlers, parts: RouterParts): void {
  const { operations } = parts.contract;
  requireSameNames(operations, handlers);
  // A path without parameters comes first, so that /product/id is never taken for the product "id".
  const ordered = [...operations].sort((a, b) => variables(a.path) - variables(b.path));
  for (const operation of ordered) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const limit = parts.rateLimits(operation);
    const answer = answerer(operation, handlers[operation.id] as Handler<OperationId>, parts);
    const mark: RequestHandler = (_req, res, next) => {
      res.locals.operation = operation;
      next();
    };
    router[operation.method](path, mark, ...(limit ? [limit] : []), answer);
  }
}

function requireSameNames(operations: readonly Operation[], handlers: Handlers): void {
  const ids = new Set<string>(operations.map(({ id }) => id));
  const unanswered = [...ids].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unanswered.length + unknown.length === 0) return;
  throw new HandlersDifferError(
    [
      ...unanswered.map((id) => `openapi.yaml has ${id}, which no module answers.`),
      ...unknown.map((id) => `A module answers ${id}, which openapi.yaml does not have.`),
    ].join(' '),
  );
}

const variables = (path: string): number => path.split('{').length;

const EMPTY_BODY: ParsedBody = { fields: undefined, files: {}, raw: null, type: '' };

/** What happens to each call, in this order: who sent it, who asks, what is asked, whether it is new, the answer. */
function answerer(operation: Operation, handler: Handler<OperationId>, parts: RouterParts): RequestHandler {
  const { schemas, replier, repeats, ownOrigins } = parts;
  const checkPath = schemas.parameters(operation, 'path');
  const checkQuery = schemas.parameters(operation, 'query');
  const checkHeaders = schemas.parameters(operation, 'header');
  const readBody = operation.bodies.size > 0 ? bodyReader(operation) : null;
  const guarded = operation.id === 'login' || (operation.method !== 'get' && operation.session !== 'ignored');
  const keyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');

  const answer = async (req: Request, res: Response): Promise<void> => {
    if (guarded) refuseCrossSite(req.headers, ownOrigins);
    const sessionToken = parts.readToken(req.headers.cookie);
    const looks = operation.session !== 'ignored' && sessionToken !== null;
    const session = looks ? await parts.resume(sessionToken) : null;
    const viewer = session?.viewer ?? null;
    if (session?.renewal) res.setHeader('Set-Cookie', session.renewal);
    if (operation.session === 'required' && !viewer) throw new SignInRequiredError();
    const log = logOf(res);
    if (viewer) log.viewerId = viewer.id;

    const path = checked(checkPath, { ...req.params });
    const query = checked(checkQuery, { ...req.query });
    if (keyed) checked(checkHeaders, req.headers);
    const body = readBody ? await readBody(req) : EMPTY_BODY;
    if (readBody) checkBody(operation, schemas, body);

    const request = keyed && viewer ? keyedRequest(operation, viewer, req, query, body) : null;
    const reply: AnyReply =
      (request && (await repeats.find(request))) ??
      (await handler({
        path,
        query,
        body: body.fields,
        files: body.files,
        raw: body.raw,
        viewer,
        sessionToken,
        referrer: req.headers.referer ?? null,
        fromOtherSite: isForeignLink(req.headers, ownOrigins),
        range: req.headers.range ?? null,
        ifNoneMatch: req.headers['if-none-match'] ?? null,
        once: (work) => repeats.once(request, work),
        log: log.logger,
        // The parameters were held against the contract above, which is where their types come from.
      } as Call<OperationId>));
    await replier.send(res, operation, reply);
  };

  return (req: Request, res: Response, next: NextFunction) => {
    answer(req, res).catch(next);
  };
}

function checked(check: Check, values: unknown): unknown {
  if (!check(values)) throw parameterError(check.errors);
  return values;
}

function checkBody(operation: Operation, schemas: Schemas, { type, fields, raw }: ParsedBody): void {
  // A file is looked at by the handler, and a bad login is a failed login, which the handler answers.
  if (raw !== null || operation.id === 'login') return;
  const check = schemas.body(operation.bodies.get(type) ?? '');
  if (!check(fields)) throw new InvalidFieldsError(fieldProblems(check.errors));
}

function keyedRequest(
  operation: Operation,
  viewer: Viewer,
  req: Request,
  query: unknown,
  body: ParsedBody,
): KeyedRequest | null {
  const key = req.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  return { userId: viewer.id, operation: operation.id, key, requestHash: hashRequest(query, body) };
}
