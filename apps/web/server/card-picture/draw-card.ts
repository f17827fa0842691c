import type { CardDrawing, DrawCard, TreeElement } from '@millrace/widgets';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import type { Site } from '../site';
import { CardFaces } from './card-faces';
import { paintedCard } from './card-nodes';
import { readCardPicture } from './card-pictures';
import { CARD_WIDTH_PX, resolveSheet, sheetForDrawing, sheetForPicture } from './card-sheet';

/** Dots for each px, so that a card is sharp on the screens of today. */
const DENSITY = 2;

/**
 * Draws cards as PNGs of 1200 dots by their height, from the nodes and the style sheet that pages get: there is no
 * second copy of a view. No browser is needed.
 *
 * @param hosts Where our own drawings and members' pictures are; nothing else is asked for.
 */
export function cardArtist(hosts: Pick<Site, 'webUrl' | 'apiUrl' | 'apiInternalUrl'>): DrawCard {
  const renderer = new Renderer();
  const faces = new CardFaces(renderer);
  return async (drawing) => {
    const { tree, language, theme } = drawing;
    const card = paintedCard(tree, sheetForDrawing(resolveSheet(drawing)));
    const families = await faces.cover(card.text, language);
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
    // Drawings have few colours; a photograph keeps all of its own.
    const palette = pictures.every(({ isDrawing }) => isDrawing);
    return sharp(painted).png({ palette, compressionLevel: 9 }).toBuffer();
  };
}

/** The text of the first heading; empty where there is none. */
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
