import { SECTORS } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { chooseMotif, MOTIFS } from './index';

const slugs = Array.from({ length: 400 }, (_, index) => `product-${index}`);

describe('chooseMotif', () => {
  it('gives each sector a motif of its own', () => {
    const motifs = SECTORS.map(({ key }) => chooseMotif('product', key));
    expect(new Set(motifs).size).toBe(SECTORS.length);
  });

  it.each([
    ['single-mode-fiber-g652d', 'semiconductor', 'strands'],
    ['chlorine-liquefied', 'optical-fiber', 'gas'],
    ['silicon-tetrachloride-6n', 'optical-fiber', 'flask'],
    ['epoxy-resin', 'carbon-fiber', 'liquid'],
    ['fumed-silica-hydrophobic', 'optical-fiber', 'powder'],
    ['graphite-electrode-uhp', 'optical-fiber', 'ingots'],
    ['loose-tube-cable-144-fibers', 'optical-fiber', 'strands'],
    ['erbium-doped-fiber-amplifier', 'optical-fiber', 'chip'],
    ['graphite-induction-furnace', 'optical-fiber', 'gears'],
    ['fiber-to-the-home-network', 'optical-fiber', 'blocks'],
    ['titanium-window-foil-10-m', 'uv-eb-curing', 'film'],
    ['expanded-ptfe-membrane', 'green-hydrogen', 'membrane'],
    ['carbon-fiber-tow-24k', 'carbon-fiber', 'strands'],
    ['twill-fabric-2-2', 'carbon-fiber', 'twill'],
    ['topcon-solar-cell-m10', 'photovoltaic', 'solar-cell'],
    ['nmc-811-cathode-powder', 'lithium-ion', 'powder'],
    ['calder-gases', null, 'gas'],
  ] as const)('draws %s of %s as %s', (slug, sector, motif) => {
    expect(chooseMotif(slug, sector)).toBe(motif);
  });

  it('draws a sector itself by its own motif, though its name tells a form', () => {
    const motifs = SECTORS.map(({ key }) => chooseMotif(key, key));
    expect(new Set(motifs).size).toBe(SECTORS.length);
    expect(chooseMotif('green-hydrogen', 'green-hydrogen')).toBe('membrane');
  });

  it('draws a preform as the neck-down', () => {
    expect(chooseMotif('preform-silica-glass', 'optical-fiber')).toBe('preform');
    expect(chooseMotif('quartz-preforms', 'optical-fiber')).toBe('preform');
    expect(chooseMotif('preform-silica-glass', 'semiconductor')).toBe('film');
  });

  it('lets the name choose between the end and the run of a fiber', () => {
    const motifs = slugs.map((slug) => chooseMotif(`${slug}-fiber`, 'optical-fiber'));
    expect(new Set(motifs)).toEqual(new Set(['fiber-bundle', 'strands']));
  });

  it('lets the name choose among the motifs of sectors where neither form nor sector is known', () => {
    const motifs = new Set(slugs.map((slug) => chooseMotif(slug, null)));
    expect(motifs.size).toBe(SECTORS.length + 1);
    expect([...motifs].every((motif) => motif in MOTIFS)).toBe(true);
  });
});
