import type { Tree, TreeElement } from '@millrace/widgets';
import type { ImageNode, ImageSource, Node } from '@takumi-rs/core';

/** Returns the attributes of an element by name. */
export function elementAttributes([, flat]: TreeElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (let at = 0; at < flat.length; at += 2) attributes[flat[at] ?? ''] = flat[at + 1] ?? '';
  return attributes;
}

/** A card as input of the renderer. */
export interface RenderableCard {
  node: Node;
  /** Inline SVG drawings. */
  drawings: ImageSource[];
  /** URLs of its pictures. */
  pictures: string[];
  /** All of its text, to select fonts. */
  text: string;
}

/** Converts a card to input of the renderer. @param drawingSheet CSS rules for inline drawings. */
export function toRenderableCard(tree: TreeElement, drawingSheet: string): RenderableCard {
  const drawings: ImageSource[] = [];
  const pictures: string[] = [];
  let text = '';
  const visit = (part: Tree, around = ''): Node | null => {
    if (typeof part === 'string') {
      text += part;
      return { type: 'text', text: part };
    }
    const [tag, , ...children] = part;
    // A slot shows the page's fallback; a picture has none.
    if (tag === 'slot') return null;
    const { class: className, lang, dir: asked, src = '', ...attributes } = elementAttributes(part);
    const dir = textDirection(asked, part);
    const common = {
      tagName: tag,
      attributes: { ...attributes, ...(dir && { dir }) },
      ...(className && { className }),
      ...(lang && { lang }),
      ...(dir && { dir }),
    };
    if (tag === 'img') {
      pictures.push(src);
      return { ...common, type: 'image', src };
    }
    if (tag === 'svg') {
      text += textIn(part);
      const name = `drawing:${drawings.length}`;
      drawings.push({ src: name, data: Buffer.from(drawingMarkup(part, drawingSheet, around)) });
      return { ...common, type: 'image', src: name, ...imageSize(attributes) };
    }
    return {
      ...common,
      type: 'container',
      children: children.map((child) => visit(child, className)).filter((node) => node !== null),
    };
  };
  const node = visit(tree);
  if (!node) throw new Error('A card has no content.');
  return { node, drawings, pictures, text };
}

/** Height of a drawing that fills its card, in px. */
const DRAWING_HEIGHT_PX = 264;

/** Sets the size by the viewBox ratio: the renderer would stretch the drawing. */
function imageSize({
  width,
  height,
  viewBox = '',
}: Record<string, string>): Pick<ImageNode, 'width' | 'height' | 'style'> {
  if (width && height) return { width: Number(width), height: Number(height) };
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  const size = { width: `${(DRAWING_HEIGHT_PX * across) / down}px`, height: `${DRAWING_HEIGHT_PX}px` };
  return { style: { ...size, minHeight: 0, padding: 0, placeSelf: 'center' } };
}

/** Resolves `dir`; `auto` by the first letter, as browsers do. */
function textDirection(asked: string | undefined, part: TreeElement): 'ltr' | 'rtl' | undefined {
  if (asked !== 'auto') return asked === 'rtl' || asked === 'ltr' ? asked : undefined;
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(textIn(part)) ? 'rtl' : 'ltr';
}

const textIn = (part: Tree): string =>
  typeof part === 'string'
    ? part
    : part
        .slice(2)
        .map((child) => textIn(child as Tree))
        .join('');

/**
 * Returns a standalone SVG file of a drawing, with the rules of the card's sheet that apply to it.
 *
 * @param around Classes of its parent, whose colour it inherits.
 */
function drawingMarkup(drawing: TreeElement, sheet: string, around: string): string {
  const [tag, flat, ...children] = drawing;
  const worn = `${around} ${elementAttributes(drawing).class ?? ''}`.trim();
  // The later of two equal attributes wins.
  const named = [...flat, 'class', worn, 'xmlns', 'http://www.w3.org/2000/svg'];
  return toMarkup([tag, named, ['style', [], sheet], ...children]);
}

function toMarkup(part: Tree): string {
  if (typeof part === 'string') return escapeMarkup(part);
  const [tag, , ...children] = part;
  const attributes = Object.entries(elementAttributes(part))
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
  return `<${tag}${attributes}>${children.map(toMarkup).join('')}</${tag}>`;
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
