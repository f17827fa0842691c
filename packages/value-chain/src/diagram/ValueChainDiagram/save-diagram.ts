import { createTextMeasure, LABEL_FONT, saveFile, writeCsv } from '@millrace/ui/hooks';
import { LabelSizes } from '../../engine/label-sizes';
import { layoutTree } from '../../engine/layout-tree';
import { LEVEL_WIDTH } from '../../engine/measures';
import { type PlateColorSources, readPalette } from '../../engine/palette';
import type { Occurrence, VisibleTree } from '../../engine/visible-tree';
import type { DiagramFile } from './diagram-files';
import { placeFact, type WeightTexts } from './diagram-texts';
import type { DiagramMessages } from './useDiagramMessages';

export interface SaveOptions {
  /** File name without extension. */
  name: string;
  messages: DiagramMessages;
  weight: WeightTexts | undefined;
  colors: PlateColorSources;
  /** Element on which colours are resolved. */
  probe: HTMLElement;
}

/** Exports the open tree as a file. */
export function saveDiagram(
  kind: DiagramFile,
  tree: VisibleTree,
  { name, messages, weight, colors, probe }: SaveOptions,
): void {
  if (kind === 'svg') {
    const drawing = drawDiagram(tree, placeFact(messages, weight), diagramColors(probe, colors));
    saveFile(`${name}.svg`, exportSvg(drawing), 'image/svg+xml');
    return;
  }
  const head = (column: 'name' | 'level' | 'parent' | 'further') =>
    messages.format(`valueChain.table.${column}`);
  const heads = {
    name: head('name'),
    level: head('level'),
    parent: head('parent'),
    further: head('further'),
    ...(weight ? { weight: weight.heading } : {}),
  };
  saveFile(
    `${name}.csv`,
    exportCsv(tree, heads, messages.format('valueChain.node.cycle')),
    'text/csv;charset=utf-8',
  );
}

/** Column heads. */
export interface CsvHeads {
  name: string;
  level: string;
  parent: string;
  /** Without it weights are left out. */
  weight?: string;
  further: string;
}

/**
 * Formats the open tree as CSV: a line per place, in reading order.
 *
 * @param cycle Text in place of the number of children for a repeated ancestor.
 */
export const exportCsv = (
  tree: VisibleTree,
  { name, level, parent: above, weight, further }: CsvHeads,
  cycle: string,
): string =>
  writeCsv(
    [name, level, above, ...(weight === undefined ? [] : [weight]), further],
    tree.occurrences.map(({ node, depth, parent, repeats }) => [
      node.label,
      depth,
      parent?.node.label ?? null,
      ...(weight === undefined ? [] : [node.weight ?? null]),
      repeats ? cycle : (node.childCount ?? 0),
    ]),
  );

/** Formats the drawing as an SVG file. */
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

/** Colours of a file, as any program can read them: `#rrggbb`. */
export interface DiagramColors {
  plate: string;
  ink: string;
  branch: string;
  /** Colour of the links to a node, and of the bar at its name. */
  findGroup: (group: string | null | undefined) => string;
}

/** Shapes of a drawing, in px from its corner; `top` and `bottom` are its bounds. */
export type Shape = { top: number; bottom: number } & (
  | { kind: 'link'; path: string; stroke: string }
  | { kind: 'box'; x: number; width: number; fill: string }
  | { kind: 'text'; x: number; text: string }
);

/** Drawing of the whole open tree: every place, not only the visible ones. */
export interface DiagramDrawing {
  width: number;
  height: number;
  colors: Pick<DiagramColors, 'plate' | 'ink'>;
  /** In paint order: links, then labels. */
  shapes: readonly Shape[];
}

/** Font of the names. */
export const DIAGRAM_FONT = { family: 'Archivo, sans-serif', sizePx: LABEL_FONT.sizePx } as const;
export const LINK_WIDTH = 1.6;

