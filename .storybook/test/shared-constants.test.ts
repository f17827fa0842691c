import { expect, it } from 'vitest';
import { SECTORS } from '../../packages/domain/src';
import { sectorHues } from '../../packages/ui/src/theme/palette';

// The theme imports nothing of ours.
it('draws sectors in the hues that the domain gives the artwork', () => {
  expect(sectorHues).toEqual(Object.fromEntries(SECTORS.map(({ key, hue }) => [key, hue])));
});
