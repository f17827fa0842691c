import { type ArtSubject, hashText } from '@millrace/domain';
import { drawEmblem, EMBLEM_FRAME, emblemDesign } from './emblems/emblem';
import { chooseMotif, MOTIFS } from './motifs';
import { sectorPalettes } from './palette';
import { seededRandom } from './seeded-random';
import type { Frame } from './svg';
import { svgDocument } from './svg-document';

const FRAMES = {
  plate: { width: 400, height: 300 },
  thumb: { width: 64, height: 48 },
} as const satisfies Record<string, Frame>;

// Separate seeds, so that thumb and plate of one name make independent choices.
const SEED_SHIFT = { plate: 0, thumb: 0x51ed27 } as const;

/**
 * Draws a product or a company that has no picture: an SVG file that is deterministic for the same subject.
 * A plate is 400 × 300 and at most 20 KB as gzip, a thumb 64 × 48 and 1.5 KB, a seal 40 × 40 and 0.6 KB.
 *
 * @param subject Its `slug` is the output of `slugify`; only its hash and the product words in it matter, and none of
 * its text is copied into the file.
 * @param theme The only theme in the file, for renderers without `color-scheme` support. Default both.
 */
export function drawArt({ slug, sector, kind }: ArtSubject, theme?: 'light' | 'dark'): string {
  const palettes = sectorPalettes(sector);
  if (kind === 'seal') {
    const design = emblemDesign(slug);
    return svgDocument({
      frame: EMBLEM_FRAME,
      palettes,
      content: drawEmblem(design),
      isInverted: design.isInverted,
      theme,
    });
  }
  const frame = FRAMES[kind];
  const random = seededRandom(hashText(slug) ^ SEED_SHIFT[kind]);
  const content = MOTIFS[chooseMotif(slug, sector)][kind](frame, random);
  return svgDocument({ frame, palettes, content, theme });
}
