import { ipRateLimitKey } from '@millrace/serving';
import type { Request, RequestHandler, Response } from 'express';
import { type Work, workAs } from '../db/statement-limit';
import { InvalidFieldsError, SignInRequiredError } from '../errors';
import { tokenHolderOf } from './bearer';
import { type ArrivedBody, type BodyReading, bodyReader, type ParsedBody } from './body';
import type { AnyReply, Call, Guards, Handler, Handlers, Viewer } from './call';
import type { Slot } from './concurrency-limit';
import type { Contract, Operation, OperationId } from './contract';
import { hashRequest, type IdempotencyStore, type KeyedRequest } from './idempotency-store';
import { inSlot } from './limit-load';
import { isLoopbackAddress, isLoopbackHost } from './loopback';
import type { MemberLimits } from './member-limits';
import { csrfGuard, isCrossSiteNavigation } from './origins';
import { fieldProblems, parameterError } from './problems';
import type { RateLimits } from './rate-limits';
import type { Replier } from './reply';
import { requestLanguage } from './request-language';
import { logOf } from './request-log';
import { findRoute, RouteTable } from './route-table';
import type { Check, Schemas } from './schemas';
import { type Admit, admission, type TokenGateParts } from './token-gate';
import type { Uploads } from './uploads';

/** A valid session. */
export interface ResumedSession {
  viewer: Viewer;
  /** Internal ID of the session. */
  sessionId: string;
  /** A `Set-Cookie` header, if the session was extended. */
  renewal: string | null;
}

/** Dependencies of the router. */
export interface RouterParts extends TokenGateParts {
  contract: Contract;
  schemas: Schemas;
  replier: Replier;
  rateLimits: RateLimits;
  memberLimits: MemberLimits;
  idempotency: IdempotencyStore;
  uploads: Uploads;
  guards: Guards;
  ownOrigins: ReadonlySet<string>;
  /** Finds the member of a session. */
  resume(token: string): Promise<ResumedSession | null>;
  /** Returns the session token, if any. */
  readToken(cookies: string | undefined): string | null;
}

/** Error for a mismatch of handlers and contract. */
export class RouteMismatchError extends Error {
  override name = 'RouteMismatchError';
}

/**
 * Routes every operation of the contract to the handler of its name.
 *
 * @throws {RouteMismatchError} naming operations without a handler and handlers without an operation.
 */
export function contractRouter(handlers: Handlers, parts: RouterParts): RequestHandler {
  const { operations } = parts.contract;
  requireSameNames(operations, handlers);
  // Express would try each pattern in turn, which costs more than most calls.
  const routes = new RouteTable<Route>();
  for (const operation of operations) {
    routes.add(operation.method, operation.path, {
      operation,
      admit: admission(operation, parts.rateLimits(operation), parts),
      answer: answerer(operation, handlers[operation.id] as Handler<OperationId>, parts),
    });
  }
  return (req, res, next) => {
    const match = findRoute(routes, req.method.toLowerCase(), req.path);
    if (!match) return next();
    const { operation, admit, answer } = match.target;
    res.locals.operation = operation;
    admit(req, res, (refusal) => {
      if (refusal) next(refusal);
      else answer(req, res, match.variables).catch(next);
    });
  };
}

/** Imports and exports of spreadsheets. */
const LONG: ReadonlySet<OperationId> = new Set([
  ...(['exportTable', 'exportMe', 'previewSpreadsheet', 'importSpreadsheet'] as const),
  'returnRefusedRows',
]);

/** Operations that change something, although the specification makes them a GET. */
const CHANGING: ReadonlySet<OperationId> = new Set(['startLinkedinLogin', 'finishLinkedinLogin', 'logout']);

/** Tags the statements of a call with its caller's kind, for time limits. */
function workOf({ id, method }: Operation, viewer: Viewer | null): Work {
  if (LONG.has(id)) return 'long';
  return READING.has(method) && viewer === null && !CHANGING.has(id) ? 'guest' : 'call';
}

