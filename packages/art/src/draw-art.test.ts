import { gzipSync } from 'node:zlib';
import { type ArtKind, SECTORS, type Sector, slugify } from '@millrace/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { drawArt } from './draw-art';

const ART_KINDS: readonly ArtKind[] = ['plate', 'thumb', 'seal'];

const sectors: (Sector | null)[] = [...SECTORS.map(({ key }) => key), null];
const words = [
  'Fused',
  'Silver',
  'Ultra-pure',
  'Coated',
  'Wound',
  'Sintered',
  'Anhydrous',
  'Doped',
  'Rolled',
  'Bare',
];
const things = [
  'preform',
  'paste',
  'resin',
  'foil',
  'powder',
  'tow',
  'wafer',
  'membrane',
  'glass',
  'furnace',
  '母材',
];
const slugs = words.flatMap((word) => things.map((thing) => slugify(`${word} ${thing}`)));

/** Largest size as gzip, in bytes. */
const budgets: Record<ArtKind, number> = { plate: 20_000, thumb: 1500, seal: 600 };

describe.each(sectors)('drawings of the sector %s', (sector) => {
  it.each(ART_KINDS)('keep the budget and are sound files: %s', (kind) => {
    expect(slugs.length).toBeGreaterThan(100);
    for (const slug of slugs) {
      const svg = drawArt({ slug, sector, kind });
      expect(gzipSync(svg).length, slug).toBeLessThanOrEqual(budgets[kind]);
      expect(XMLValidator.validate(svg), slug).toBe(true);
      expect(svg, slug).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });
});

describe('drawArt', () => {
  it('draws the same for ever', () => {
    for (const kind of ART_KINDS) {
      const subject = { slug: 'fused-silica', sector: 'semiconductor', kind } as const;
      expect(drawArt(subject)).toBe(drawArt({ ...subject }));
    }
  });

  it('draws names apart', () => {
    const distinct = (kind: ArtKind) =>
      new Set(slugs.map((slug) => drawArt({ slug, sector: 'green-hydrogen', kind }))).size;
    expect(distinct('plate')).toBe(slugs.length);
    expect(distinct('thumb')).toBeGreaterThan(slugs.length * 0.9);
    expect(distinct('seal')).toBeGreaterThan(slugs.length * 0.7);
  });

  it('draws sectors apart', () => {
    for (const kind of ART_KINDS) {
      const drawings = sectors.map((sector) => drawArt({ slug: 'helium', sector, kind }));
      expect(new Set(drawings).size).toBe(sectors.length);
    }
  });

  it('refers to nothing outside the file and runs nothing', () => {
    for (const sector of sectors) {
      for (const kind of ART_KINDS) {
        const svg = drawArt({ slug: 'helium', sector, kind });
        expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
          /https?:|\/\/|url\(|@import|href|<script|<!|\son\w+=|data:/i,
        );
      }
    }
  });

  it('lets nothing of the name into the file', () => {
    for (const kind of ART_KINDS) {
      const svg = drawArt({ slug: '"><script>alert(1)</script>', sector: null, kind });
      expect(svg).not.toContain('alert');
      expect(XMLValidator.validate(svg)).toBe(true);
    }
  });

  it('holds both themes and states its size', () => {
    const svg = drawArt({ slug: 'helium', sector: 'photovoltaic', kind: 'thumb' });
    const root = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(svg).svg;
    expect(root).toMatchObject({ viewBox: '0 0 64 48', width: '64', height: '48' });
    expect(root.style).toMatch(/@media\(prefers-color-scheme:dark\)\{/);
    expect(root.rect).toMatchObject({ class: 'ground', width: '64', height: '48' });
  });
});
