import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { operations } from '@millrace/api-client';
import type { Language, Plan } from '@millrace/domain';
import type { Transaction } from '../db/database';
import type { OperationId } from './contract';

/** The calling member, with what permissions and plans need. */
export interface Viewer {
  id: string;
  companyId: string | null;
  plan: Plan;
  /** True if the viewer's employment at the company is verified. @see GAP-089 */
  isVerified: boolean;
  /** True if the viewer has blocked anyone. @see GAP-097 */
  hasBlocked: boolean;
}

/** A file of a form. */
export interface UploadedFile {
  bytes: Buffer;
  /** The sender's file name; for display only. */
  name: string;
}

type ParametersOf<Id extends OperationId, Place extends string> = operations[Id] extends {
  parameters: Record<Place, infer Values>;
}
  ? Values
  : operations[Id] extends { parameters: Partial<Record<Place, infer Values>> }
    ? Values
    : never;

/** Path parameters of a call. */
export type PathOf<Id extends OperationId> = ParametersOf<Id, 'path'>;

// The contract gives these a default, so handlers always see a value.
type Defaulted = 'limit' | 'sort' | 'q' | 'facets' | 'start' | 'size' | 'direction' | 'depth';

type WithDefaults<Query> = Omit<Query, Defaulted> & Required<Pick<Query, Extract<keyof Query, Defaulted>>>;

/** Query parameters of a call. */
export type QueryOf<Id extends OperationId> = WithDefaults<NonNullable<ParametersOf<Id, 'query'>>>;

/** Body of a call: JSON or form fields. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

/** A call as handlers receive it, validated against the contract. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** Files of a multipart form by field. */
  files: Readonly<Record<string, UploadedFile>>;
  /** The raw body, when the contract takes a file as the body. */
  raw: Buffer | null;
  /** The body as a stream, when it may be too large to buffer. */
  stream: Readable | null;
  /** The raw request and reply, for handlers that speak their own protocol. */
  headers: IncomingHttpHeaders;
  /** The caller; null for a guest, and when the contract ignores the session. */
  viewer: Viewer | null;
  /** True if the browser runs on this machine and uses a host name that can mean no other. */
  isLocal: boolean;
  /** Language of texts in the reply. */
  language: Language;
  /** The `User-Agent` header. */
  userAgent: string | null;
  /** The `Cookie` header; null with a personal access token, as the session is. */
  cookies: string | null;
  /** The session token from the cookie, if any. */
  sessionToken: string | null;
  /** The `Referer` header. */
  referrer: string | null;
  /** True if the browser reports that another site led here. */
  fromOtherSite: boolean;
  /** The `Range` and `If-None-Match` headers, for files. */
  range: string | null;
  ifNoneMatch: string | null;
  /**
   * Runs a creating call in one transaction, which also stores the reply under its `Idempotency-Key`.
   * A repeated request gets that reply without repeating the work. @see GAP-103
   */
  once<Reply extends AnyReply>(work: (tx: Transaction) => Promise<Reply>): Promise<Reply>;
}

/** A file reply. */
export interface FileContent {
  stream: Readable;
  contentType: string;
  /** Length of the stream in bytes; null if unknown. */
  length: number | null;
}

/** Reply headers; an array sends one header per value. */
export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A reply of any call. */
export interface AnyReply {
  status: number;
  json?: unknown;
  html?: string;
  file?: FileContent;
  redirect?: string;
  headers?: ReplyHeaders;
  /** Language of texts in the reply, if it depends on the request. */
  language?: Language;
}

type ContentOf<Response> = Response extends { content: infer Content } ? NonNullable<Content> : never;

type ContentPart<Content> = [Content] extends [never]
  ? { redirect?: string }
  : 'application/json' extends keyof Content
    ? { json: Content['application/json'] }
    : 'text/html' extends keyof Content
      ? { html: string }
      : { file: FileContent };

type ReplyWith<Status, Response> = ContentPart<ContentOf<Response>> & {
  status: Status;
  headers?: ReplyHeaders;
  language?: Language;
};

// Statuses that handlers return; refusals are thrown.
type Answered = 200 | 201 | 202 | 204 | 206 | 303 | 304 | 416;

type RepliesOf<Responses, Status extends number> = {
  [One in keyof Responses & Status]: ReplyWith<One, Responses[One]>;
}[keyof Responses & Status];

/** Replies that the contract allows a handler of this call to return. */
export type ReplyOf<Id extends OperationId> = RepliesOf<
  operations[Id]['responses'],
  // Not ready is a regular reply of this call.
  Id extends 'getReadiness' ? Answered | 503 : Answered
>;

/** Handles a call. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<Id>> | ReplyOf<Id>;

/**
 * Checks before files are received whether a call may be made. The handler checks again.
 *
 * @throws What the handler would throw.
 */
export type Guards = {
  [Id in OperationId]?: (call: Pick<Call<Id>, 'path'> & { viewer: Viewer }) => Promise<void>;
};

/** Handlers by operation name. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