interface Route {
  operation: Operation;
  admit: Admit;
  answer: Answer;
}

function requireSameNames(operations: readonly Operation[], handlers: Handlers): void {
  const ids = new Set<string>(operations.map(({ id }) => id));
  const unanswered = [...ids].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unanswered.length + unknown.length === 0) return;
  throw new RouteMismatchError(
    [
      ...unanswered.map((id) => `openapi.yaml has ${id}, which no module answers.`),
      ...unknown.map((id) => `A module answers ${id}, which openapi.yaml does not have.`),
    ].join(' '),
  );
}

const FORMS_OF_PAGES: ReadonlySet<OperationId> = new Set(['login', 'verifyEmail', 'signInWithCode']);
/** Operations that grant a permission, although the specification makes them a GET. */
const GIVE_RIGHTS: ReadonlySet<OperationId> = new Set(['signImageUpload']);
const BEGIN_SESSIONS: ReadonlySet<OperationId> = new Set([
  ...(['login', 'verifyEmail', 'completeRegistration'] as const),
  ...(['signInWithCode', 'startPasskeyLogin', 'finishPasskeyLogin'] as const),
]);

/** Also behind a proxy on this machine: `trust proxy` decides whose address counts. */
const isLocal = (req: Request): boolean =>
  isLoopbackAddress(req.ip) && [req.headers.host, req.host].every(isLoopbackHost);

const EMPTY_BODY: ParsedBody = { fields: undefined, files: {}, raw: null, stream: null, type: '' };

type Answer = (req: Request, res: Response, variables: Readonly<Record<string, string>>) => Promise<void>;

