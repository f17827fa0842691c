import { describe, expect, expectTypeOf, it } from 'vitest';
import { callQuery } from '../testing/call';
import { type Answer, json, stubbedClient } from '../testing/stub-fetch';
import type { User } from '../types';
import { sessionQueries } from './queries';

describe('sessionQueries', () => {
  it('answers who is signed in', async () => {
    const { client } = stubbedClient(() => json({ Item: { id: 'u1', plan: 'free' } }));

    const user = await callQuery(sessionQueries(client).currentUser());

    expect(user).toEqual({ id: 'u1', plan: 'free' });
    expectTypeOf(user).toEqualTypeOf<User | null>();
  });

  it.each<[string, Answer]>([
    ['401', json({ error: 'Please sign in.', code: 'sign_in_required' }, 401)],
    ['429', json({ error: 'Too many requests.', code: 'rate_limited' }, 429)],
    ['500', json({ error: 'Something went wrong.', code: 'internal' }, 500)],
    ['a failed network', new TypeError('fetch failed')],
    ['a page in its place', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('takes %s for signed out [ACC-059]', async (_, answer) => {
    const { client } = stubbedClient(() => answer);

    expect(await callQuery(sessionQueries(client).currentUser())).toBeNull();
  });
});
