import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../testing/stub-fetch';
import { createClient } from './client';
import { sessionAddresses } from './session-addresses';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

function sentBy(options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://api.millrace.example/',
    fetch: async (request) => {
      requests.push(request);
      return json({});
    },
    ...options,
  });
  return { client, requests };
}

describe('createClient', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends credentials to paths under the API host [OPS-002]', async () => {
    const { client, requests } = sentBy();

    await client.GET('/api/v1/product/{id}', { params: { path: { id: ID } } });
    await client.POST('/api/v1/product/follow', { body: { productId: ID } });

    expect(requests.map(({ url, credentials }) => [url, credentials])).toEqual([
      [`https://api.millrace.example/api/v1/product/${ID}`, 'include'],
      ['https://api.millrace.example/api/v1/product/follow', 'include'],
    ]);
    expect(sessionAddresses(client)).toEqual({
      login: 'https://api.millrace.example/auth/login',
      logout: 'https://api.millrace.example/auth/logout',
      linkedin: 'https://api.millrace.example/auth/linkedin',
      verify: 'https://api.millrace.example/auth/verify',
      secondFactor: 'https://api.millrace.example/auth/second-factor',
    });
  });

  it('asks for the language of the page with every call, also of one that sends a form', async () => {
    const { client, requests } = sentBy({ headers: { 'Accept-Language': 'de' } });

    await client.GET('/api/v1/current_user');
    await client.POST('/api/v1/product/follow', { body: { productId: ID } });
    await client.sendForm(
      new Request('https://api.millrace.example/', { method: 'POST', headers: requests[0]?.headers ?? {} }),
      new FormData(),
      {},
    );

    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['de', 'de', 'de']);
  });

  it('sends a token with every call in place of cookies, and to no other host', async () => {
    const { client, requests } = sentBy({ token: 'mlr_pat_secret' });

    await client.GET('/api/v1/current_user');
    await client.POST('/api/v1/product/follow', { body: { productId: ID } });
    await client.fetchAnywhere(new Request('https://files.example/signed', { credentials: 'omit' }));

    expect(requests.map(({ headers, credentials }) => [headers.get('authorization'), credentials])).toEqual([
      ['Bearer mlr_pat_secret', 'omit'],
      ['Bearer mlr_pat_secret', 'omit'],
      [null, 'omit'],
    ]);
  });

  it('lets a caller leave credentials out, and forward headers', async () => {
    const { client, requests } = sentBy({ credentials: 'omit', headers: { cookie: 'millrace_session=a' } });

    await client.GET('/api/v1/current_user');

    expect(requests[0]?.credentials).toBe('omit');
    expect(requests[0]?.headers.get('cookie')).toBe('millrace_session=a');
  });

  it('uses the global fetch as it is when the call is made', async () => {
    const client = createClient({ baseUrl: 'https://api.millrace.example' });
    vi.stubGlobal('fetch', async () => json({ status: 'ok' }));

    expect((await client.GET('/healthz')).data).toEqual({ status: 'ok' });
  });

  it('sends a path parameter as one segment', async () => {
    const { client, requests } = sentBy();

    await client.GET('/api/v1/product/search/{text}', { params: { path: { text: 'UV/EB & 50 %?' } } });

    expect(new URL(requests[0]?.url ?? '').pathname).toBe(
      '/api/v1/product/search/UV%2FEB%20%26%2050%20%25%3F',
    );
  });
});
