import { SECTORS } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { MOTIFS, motifOf } from './index';

const slugs = Array.from({ length: 400 }, (_, index) => `product-${index}`);

describe('motifOf', () => {
  it('gives each sector a motif of its own', () => {
    const motifs = SECTORS.map(({ key }) => motifOf('product', key));
    expect(new Set(motifs).size).toBe(SECTORS.length);
  });

  it('draws a preform as the neck-down', () => {
    expect(motifOf('preform-silica-glass', 'optical-fiber')).toBe('preform');
    expect(motifOf('quartz-preforms', 'optical-fiber')).toBe('preform');
    expect(motifOf('preform-silica-glass', 'semiconductor')).toBe('wafer');
  });

  it('lets the name choose between the two motifs of the fiber sector', () => {
    const motifs = slugs.map((slug) => motifOf(slug, 'optical-fiber'));
    expect(new Set(motifs)).toEqual(new Set(['fiber-bundle', 'preform']));
  });

  it('lets the name choose among all motifs where there is no sector', () => {
    expect(new Set(slugs.map((slug) => motifOf(slug, null)))).toEqual(new Set(Object.keys(MOTIFS)));
  });
});
