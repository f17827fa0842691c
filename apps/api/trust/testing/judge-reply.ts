import type { Operation } from '../../src/platform/http/contract';
import type { Schemas } from '../../src/platform/http/schemas';
import type { RawReply } from './send-raw';
import type { Trial } from './trials';

/** What may be wrong with a reply, as it is counted. */
export const FAULTS = ['serverError', 'innards', 'offContract', 'invalidAccepted', 'fieldNotNamed'] as const;

export type Fault = (typeof FAULTS)[number];

/** A fault that was found, with what is needed to see it again. */
export interface Finding {
  fault: Fault;
  what: string;
}

/** Where the program runs, and how it asks the database, is nobody's business. */
const INNARDS =
  /\n\s+at \S+|node_modules|\.[jt]s:\d+|Failed query|syntax error at|pg_catalog|drizzle|ECONNREFUSED/;

/** What is text, or JSON: nobody is to guess in what its characters are written. */
const IN_CHARACTERS = /^text\/|^application\/json$|[/+]xml$/;

/** Says what is wrong with replies: held against the contract from outside. */
export function createJudge(schemas: Schemas) {
  const errorSchema = schemas.body('/components/schemas/Error');

  return function findingsOf(trial: Trial, reply: RawReply): Finding[] {
    const findings: Finding[] = [];
    const add = (fault: Fault, what: string) => findings.push({ fault, what });
    if (reply.status >= 500 && !isTurnedAway(reply)) add('serverError', reply.text.slice(0, 300));
    if (!DOCUMENTS.has(trial.operation.id) && INNARDS.test(reply.text))
      add('innards', reply.text.slice(0, 300));
    const broken = brokenPart(trial.operation, reply);
    if (broken) add('offContract', broken);
    const reason = whyInvalid(trial);
    if (reason && isAccepted(trial.operation, reply)) add('invalidAccepted', reason);
    const unnamed = reason ? unnamedField(trial, reply) : null;
    if (unnamed) add('fieldNotNamed', unnamed);
    return findings;
  };

  function whyInvalid({ operation, parts, isPlain, isWrong, spoiler }: Trial): string | null {
    if (isWrong) return spoiler;
    for (const place of ['path', 'query', 'header'] as const) {
      const check = schemas.parameters(operation, place)();
      const values = { path: parts.path, query: parts.query, header: lowerCased(parts.headers) }[place];
      const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
      if (!check(given)) return `${place}: ${JSON.stringify(check.errors?.[0])}`;
    }
    const [body] = [...operation.bodies];
    if (!isPlain || body?.[0] !== 'application/json') return null;
    const check = schemas.body(body[1]);
    return check(JSON.parse(JSON.stringify(parts.body))) ? null : JSON.stringify(check.errors?.[0]);
  }

  function brokenPart(operation: Operation, { status, headers, text }: RawReply): string | null {
    if (headers['x-content-type-options'] !== 'nosniff') return 'nosniff is missing';
    if (!headers['content-security-policy']) return 'no Content-Security-Policy';
    if (!headers['x-request-id']) return 'no X-Request-Id';
    const sentType = String(headers['content-type'] ?? '');
    const type = sentType.split(';', 1)[0] ?? '';
    const declared = operation.replies.get(status);
    // What is so odd that it leads to no call of the contract is refused all the same.
    if (!declared) return status === 404 && errorSchema(parsed(text)) ? null : `${status} is not declared`;
    const missing = declared.requiredHeaders.find((name) => headers[name.toLowerCase()] === undefined);
    if (missing) return `${missing} is missing`;
    if (text === '') return null;
    const pointer = declared.schemas.get(type);
    if (pointer === undefined) return `${status} with ${type} is not declared`;
    if (IN_CHARACTERS.test(type) && !/; charset=utf-8$/.test(sentType)) return `${type} without its charset`;
    if (type !== 'application/json') return null;
    const check = schemas.body(pointer);
    return check(parsed(text)) ? null : `${status}: ${JSON.stringify(check.errors?.[0])}`;
  }
}

/** Documents that are themselves about the program. */
const DOCUMENTS: ReadonlySet<string> = new Set(['getContract', 'getDocs']);

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Forms of pages are answered by a page to go to: what they took is what set a session. */
function isAccepted({ bodies, path }: Operation, { status, headers }: RawReply): boolean {
  if (status < 300) return true;
  if (status >= 400) return false;
  const isPage = bodies.has('application/x-www-form-urlencoded') || path.startsWith('/auth/linkedin');
  return !isPage || /millrace_session=[^;]/.test(String(headers['set-cookie']));
}

/** A refusal of a parameter or field says which. */
function unnamedField({ operation, field, spoiler }: Trial, { status, text }: RawReply): string | null {
  if (
    field === null ||
    operation.method === 'head' ||
    operation.bodies.has('application/x-www-form-urlencoded')
  )
    return null;
  if (status !== 422 && status !== 400) return null;
  const { fields, error, code } = (parsed(text) ?? {}) as Record<string, unknown>;
  // What can't be read at all has no fields yet.
  if (code === 'bad_body' || code === 'bad_request') return null;
  const names = Object.keys((fields ?? {}) as object);
  if (names.length > 0) return null;
  // Of several parameters that are wrong the first is named, which need not be the one that was spoilt.
  const parameters = operation.parameters.map(({ name }) => name);
  if (
    [field, ...parameters].some((name) =>
      String(error)
        .split(/[\s.]+/)
        .includes(name),
    )
  )
    return null;
  return `${spoiler} of ${field}: ${text.slice(0, 200)}`;
}

/** What a server can't do now, or a part of it that is not set up here, it says so of, and when to come again: no failure. */
export function isTurnedAway({ status, headers, text }: RawReply): boolean {
  if (status !== 503) return false;
  const { code } = (parsed(text) ?? {}) as Record<string, unknown>;
  return typeof code === 'string' && code !== 'internal' && /^\d+$/.test(String(headers['retry-after']));
}
