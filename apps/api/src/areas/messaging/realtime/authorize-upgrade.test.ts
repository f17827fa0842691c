import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { UnavailableError } from '../../../platform/errors';
import { refuseUpgrade } from './authorize-upgrade';

it.each([
  ['while the process stops, or where it failed', null, 1],
  ['while there is too much to do', new UnavailableError('overloaded'), 2],
])('opens no socket %s, and says when to come again', async (_when, refusal, seconds) => {
  const socket = new PassThrough();
  refuseUpgrade(socket, refusal);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining(['HTTP/1.1 503 Service Unavailable', `Retry-After: ${seconds}`]),
  );
});
