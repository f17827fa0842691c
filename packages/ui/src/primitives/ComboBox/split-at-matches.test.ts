import { describe, expect, it } from 'vitest';
import { splitAtMatches } from './split-at-matches';

describe('splitAtMatches', () => {
  it('puts matches at odd places, whatever their case', () => {
    expect(splitAtMatches('Silicon tetrachloride', 'TETRA')).toEqual(['Silicon ', 'tetra', 'chloride']);
    expect(splitAtMatches('Tetraethyl tetra', 'tetra')).toEqual(['', 'Tetra', 'ethyl ', 'tetra', '']);
  });

  it('leaves a text whole that does not match, or when nothing is typed', () => {
    expect(splitAtMatches('Silica', 'glass')).toEqual(['Silica']);
    expect(splitAtMatches('Silica', '  ')).toEqual(['Silica']);
  });

  it('takes signs of a pattern as they are', () => {
    expect(splitAtMatches('SiO2 (fused) + dopant', '(fused) +')).toEqual(['SiO2 ', '(fused) +', ' dopant']);
  });
});
