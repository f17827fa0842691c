import { expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './loopback';

it.each([
  'localhost',
  'LOCALHOST:5000',
  'api.millrace.localhost:5100',
  '127.0.0.1:5000',
  '127.8.9.10',
  '[::1]:5000',
  '[::1]',
])('takes %s for this machine', (host) => expect(isLoopbackHost(host)).toBe(true));

it.each([
  'millrace.example',
  'localhost.thief.example',
  'thief-localhost',
  '127.0.0.1.thief.example',
  '127.0.0.1@thief.example',
  'thief.example@localhost',
  'localhost:5000@thief.example',
  '10.0.0.1',
  '[::2]',
  '::1',
  '',
  undefined,
])('takes %s for another one', (host) => expect(isLoopbackHost(host)).toBe(false));

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['203.0.113.7', false],
  ['::ffff:203.0.113.7', false],
  ['::12', false],
  [undefined, false],
])('knows whose address %s is', (ip, isOwn) => expect(isLoopbackAddress(ip)).toBe(isOwn));
