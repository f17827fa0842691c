import { expect, it } from 'vitest';
import { describeAcceptance } from './accept.mjs';

it('describeAccepted lists accepted pictures and what is left to do', () => {
  expect(describeAcceptance([])).toContain('Every picture is as it was accepted');
  expect(describeAcceptance(['Box/Plain, light', 'Box/Plain, dark'])).toBe(
    'Accepted 2 pictures: Box/Plain, light; Box/Plain, dark.\n' +
      'Commit apps/e2e/visual/visual.lock.json with the change that caused it.',
  );
  const many = Array.from({ length: 12 }, (_, index) => `Box/${index}`);
  expect(describeAcceptance(many)).toContain('Box/9; and 2 more.');
});
