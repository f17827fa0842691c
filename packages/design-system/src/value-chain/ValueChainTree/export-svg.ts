import { DIAGRAM_FONT, type DiagramDrawing, LINK_WIDTH, type Shape } from './draw-diagram';

/** The drawing as an SVG file. */
export function exportSvg({ width, height, colors, shapes }: DiagramDrawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.plate}"/>`,
    `<g font-family="${DIAGRAM_FONT.family}" font-size="${DIAGRAM_FONT.sizePx}" fill="${colors.ink}" stroke-width="${LINK_WIDTH}">`,
    ...shapes.map(toElement),
    '</g></svg>',
  ].join('');
}

function toElement(shape: Shape): string {
  if (shape.kind === 'link') return `<path fill="none" stroke="${shape.stroke}" d="${shape.path}"/>`;
  if (shape.kind === 'text')
    return `<text x="${shape.x}" y="${shape.bottom}">${escapeText(shape.text)}</text>`;
  const { top, bottom, x, width, fill } = shape;
  return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="${fill}"/>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
