import { expect, it } from 'vitest';
import { lintBySpectral } from './spectral.mjs';

const contract = {
  openapi: '3.1.0',
  info: { title: 'Chats', version: '1.0.0', description: 'Of two.', contact: { name: 'The writers' } },
  servers: [{ url: 'https://api.millrace.example' }],
  tags: [{ name: 'Messaging', description: 'Conversations.' }],
  paths: {
    '/chats/': {
      get: {
        operationId: 'listChats',
        tags: ['Messaging'],
        description: 'All chats.',
        responses: { 200: { description: 'Chats.' } },
      },
    },
  },
};
const place = '#/paths/~1chats~1';

it('tells each rule that is broken, and where', async () => {
  expect(await lintBySpectral(contract, {})).toEqual([
    `${place}: Path must not end with slash. (path-keys-no-trailing-slash)`,
  ]);
});

it('lets pass what is ignored at that place, by that rule alone', async () => {
  expect(await lintBySpectral(contract, { 'path-keys-no-trailing-slash': [place] })).toEqual([]);
  expect(await lintBySpectral(contract, { 'path-keys-no-trailing-slash': ['#/paths/~1posts~1'] })).toEqual([
    `${place}: Path must not end with slash. (path-keys-no-trailing-slash)`,
    '#/paths/~1posts~1: path-keys-no-trailing-slash is ignored, and not broken',
  ]);
});