const MARGIN = 40;
const ROOT_WIDTH = 190;
const LAST_WIDTH = 170;
const LINE_HEIGHT = 13.5;
/** Distance from the top of a label to the baseline of its first line. */
const FIRST_LINE = 15;

/** @param supplierFact Returns the text below a name. */
export function drawDiagram(
  tree: VisibleTree,
  supplierFact: (place: Occurrence) => string,
  colors: DiagramColors,
): DiagramDrawing {
  const y = layoutTree(tree);
  const sizes = new LabelSizes(createTextMeasure());
  let top = 0;
  let bottom = 0;
  for (const at of y) {
    if (at < top) top = at;
    if (at > bottom) bottom = at;
  }
  const originX = MARGIN + ROOT_WIDTH;
  const originY = MARGIN + 30 - top;
  const middle = (row: number) => (y[row] as number) + originY;
  const left = (place: Occurrence) => place.depth * LEVEL_WIDTH + originX;
  const links = tree.occurrences.flatMap((place, row): Shape[] => {
    const parent = tree.parent[row] as number;
    if (parent < 0) return [];
    const above = tree.occurrences[parent] as Occurrence;
    const startX = left(above) + (parent === 0 ? 0 : sizes.of(above.node).width);
    const bend = (startX + left(place)) / 2;
    const [from, to] = [middle(parent), middle(row)];
    return [
      {
        kind: 'link',
        top: Math.min(from, to),
        bottom: Math.max(from, to),
        path: `M${startX} ${from}C${bend} ${from} ${bend} ${to} ${left(place)} ${to}`,
        stroke: colors.findGroup(place.node.group),
      },
    ];
  });
  const labels = tree.occurrences.flatMap((place, row) =>
    drawLabel(place, left(place), middle(row), sizes, supplierFact(place), colors),
  );
  return {
    width: MARGIN * 2 + ROOT_WIDTH + (tree.levels - 1) * LEVEL_WIDTH + LAST_WIDTH,
    height: MARGIN * 2 + bottom - top + 60,
    colors,
    shapes: [...links, ...labels],
  };
}

function drawLabel(
  { node, parent }: Occurrence,
  left: number,
  middle: number,
  sizes: LabelSizes,
  fact: string,
  colors: DiagramColors,
): Shape[] {
  const size = sizes.of(node);
  const isRoot = parent === null;
  const x = isRoot ? left - ROOT_WIDTH + 20 : left;
  const top = middle - size.height / 2;
  const place = { top, bottom: top + size.height };
  const shapes: Shape[] = [];
  if (isRoot)
    shapes.push({
      kind: 'box',
      top: middle - 40,
      bottom: middle + 40,
      x: left - 6,
      width: 6,
      fill: colors.ink,
    });
  else {
    if ((node.childCount ?? 0) > 0)
      shapes.push({ kind: 'box', ...place, x, width: size.width, fill: colors.branch });
    shapes.push({ kind: 'box', ...place, x, width: 4, fill: colors.findGroup(node.group) });
  }
  for (const [index, text] of [...size.text.split('\n'), fact].entries()) {
    const foot = top + FIRST_LINE + index * LINE_HEIGHT;
    shapes.push({ kind: 'text', top: foot - LINE_HEIGHT, bottom: foot, x: x + 10, text });
  }
  return shapes;
}

/** Resolves the plate's colours, for programs that do not support oklch. */
function diagramColors(probe: HTMLElement, sources: PlateColorSources): DiagramColors {
  const palette = readPalette(probe, sources);
  const known = new Map<string, string>();
  const hex = (color: string) => {
    const found = known.get(color) ?? toHex(color);
    known.set(color, found);
    return found;
  };
  return {
    plate: hex(palette.plate),
    ink: hex(palette.path),
    branch: hex(palette.branch),
    findGroup: (group) => hex(palette.groups[group ?? 'none'] ?? palette.groups.none),
  };
}

/** Converts a colour by painting it on a canvas and reading the pixel. */
function toHex(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return '#ffffff';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
