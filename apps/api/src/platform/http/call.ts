import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { operations } from '@millrace/api-client';
import type { Language, Plan } from '@millrace/domain';
import type { Transaction } from '../db/database';
import type { OperationId } from './contract';

/** The member who asks, as far as rights and plans go. */
export interface Viewer {
  id: string;
  companyId: string | null;
  plan: Plan;
  /** Whether it is known that the viewer works for the company. @see GAP-089 */
  isVerified: boolean;
  /** Whether there are members whom the viewer has blocked. @see GAP-097 */
  hasBlocked: boolean;
}

/** A file of a form. */
export interface UploadedFile {
  bytes: Buffer;
  /** As the sender named it; for showing only. */
  name: string;
}

type ParametersOf<Id extends OperationId, Place extends string> = operations[Id] extends {
  parameters: Record<Place, infer Values>;
}
  ? Values
  : operations[Id] extends { parameters: Partial<Record<Place, infer Values>> }
    ? Values
    : never;

/** What a call carries in its path. */
export type PathOf<Id extends OperationId> = ParametersOf<Id, 'path'>;

// These have a default wherever the contract has them, so that they are there by the time a handler runs.
type Defaulted = 'limit' | 'sort' | 'q' | 'facets' | 'start' | 'size' | 'direction' | 'depth';

type WithDefaults<Query> = Omit<Query, Defaulted> & Required<Pick<Query, Extract<keyof Query, Defaulted>>>;

/** What a call carries behind the question mark. */
export type QueryOf<Id extends OperationId> = WithDefaults<NonNullable<ParametersOf<Id, 'query'>>>;

/** What a call carries in its body: the fields of JSON or of a form. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

/** A call as its handler sees it: checked against the contract. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The files of a multipart form, by field. */
  files: Readonly<Record<string, UploadedFile>>;
  /** The body as it came, where the contract takes a file as the body. */
  raw: Buffer | null;
  /** The body while it arrives, where it may be larger than is held at once. */
  stream: Readable | null;
  /** As they came, for what speaks a protocol of its own. */
  headers: IncomingHttpHeaders;
  /** Who asks; null for a guest, and wherever the contract ignores the session. */
  viewer: Viewer | null;
  /** Whether the visitor's browser runs on this very machine, and calls it by a name that is no other's. */
  isLocal: boolean;
  /** In which the reply speaks to a person. */
  language: Language;
  /** What the browser calls itself. */
  userAgent: string | null;
  /** The `Cookie` header; null beside a personal access token, as the session is. */
  cookies: string | null;
  /** The token of the session cookie, where there is one. */
  sessionToken: string | null;
  /** The page that led here, as the browser tells. */
  referrer: string | null;
  /** Whether the browser says that another site led here. */
  fromOtherSite: boolean;
  /** The `Range` and `If-None-Match` headers, for files. */
  range: string | null;
  ifNoneMatch: string | null;
  /**
   * Does the work of a creating call in one transaction, in which the reply to its `Idempotency-Key` is kept too; a
   * repeated request gets that reply and the work is not done again. @see GAP-103
   */
  once<Reply extends AnyReply>(work: (tx: Transaction) => Promise<Reply>): Promise<Reply>;
}

/** A file to answer with. */
export interface FileContent {
  stream: Readable;
  contentType: string;
  /** How many bytes the stream has; null while nobody knows. */
  length: number | null;
}

/** Headers of a reply; several values are as many headers of the name. */
export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/** Any reply, whatever its call. */
export interface AnyReply {
  status: number;
  json?: unknown;
  html?: string;
  file?: FileContent;
  redirect?: string;
  headers?: ReplyHeaders;
  /** The language of what it tells a person, where it asked for that. */
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

// What a handler answers; every other status is a refusal, and refusals are thrown.
type Answered = 200 | 201 | 202 | 204 | 206 | 303 | 304 | 416;

type RepliesOf<Responses, Status extends number> = {
  [One in keyof Responses & Status]: ReplyWith<One, Responses[One]>;
}[keyof Responses & Status];

/** The replies that the contract allows a handler of this call. */
export type ReplyOf<Id extends OperationId> = RepliesOf<
  operations[Id]['responses'],
  // Not being ready is its answer.
  Id extends 'getReadiness' ? Answered | 503 : Answered
>;

/** Answers a call. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<Id>> | ReplyOf<Id>;

/**
 * Looks whether a call with files may be made at all, before they are taken. Its handler looks again.
 *
 * @throws What the handler would.
 */
export type Guards = {
  [Id in OperationId]?: (call: Pick<Call<Id>, 'path'> & { viewer: Viewer }) => Promise<void>;
};

/** Handlers by the names of their calls. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
