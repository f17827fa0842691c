import { describe, expect, it } from 'vitest';
import { failureEvent, type Sender } from './failure-event';

const sender: Sender = {
  environment: 'staging',
  platform: 'node',
  nameFile: (file) =>
    file.startsWith('https://own.example/') ? file.replace('https://own.example', 'app://') : null,
};
const context = { part: 'web', noticed: 'request' } as const;
const eventJson = (error: unknown) => JSON.stringify(failureEvent(error, context, sender));

class QuotingError extends Error {
  override name = 'the-secret';
  readonly code = '6f1d0c the-secret';
  readonly body = { text: 'the-secret' };
}

describe('failureEvent', () => {
  it.each([
    ['a message', new Error('the-secret')],
    ['a message of an engine', new TypeError("Cannot read properties of undefined (reading 'the-secret')")],
    ['a message of a parser', new SyntaxError('Unexpected token \'h\', "the-secret" is not valid JSON')],
    ['a query', new Error('Failed query: select 1 where x = $1 params: the-secret')],
    ['a cause', new Error('x', { cause: new Error('y', { cause: 'the-secret' }) })],
    ['a name, a code, a property', new QuotingError('x')],
    ['a thrown text', 'the-secret'],
    ['a thrown object', { message: 'the-secret', name: 'the-secret' }],
    ['a message that passes for a stack', new Error('x\n    at the-secret (https://own.example/a.js:1:2)')],
  ])('says nothing of what %s quotes [GAP-105]', (_what, error) => {
    expect(eventJson(error)).not.toContain('the-secret');
  });

  it('says what kind of failure it is, in a sentence of its own', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    const error = new TypeError("Cannot read properties of undefined (reading 'name')", { cause });
    const event = failureEvent(error, { ...context, operation: 'getProduct', status: 500 }, sender);
    expect(event.exception?.values?.map(({ type, value }) => `${type}: ${value}`)).toEqual([
      'Error: A connection failed.',
      'TypeError: Cannot read properties of undefined.',
    ]);
    expect(event).toMatchObject({
      environment: 'staging',
      transaction: 'getProduct',
      tags: { part: 'web', noticed: 'request', status: 500, code: 'ECONNREFUSED' },
    });
    const react = failureEvent(
      new Error('Minified React error #418; visit https://a.example/?x=1'),
      context,
      sender,
    );
    expect(react.exception?.values?.[0]?.value).toBe('Minified React error #418.');
  });

  it.each([
    [
      'Chromium and Node',
      'TypeError: x\n    at async Card (https://own.example/a.js:3:14)\n    at https://own.example/b.js:1:2\n    at t (https://other.example/c.js:1:2)',
    ],
    [
      'Firefox',
      'Card@https://own.example/a.js:3:14\n@https://own.example/b.js:1:2\nt@https://other.example/c.js:1:2',
    ],
  ])('tells places in our own files, the outermost first: %s', (_browser, stack) => {
    const error = Object.assign(new TypeError('x'), { stack });
    expect(failureEvent(error, context, sender).exception?.values?.[0]?.stacktrace?.frames).toEqual([
      { filename: 'app:///b.js', lineno: 1, colno: 2, in_app: true },
      { function: 'Card', filename: 'app:///a.js', lineno: 3, colno: 14, in_app: true },
    ]);
  });

  it('leaves out a route or a request that is not named by us', () => {
    const event = failureEvent(
      new Error('x'),
      {
        ...context,
        operation: '/search?search=the secret',
        requestId: 'the-secret',
        userAgent: 'a'.repeat(999),
      },
      sender,
    );
    expect(event.transaction).toBeUndefined();
    expect(JSON.stringify(event)).not.toContain('secret');
    expect(event.request).toEqual({ headers: { 'User-Agent': 'a'.repeat(256) } });
  });

  it('ends where causes go in a circle', () => {
    const error = new Error('x');
    error.cause = error;
    expect(failureEvent(error, context, sender).exception?.values).toHaveLength(1);
  });
});
