import { createTextMeasure, LABEL_FONT } from '../../internal/wrap-label';
import { LabelSizes } from './engine/label-sizes';
import { LEVEL_WIDTH, layoutTree } from './engine/layout-tree';
import type { Occurrence } from './engine/tree-model';
import type { VisibleTree } from './engine/visible-tree';

/** Colours for the file, as any program reads them: `#rrggbb`. */
export interface SvgColors {
  plate: string;
  ink: string;
  branch: string;
  sectorOf: (sector: string | null) => string;
}

const MARGIN = 40;
const ROOT_WIDTH = 190;
const LAST_WIDTH = 170;

/** The open tree as an SVG file: every place, not only what is in view; one stroke a link. */
export function exportSvg(
  tree: VisibleTree,
  factOf: (place: Occurrence) => string,
  colors: SvgColors,
): string {
  const y = layoutTree(tree);
  const sizes = new LabelSizes(createTextMeasure());
  let top = 0;
  let bottom = 0;
  for (const at of y) {
    if (at < top) top = at;
    if (at > bottom) bottom = at;
  }
  const width = MARGIN * 2 + ROOT_WIDTH + (tree.levels - 1) * LEVEL_WIDTH + LAST_WIDTH;
  const height = MARGIN * 2 + bottom - top + 60;
  const origin = `translate(${MARGIN + ROOT_WIDTH} ${MARGIN + 30 - top})`;
  const links = tree.occurrences.map((place, row) => {
    const parent = tree.parent[row] as number;
    if (parent < 0) return '';
    const above = tree.occurrences[parent] as Occurrence;
    const startX = place.depth * LEVEL_WIDTH - LEVEL_WIDTH + (parent === 0 ? 0 : sizes.of(above.node).width);
    const endX = place.depth * LEVEL_WIDTH;
    const bend = (startX + endX) / 2;
    const from = `${startX} ${y[parent]}`;
    const to = `${bend} ${y[row]} ${endX} ${y[row]}`;
    return `<path d="M${from}C${bend} ${y[parent]} ${to}" stroke="${colors.sectorOf(place.node.sector)}"/>`;
  });
  const labels = tree.occurrences.map((place, row) =>
    drawLabel(place, y[row] as number, sizes, factOf(place), colors),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.plate}"/>`,
    `<g transform="${origin}">`,
    `<g fill="none" stroke-width="1.6">${links.join('')}</g>`,
    `<g font-family="Archivo, sans-serif" font-size="${LABEL_FONT.sizePx}" fill="${colors.ink}">${labels.join('')}</g>`,
    '</g></svg>',
  ].join('');
}

function drawLabel(place: Occurrence, y: number, sizes: LabelSizes, fact: string, colors: SvgColors): string {
  const { node, depth } = place;
  const size = sizes.of(node);
  const isRoot = place.parent === null;
  const lines = size.text.split('\n');
  const left = isRoot ? -ROOT_WIDTH + 20 : depth * LEVEL_WIDTH;
  const top = y - size.height / 2;
  const box =
    !isRoot && node.childApplications > 0
      ? `<rect x="${left}" y="${top}" width="${size.width}" height="${size.height}" fill="${colors.branch}"/>`
      : '';
  const bar = isRoot
    ? `<rect x="-6" y="${y - 40}" width="6" height="80" fill="${colors.ink}"/>`
    : `<rect x="${left}" y="${top}" width="4" height="${size.height}" fill="${colors.sectorOf(node.sector)}"/>`;
  const text = [...lines, fact]
    .map(
      (line, index) => `<tspan x="${left + 10}" y="${top + 15 + index * 13.5}">${escapeText(line)}</tspan>`,
    )
    .join('');
  return `${box}${bar}<text>${text}</text>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
