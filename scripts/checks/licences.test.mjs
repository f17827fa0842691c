import { expect, it } from 'vitest';
import { mayBeShipped } from './licences.mjs';

it.each([
  ['left-pad', 'MIT', true],
  ['type-fest', '(MIT OR CC0-1.0)', true],
  ['either', 'GPL-3.0-only OR MIT', true],
  ['@visx/vendor', 'MIT and ISC', true],
  ['both', 'MIT AND GPL-3.0-only', false],
  ['copyleft', 'AGPL-3.0-only', false],
  ['nameless', 'Unknown', false],
  ['nothing', '', false],
  ['web-push', 'MPL-2.0', true],
  ['another', 'MPL-2.0', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
])('of %s, under %s, says whether it may be shipped', (name, licence, shipped) => {
  expect(mayBeShipped(name, licence)).toBe(shipped);
});
