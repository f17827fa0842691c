import { describe, expect, it } from 'vitest';
import { productMutations } from '../catalogue/mutations';
import { productQueries } from '../catalogue/queries';
import { callMutation, callQuery } from '../testing/call';
import { type Answer, json, stubbedClient } from '../testing/stub-fetch';
import { ApiError, isApiError } from './api-error';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

/** The error of reading a product when the network answers so. */
async function thrownError(answer: Answer): Promise<ApiError> {
  const { client } = stubbedClient(() => answer);
  const thrown = await callQuery(productQueries(client).detail(ID)).catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error('expected an ApiError', { cause: thrown });
  return thrown;
}

describe('errors as values', () => {
  it('carries status, code, text and fields of the server', async () => {
    const error = await thrownError(
      json(
        {
          error: 'Check the marked field.',
          code: 'invalid_fields',
          fields: { name: 'Name is required' },
        },
        422,
      ),
    );

    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      text: 'Check the marked field.',
      message: 'Check the marked field.',
      fields: { name: 'Name is required' },
      retryAfter: null,
    });
  });

  it.each([
    ['42', 42],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
  ])('reads Retry-After: %s', async (header, seconds) => {
    const reply = json({ error: 'Too many requests.', code: 'rate_limited' }, 429, { 'Retry-After': header });

    expect(await thrownError(reply)).toMatchObject({ code: 'rate_limited', retryAfter: seconds });
  });

  it.each([
    ['Product already exist.', 409],
    ['Product already exist.', 500],
    ['Company already exist.', 400],
  ])('maps the plain text "%s" with status %i to already_exists [DIFF-022]', async (text, status) => {
    const { client } = stubbedClient(() => new Response(text, { status }));

    const error: unknown = await callMutation(productMutations(client).create(), { name: 'Helium' }).catch(
      (thrown: unknown) => thrown,
    );

    expect(error).toMatchObject({ code: 'already_exists', text, status });
  });

  it('says offline when no reply comes', async () => {
    expect(await thrownError(new TypeError('fetch failed'))).toMatchObject({
      code: 'offline',
      status: 0,
      text: null,
    });
  });

  it('tells giving up from running out of time', async () => {
    expect(await thrownError(new DOMException('', 'AbortError'))).toMatchObject({ code: 'aborted' });
    expect(await thrownError(new DOMException('', 'TimeoutError'))).toMatchObject({ code: 'timeout' });
  });

  it.each([
    ['a page with status 200', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['broken JSON', new Response('{"Item":', { headers: { 'Content-Type': 'application/json' } })],
    ['nothing', new Response(null, { headers: { 'Content-Type': 'application/json' } })],
  ])('says unreadable for %s', async (_, reply) => {
    expect(await thrownError(reply)).toMatchObject({ code: 'unreadable' });
  });

  it.each([
    [502, 'internal'],
    [404, 'not_found'],
    [401, 'sign_in_required'],
    [418, 'unreadable'],
  ])("names a stranger's %i by its status", async (status, code) => {
    const reply = new Response('<h1>nginx</h1>', { status, headers: { 'Content-Type': 'text/html' } });

    expect(await thrownError(reply)).toMatchObject({ status, code, text: null });
  });

  it('falls back to the status when a later server says a code that this client does not know', async () => {
    const error = await thrownError(json({ error: 'No.', code: 'constructor' }, 403));

    expect(error).toMatchObject({ code: 'forbidden', text: 'No.' });
    expect(isApiError(error, 'forbidden')).toBe(true);
    expect(isApiError(error, 'not_found')).toBe(false);
    expect(isApiError(new Error('no'))).toBe(false);
  });
});
