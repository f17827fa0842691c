import { expect, it } from 'vitest';
import { callMutation } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import { sharingMutations } from './mutations';

it('shares by e-mail, and tells what is wrong with the addresses [API-054]', async () => {
  const answers = [
    json(
      {
        error: 'Check the marked field.',
        code: 'invalid_fields',
        fields: { to: 'Invalid email address: a' },
      },
      422,
    ),
    json({ message: 'Shared.', count: 1 }, 201),
  ];
  const { client, seen } = stubbedClient(async () => answers.shift() ?? json({}, 500));
  const share = { to: ['a'], post_id: '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01' };
  const { byEmail } = sharingMutations(client);

  await expect(callMutation(byEmail(), share)).rejects.toMatchObject({
    status: 422,
    fields: { to: 'Invalid email address: a' },
  });
  expect(await callMutation(byEmail(), share)).toEqual({ message: 'Shared.', count: 1 });
  expect(seen.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/v1/emails',
    'POST /api/v1/emails',
  ]);
});
