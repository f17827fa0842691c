import { SECTORS } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { chooseMotif, MOTIFS } from './index';

const slugs = Array.from({ length: 400 }, (_, index) => `product-${index}`);

describe('chooseMotif', () => {
  it('gives each sector a motif of its own', () => {
    const motifs = SECTORS.map(({ key }) => chooseMotif('product', key));
    expect(new Set(motifs).size).toBe(SECTORS.length);
  });

  it('draws a preform as the neck-down', () => {
    expect(chooseMotif('preform-silica-glass', 'optical-fiber')).toBe('preform');
    expect(chooseMotif('quartz-preforms', 'optical-fiber')).toBe('preform');
    expect(chooseMotif('preform-silica-glass', 'semiconductor')).toBe('wafer');
  });

  it('lets the name choose between the two motifs of the fiber sector', () => {
    const motifs = slugs.map((slug) => chooseMotif(slug, 'optical-fiber'));
    expect(new Set(motifs)).toEqual(new Set(['fiber-bundle', 'preform']));
  });

  it('lets the name choose among all motifs where there is no sector', () => {
    expect(new Set(slugs.map((slug) => chooseMotif(slug, null)))).toEqual(new Set(Object.keys(MOTIFS)));
  });
});
