import type { CardDrawing, DrawCard, TreeElement } from '@millrace/widgets';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import type { Site } from '../site';
import { CardFonts } from './card-fonts';
import { toRenderableCard } from './card-nodes';
import { readCardPicture } from './card-pictures';
import { CARD_WIDTH_PX, resolveSheet, sheetForDrawing, sheetForPicture } from './card-sheet';

/** Device pixel ratio of the pictures. */
const DENSITY = 2;

/**
 * Creates a renderer of cards as PNG, 1200 pixels wide, from the same nodes and style sheet as pages, without a
 * browser.
 *
 * @param hosts Hosts of our drawings and of uploads; no other host is requested.
 */
export function createCardRenderer(hosts: Pick<Site, 'webUrl' | 'apiUrl' | 'apiInternalUrl'>): DrawCard {
  const renderer = new Renderer();
  const fonts = new CardFonts(renderer);
  return async (drawing) => {
    const { tree, language, theme } = drawing;
    const card = toRenderableCard(tree, sheetForDrawing(resolveSheet(drawing)));
    const families = await fonts.cover(card.text, language);
    const about = { theme, title: headingText(tree), hosts };
    const pictures = await Promise.all(
      [...new Set(card.pictures)].map(async (src) => ({ src, ...(await readCardPicture(src, about)) })),
    );
    const painted = await renderer.render(card.node, {
      width: CARD_WIDTH_PX * DENSITY,
      devicePixelRatio: DENSITY,
      format: 'png',
      css: sheetForPicture(drawing),
      images: [...card.drawings, ...pictures.map(({ src, data }) => ({ src, data, cache: 'none' as const }))],
      fontFamilies: families,
      lang: language,
    });
    // Drawings compress well with a palette; photographs need all colours.
    const palette = pictures.every(({ isDrawing }) => isDrawing);
    return sharp(painted).png({ palette, compressionLevel: 9 }).toBuffer();
  };
}

/** Returns the text of the first heading; empty if none. */
function headingText(part: TreeElement | string): string {
  if (typeof part === 'string') return '';
  const [tag, , ...children] = part;
  if (tag === 'h3') return textContent(part);
  return children.map(headingText).find(Boolean) ?? '';
}

const textContent = (part: CardDrawing['tree'] | string): string =>
  typeof part === 'string'
    ? part
    : part
        .slice(2)
        .map((child) => textContent(child as TreeElement | string))
        .join('');
