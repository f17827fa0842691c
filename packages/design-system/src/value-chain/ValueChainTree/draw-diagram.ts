import { createTextMeasure, LABEL_FONT } from '@millrace/ui/hooks';
import { LabelSizes } from './engine/label-sizes';
import { layoutTree } from './engine/layout-tree';
import type { Occurrence } from './engine/occurrence';
import { LEVEL_WIDTH } from './engine/stage-measures';
import type { VisibleTree } from './engine/visible-tree';

/** Colours of a file, as any program reads them: `#rrggbb`. */
export interface DiagramColors {
  plate: string;
  ink: string;
  branch: string;
  /** Of the links to a product. */
  linkColor: (sector: string | null) => string;
  /** Of the bar at its name. */
  sectorColor: (sector: string | null) => string;
}

/** What a diagram is drawn of, in px from its corner; `top` and `bottom` say where it lies. */
export type Shape = { top: number; bottom: number } & (
  | { kind: 'link'; path: string; stroke: string }
  | { kind: 'box'; x: number; width: number; fill: string }
  | { kind: 'text'; x: number; text: string }
);

/** The open tree drawn whole: every place, not only what is in view. */
export interface DiagramDrawing {
  width: number;
  height: number;
  colors: Pick<DiagramColors, 'plate' | 'ink'>;
  /** From the ground up: links, then labels. */
  shapes: readonly Shape[];
}

/** Of the names, for whatever draws them. */
export const DIAGRAM_FONT = { family: 'Archivo, sans-serif', sizePx: LABEL_FONT.sizePx } as const;
export const LINK_WIDTH = 1.6;

const MARGIN = 40;
const ROOT_WIDTH = 190;
const LAST_WIDTH = 170;
const LINE_HEIGHT = 13.5;
/** From the top of a label down to the foot of its first line. */
const FIRST_LINE = 15;

/** @param toFact What stands below a name. */
export function drawDiagram(
  tree: VisibleTree,
  toFact: (place: Occurrence) => string,
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
        stroke: colors.linkColor(place.node.sector),
      },
    ];
  });
  const labels = tree.occurrences.flatMap((place, row) =>
    drawLabel(place, left(place), middle(row), sizes, toFact(place), colors),
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
    if (node.childApplications > 0)
      shapes.push({ kind: 'box', ...place, x, width: size.width, fill: colors.branch });
    shapes.push({ kind: 'box', ...place, x, width: 4, fill: colors.sectorColor(node.sector) });
  }
  for (const [index, text] of [...size.text.split('\n'), fact].entries()) {
    const foot = top + FIRST_LINE + index * LINE_HEIGHT;
    shapes.push({ kind: 'text', top: foot - LINE_HEIGHT, bottom: foot, x: x + 10, text });
  }
  return shapes;
}
