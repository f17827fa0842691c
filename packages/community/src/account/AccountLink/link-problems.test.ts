import { expect, it } from 'vitest';
import { linkProblem } from './link-problems';

it.each([
  ['expired', 'expired'],
  ['replaced', 'replaced'],
  ['used', 'used'],
  ['unknown', 'unknown'],
  ['<b>', 'unknown'],
  [null, 'unknown'],
] as const)('reads %j as %s', (text, problem) => {
  expect(linkProblem(text)).toBe(problem);
});
