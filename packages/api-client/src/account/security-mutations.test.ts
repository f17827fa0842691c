import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { callMutation } from '../testing/call';
import { stubbedClient } from '../testing/stub-fetch';
import { queryDefaults } from '../transport/retry';
import { securityMutations } from './security-mutations';

it('createToken is not retried: a lost reply would leave a second valid token', async () => {
  let calls = 0;
  const { client } = stubbedClient(() => {
    calls += 1;
    return new TypeError('fetch failed');
  });
  const draft = { name: 'Report', scopes: ['read' as const], expires_in_days: 30, password: 'p' };

  const created = callMutation(
    securityMutations(client).createToken(),
    draft,
    new QueryClient({ defaultOptions: queryDefaults }),
  );

  await expect(created).rejects.toMatchObject({ code: 'offline' });
  expect(calls).toBe(1);
});
