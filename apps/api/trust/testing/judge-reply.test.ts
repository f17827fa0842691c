import { expect, it } from 'vitest';
import { type OperationId, readContract } from '../../src/platform/http/contract';
import { compileSchemas } from '../../src/platform/http/schemas';
import { CONTRACT_PATH } from '../../src/platform/paths';
import { createJudge } from './judge-reply';
import type { RawReply } from './send-raw';
import type { Trial } from './trials';

const contract = readContract(CONTRACT_PATH);
const findingsOf = createJudge(compileSchemas(contract));

function trial(id: OperationId, rest: Partial<Trial> = {}): Trial {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return {
    ...{ operation, spoiler: 'nothing', field: null, target: operation.path, headers: {}, body: null },
    ...{ parts: { path: {}, query: {}, headers: {}, body: {} }, isPlain: true, isWrong: false },
    ...rest,
  };
}

const reply = (status: number, body: unknown, headers: RawReply['headers'] = {}): RawReply => ({
  status,
  headers: {
    ...{
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'x-request-id': 'a',
    },
    ...{ 'content-type': 'application/json; charset=utf-8', ...headers },
  },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

const error = (code: string, fields?: Record<string, string>) => ({
  error: 'No.',
  code,
  ...(fields && { fields }),
});

it('finds nothing in a refusal as the contract has it', () => {
  const wrong = trial('createProduct', {
    isWrong: true,
    field: 'name',
    parts: { path: {}, query: {}, headers: {}, body: {} },
  });
  expect(findingsOf(wrong, reply(422, error('invalid_fields', { name: 'is missing' })))).toEqual([]);
});

it('finds nothing in JSON and in a page that say their charset', () => {
  expect(findingsOf(trial('getHealth'), reply(200, { status: 'ok' }))).toEqual([]);
  const page = reply(200, '<!doctype html>', { 'content-type': 'text/html; charset=utf-8' });
  expect(findingsOf(trial('getDocs'), page)).toEqual([]);
});

it('finds nothing in a refusal that says what is away, and when to come again', () => {
  const away = reply(503, error('payments_unavailable'), { 'retry-after': '60' });
  expect(findingsOf(trial('startCheckout'), away).map((one) => one.fault)).not.toContain('serverError');
});

it.each([
  ['a failure', 'serverError', trial('getHealth'), reply(500, error('internal'))],
  [
    'a stack trace',
    'innards',
    trial('getHealth'),
    reply(400, error('bad_request', { a: 'x\n    at run (main.ts:3)' })),
  ],
  [
    'JSON that does not say its charset',
    'offContract',
    trial('getHealth'),
    reply(200, { status: 'ok' }, { 'content-type': 'application/json' }),
  ],
  [
    'a page that does not say its charset',
    'offContract',
    trial('getDocs'),
    reply(200, '<!doctype html>', { 'content-type': 'text/html' }),
  ],
  ['a status that is not declared', 'offContract', trial('getHealth'), reply(418, error('bad_request'))],
  ['a body of another shape', 'offContract', trial('getHealth'), reply(200, [])],
  [
    'a reply that may be taken for a script',
    'offContract',
    trial('getHealth'),
    reply(400, error('bad_request'), { 'x-content-type-options': undefined }),
  ],
  [
    'what is wrong and was taken',
    'invalidAccepted',
    trial('setAlertSettings', { isWrong: true }),
    reply(200, {}),
  ],
  ['what the schemas refuse and was taken', 'invalidAccepted', trial('createProduct'), reply(201, {})],
  [
    'a form of a page that began a session',
    'invalidAccepted',
    trial('login', { isWrong: true }),
    reply(303, '', { 'set-cookie': ['millrace_session=abc; HttpOnly'] }),
  ],
  [
    'a server that says it has too much to do, but not when to come again',
    'serverError',
    trial('getHealth'),
    reply(503, error('overloaded')),
  ],
  [
    'a server that says what is away, but not when to come again',
    'serverError',
    trial('getHealth'),
    reply(503, error('payments_unavailable')),
  ],
  [
    'a refusal of a parameter that is not named',
    'fieldNotNamed',
    trial('listProducts', { isWrong: true, field: 'limit' }),
    reply(400, error('bad_parameter')),
  ],
  [
    'a refusal that says not what of',
    'fieldNotNamed',
    trial('createProduct', { isWrong: true, field: 'name' }),
    reply(422, error('invalid_fields')),
  ],
])('finds %s', (_what, fault, tried, replied) => {
  expect(findingsOf(tried, replied).map((one) => one.fault)).toContain(fault);
});