/** Processes each call in this order: token, session, parameters and body, idempotency, handler, reply. */
function answerer(operation: Operation, handler: Handler<OperationId>, parts: RouterParts): Answer {
  const { schemas, replier, memberLimits, idempotency, ownOrigins } = parts;
  const checkPath = schemas.parameters(operation, 'path');
  const checkQuery = schemas.parameters(operation, 'query');
  const checkHeaders = schemas.parameters(operation, 'header');
  const readBody = operation.bodies.size > 0 ? bodyReader(operation) : null;
  // Cross-site sign-in would sign a visitor in to an attacker's account.
  const begins = BEGIN_SESSIONS.has(operation.id);
  const changes = !READING.has(operation.method) || GIVE_RIGHTS.has(operation.id);
  const guarded = begins || (changes && operation.session !== 'ignored');
  const guard = parts.guards[operation.id] as
    | ((call: { path: unknown; viewer: Viewer }) => Promise<void>)
    | undefined;
  const keyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const namedHeaders = operation.parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name);

  const checkFields: BodyReading['checkFields'] = (fields, type) => {
    const check = schemas.body(operation.bodies.get(type) ?? '');
    // Missing fields may follow the file.
    const wrong = check(fields) ? [] : (check.errors ?? []).filter(({ instancePath }) => instancePath !== '');
    if (wrong.length > 0) throw new InvalidFieldsError(fieldProblems(wrong));
  };

  const replyTo = async (
    req: Request,
    res: Response,
    variables: Readonly<Record<string, string>>,
    outside: Slot['outside'],
  ): Promise<{ reply: AnyReply; work: Work }> => {
    const holder = tokenHolderOf(res);
    // Browsers never add a token by themselves, so other pages cannot send one with the visitor's rights.
    if (guarded && !holder) csrfGuard(req.headers, ownOrigins);
    // Cookies are ignored beside a token: a call has the rights of one of them.
    const cookies = holder ? undefined : req.headers.cookie;
    const sessionToken = parts.readToken(cookies);
    const looks = operation.session !== 'ignored' && sessionToken !== null;
    const session = looks ? await parts.resume(sessionToken) : null;
    const viewer = holder?.viewer ?? session?.viewer ?? null;
    if (session?.renewal) res.setHeader('Set-Cookie', session.renewal);
    if (operation.session === 'required' && !viewer) throw new SignInRequiredError();
    const log = logOf(res);
    if (viewer) {
      log.viewerId = viewer.id;
      // Members' replies are not cacheable unless they say otherwise.
      res.setHeader('Cache-Control', 'no-store');
    }

    const path = checked(checkPath(), { ...variables });
    const query = checked(checkQuery(), { ...req.query });
    if (namedHeaders.length > 0) checked(checkHeaders(), { ...req.headers }, namedHeaders);
    const respond = async (body: ParsedBody): Promise<{ reply: AnyReply; work: Work }> => {
      const request = keyed && viewer ? keyedRequest(operation, viewer, req, { path, query, body }) : null;
      const kept = request && (await idempotency.find(request));
      if (viewer && !kept) await memberLimits.take(operation.id, viewer.id);
      if (kept) return { reply: kept, work: 'call' };
      const work = workOf(operation, viewer);
      const answer = async () =>
        handler({
          path,
          query,
          body: body.fields,
          files: body.files,
          raw: body.raw,
          stream: body.stream,
          headers: req.headers,
          viewer,
          isLocal: isLocal(req),
          language: requestLanguage(req.headers),
          userAgent: req.headers['user-agent'] ?? null,
          cookies: cookies ?? null,
          sessionToken,
          referrer: req.headers.referer ?? null,
          fromOtherSite: isCrossSiteNavigation(req.headers, ownOrigins),
          range: req.headers.range ?? null,
          ifNoneMatch: req.headers['if-none-match'] ?? null,
          once: (creating) => idempotency.once(request, creating),
          // The parameters were validated above, which is the source of their types.
        } as Call<OperationId>);
      // A streamed body may take as long as its sender needs.
      const reply = await workAs(work, () => (body.stream ? outside(answer) : answer()));
      return { reply, work };
    };

    if (!readBody) return respond(EMPTY_BODY);
    // Possible repeats are not counted.
    if (viewer && !req.headers['idempotency-key'] && req.is('multipart/form-data')) {
      await memberLimits.check(operation.id, viewer.id);
    }
    if (viewer && guard) await guard({ path, viewer });
    const upload = parts.uploads.begin(viewer?.id ?? ipRateLimitKey(req.ip ?? 'unknown'));
    try {
      const arrived = await outside(() => readBody(req, { upload, checkFields }));
      if (arrived.hasFields) checkBody(operation, schemas, arrived);
      return await respond(arrived.isSpooled ? await outside(arrived.load) : await arrived.load());
    } finally {
      await upload.release();
    }
  };

  return async (req, res, variables) => {
    const { reply, work } = await inSlot(res, (outside) => replyTo(req, res, variables, outside));
    // Cacheable replies carry no cookie.
    if (isForAll(reply)) res.removeHeader('Set-Cookie');
    // The rows of a file are read while it is sent.
    await workAs(work, () => replier.send(res, operation, reply));
  };
}

const READING: ReadonlySet<Operation['method']> = new Set(['get', 'head']);

const isForAll = ({ headers }: AnyReply): boolean =>
  String(headers?.['Cache-Control'] ?? '').startsWith('public');

function checked(check: Check, values: unknown, named: readonly string[] = []): unknown {
  if (!check(values)) throw parameterError(check.errors, named);
  return values;
}

function checkBody(operation: Operation, schemas: Schemas, { type, fields }: ArrivedBody): void {
  // The handler checks form posts of browsers: it answers with a redirect.
  if (FORMS_OF_PAGES.has(operation.id)) return;
  const problems = schemas.bodyProblems(operation.bodies.get(type) ?? '', fields);
  if (problems.length > 0) throw new InvalidFieldsError(fieldProblems(problems));
}

function keyedRequest(
  operation: Operation,
  viewer: Viewer,
  req: Request,
  { path, query, body }: { path: unknown; query: unknown; body: ParsedBody },
): KeyedRequest | null {
  const key = req.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  return { userId: viewer.id, operation: operation.id, key, requestHash: hashRequest(path, query, body) };
}
