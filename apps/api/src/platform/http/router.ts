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

/** A session that is still good. */
export interface ResumedSession {
  viewer: Viewer;
  /** What the session is called, within the server. */
  sessionId: string;
  /** A `Set-Cookie` header, when the session's life was lengthened. */
  renewal: string | null;
}

/** What the router needs of the server around it. */
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
  /** Finds who holds a session. */
  resume(token: string): Promise<ResumedSession | null>;
  /** The token of the session cookie, if any. */
  readToken(cookies: string | undefined): string | null;
}

/** Handlers and contract differ: what is in one is not in the other. */
export class RouteMismatchError extends Error {
  override name = 'RouteMismatchError';
}

/**
 * Leads every call of the contract to the handler of its name.
 *
 * @throws {RouteMismatchError} naming each call without a handler and each handler without a call.
 */
export function contractRouter(handlers: Handlers, parts: RouterParts): RequestHandler {
  const { operations } = parts.contract;
  requireSameNames(operations, handlers);
  // Express would try the pattern of each call in turn, which costs more than most calls do.
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

/** Tables of many rows, in and out. */
const LONG: ReadonlySet<OperationId> = new Set([
  ...(['exportTable', 'exportMe', 'previewSpreadsheet', 'importSpreadsheet'] as const),
  ...(['undoSpreadsheet', 'returnRefusedRows'] as const),
]);

/** For whom the statements of a call work. */
function workOf({ id, method }: Operation, viewer: Viewer | null): Work {
  if (LONG.has(id)) return 'long';
  return READING.has(method) && viewer === null ? 'guest' : 'call';
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
/** What answers with a right to do something, though the specification has it as a GET. */
const GIVE_RIGHTS: ReadonlySet<OperationId> = new Set(['signImageUpload']);
const BEGIN_SESSIONS: ReadonlySet<OperationId> = new Set([
  ...(['login', 'verifyEmail', 'completeRegistration'] as const),
  ...(['signInWithCode', 'startPasskeyLogin', 'finishPasskeyLogin'] as const),
]);

/** Also where a proxy of this machine passes it on: what `trust proxy` believes has told whose address it is. */
const isLocal = (req: Request): boolean =>
  isLoopbackAddress(req.ip) && [req.headers.host, req.host].every(isLoopbackHost);

const EMPTY_BODY: ParsedBody = { fields: undefined, files: {}, raw: null, stream: null, type: '' };

type Answer = (req: Request, res: Response, variables: Readonly<Record<string, string>>) => Promise<void>;

/** What happens to each call, in this order: who sent it, who asks, what is asked, whether it is new, the answer. */
function answerer(operation: Operation, handler: Handler<OperationId>, parts: RouterParts): Answer {
  const { schemas, replier, memberLimits, idempotency, ownOrigins } = parts;
  const checkPath = schemas.parameters(operation, 'path');
  const checkQuery = schemas.parameters(operation, 'query');
  const checkHeaders = schemas.parameters(operation, 'header');
  const readBody = operation.bodies.size > 0 ? bodyReader(operation) : null;
  // What begins a session would sign a visitor in to an account of somebody else's choice.
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
    // What is missing may come after the file.
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
    // No browser adds a token by itself, so that no page of another site has it sent with somebody else's rights.
    if (guarded && !holder) csrfGuard(req.headers, ownOrigins);
    // Beside a token no cookie is looked at: a call has the rights of one of them, never of both.
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
      // What is answered to a member is nobody else's, on whatever machine; a reply that may be kept says so itself.
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
          // The parameters were held against the contract above, which is where their types come from.
        } as Call<OperationId>);
      // A body that arrives while it is worked on is waited for as long as its sender takes.
      const reply = await workAs(work, () => (body.stream ? outside(answer) : answer()));
      return { reply, work };
    };

    if (!readBody) return respond(EMPTY_BODY);
    // Not where it may be a repetition, which is not counted.
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
    // What others keep a copy of carries nobody's cookie.
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
  // The forms that browsers post are looked at by the handler: it answers with a page to go to.
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
