import { expect, it } from 'vitest';
import { ipRateLimitKey } from './ip-rate-limit-key';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::'],
  ['2001:db8:1:200:ffff::9', '2001:db8:1:200::'],
  ['2001:db8:1:300::1', '2001:db8:1:300::'],
  ['unknown', 'unknown'],
])('ipRateLimitKey: %s counts as %s', (ip, network) => {
  expect(ipRateLimitKey(ip)).toBe(network);
});
