import { pipeline } from 'node:stream/promises';
import type { Language } from '@millrace/domain';
import { PERMISSIONS_POLICY } from '@millrace/serving';
import type { Response } from 'express';
import {
  type FieldProblems,
  NameTakenError,
  RateLimitedError,
  type RefusalError,
  UnavailableError,
} from '../errors';
import { spoken, spokenOfField } from '../messages/text';
import type { AnyReply, FileContent } from './call';
import type { DeclaredReply, Operation } from './contract';
import { limitedPage, type RefusalPage, unavailablePage } from './refusal-page';
import { requestLanguage } from './request-language';
import type { Schemas } from './schemas';
import { specifiedRefusal } from './specified-refusal';

/** A reply that violates the contract: a bug of the server, never of the caller. */
export class ResponseValidationError extends Error {
  override name = 'ResponseValidationError';
}

/**
 * Sends all replies. Outside of production each is validated against the contract first: status, headers, media
 * type and body.
 */
export class Replier {
  /**
   * @param schemas The contract's schemas; null to skip validation.
   * @param webUrls Web hosts; refusal pages link to the one that sent the form, else to the first.
   */
  constructor(
    private readonly schemas: Schemas | null,
    private readonly webUrls: readonly [string, ...string[]],
  ) {}

  /** Sends a handler's reply. */
  async send(res: Response, operation: Operation, reply: AnyReply): Promise<void> {
    res.status(reply.status);
    for (const [name, value] of Object.entries(reply.headers ?? {})) res.setHeader(name, value);
    if (reply.language) speak(res, reply.language);
    if (reply.json !== undefined) return this.sendJson(res, operation, reply.json);
    if (reply.html !== undefined) return this.sendText(res, operation, 'text/html', reply.html);
    if (reply.file !== undefined) return this.sendFile(res, operation, reply.file);
    if (reply.redirect !== undefined) res.setHeader('Location', reply.redirect);
    this.check(res, operation, null, undefined);
    if (reply.status === 303) res.setHeader('Content-Length', 0);
    res.end();
  }

  /** Sends an error reply. @param operation Null if the request matched no operation. */
  refuse(res: Response, operation: Operation | null, error: RefusalError): void {
    res.status(error.status);
    if (error.retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(error.retryAfterSeconds));
    // Clients compare this text verbatim, so it has one language.
    const language = error instanceof NameTakenError ? 'en' : requestLanguage(res.req.headers);
    if (error instanceof NameTakenError) res.setHeader('Content-Language', language);
    else speak(res, language);
    if (operation?.replies.get(error.status)?.schemas.has('text/html')) {
      res.vary('Accept');
      const page = res.req.accepts(['json', 'html']) === 'html' ? this.pageOf(res, error, language) : null;
      if (page) {
        res.setHeader('Content-Security-Policy', page.policy);
        this.sendText(res, operation, 'text/html', page.html);
        return;
      }
    }
    if (error instanceof NameTakenError) {
      this.sendText(res, operation, 'text/plain', error.message);
      return;
    }
    const { code } = error;
    const texts = specifiedRefusal(operation?.id, error);
    const sentence = spoken(texts.said, language);
    const fields = texts.fields && inLanguage(texts.fields, language);
    this.sendJson(res, operation, {
      error: sentence,
      code,
      ...(fields && { fields }),
      // Clients of this operation read the message from there. @see GAP-063
      ...(operation?.id === 'completeRegistration' && { data: { error: sentence } }),
    });
  }

  private sendJson(res: Response, operation: Operation | null, body: unknown): void {
    const json = JSON.stringify(body);
    // Validates the serialized form: JSON turns a date into a string and drops undefined.
    if (this.schemas) this.check(res, operation, 'application/json', JSON.parse(json));
    finish(res, 'application/json; charset=utf-8', json);
  }

  /** Returns the page for a person who sent a form; null if the error has no page. */
  private pageOf(res: Response, error: RefusalError, language: Language): RefusalPage | null {
    const { origin } = res.req.headers;
    const back = `${this.webUrls.find((url) => url === origin) ?? this.webUrls[0]}/`;
    if (error instanceof RateLimitedError) return limitedPage(error.retryAfterSeconds, language, back);
    return error instanceof UnavailableError ? unavailablePage(error.said, language, back) : null;
  }

  private sendText(res: Response, operation: Operation | null, type: string, text: string): void {
    this.check(res, operation, type, text);
    if (type === 'text/html') {
      // Isolates the document from its opener and from windows that it opens.
      res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      res.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    }
    finish(res, `${type}; charset=utf-8`, text);
  }

  private async sendFile(res: Response, operation: Operation, file: FileContent): Promise<void> {
    try {
      // Ignores the charset parameter.
      this.check(res, operation, file.contentType.split(';', 1)[0] ?? '', undefined);
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    res.setHeader('Content-Type', file.contentType);
    if (file.length !== null) res.setHeader('Content-Length', file.length);
    try {
      await pipeline(file.stream, res);
    } catch (error) {
      // The client disconnected.
      if (!res.destroyed) throw error;
    }
  }

  private check(res: Response, operation: Operation | null, type: string | null, body: unknown): void {
    if (!this.schemas || !operation) return;
    const declared = operation.replies.get(res.statusCode);
    if (!declared) throw new ResponseValidationError(`${operation.id} may not answer ${res.statusCode}.`);
    const problem = validationError(this.schemas, declared, res, type, body);
    if (problem) throw new ResponseValidationError(`${operation.id} ${res.statusCode}: ${problem}`);
  }
}

/** Sets the language headers of a reply. */
function speak(res: Response, language: Language): void {
  res.vary('Accept-Language');
  res.setHeader('Content-Language', language);
}

/** A field may share its name with a property of every object. */
const inLanguage = (fields: FieldProblems, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name, spokenOfField(problem, language)]),
  );

function validationError(
  schemas: Schemas,
  declared: DeclaredReply,
  res: Response,
  type: string | null,
  body: unknown,
): string | null {
  const missing = declared.requiredHeaders.find((name) => !res.hasHeader(name));
  if (missing) return `the header ${missing} is missing.`;
  if (type === null) return declared.schemas.size > 0 ? 'a body is missing.' : null;
  const pointer = declared.schemas.get(type);
  if (pointer === undefined) return `${type} is not declared.`;
  if (body === undefined) return null;
  const check = schemas.body(pointer);
  return check(body) ? null : JSON.stringify(check.errors);
}

function finish(res: Response, type: string, text: string): void {
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  // Sent as text, the body leaves in one packet with the headers.
  res.end(text);
}
