import { type HierarchyPointNode, hierarchy, tree } from 'd3-hierarchy';
import type { ChainNode } from '../chain';
import {
  type Candidate,
  HEIGHT_PX,
  LABEL_PX,
  LEVEL_PX,
  MIDDLE,
  type Point,
  ROW_PX,
  START,
  WIDTH_PX,
  ZOOM_MIN,
} from './tree';

type Node = HierarchyPointNode<ChainNode>;

/** Zoom below which labels are illegible. */
const READABLE = 0.55;
const FONT = '12px sans-serif';
const LINE_PX = 14;

/** Canvas and d3-hierarchy only: draws visible nodes, without accessibility. */
class Floor {
  private readonly canvas = document.createElement('canvas');
  private readonly context = this.canvas.getContext('2d') as CanvasRenderingContext2D;
  private readonly closed = new Set<string>();
  private readonly wrapped = new Map<ChainNode, string[]>();
  private readonly nodes = new Map<string, Node>();
  private levels: Node[][] = [];
  private offset = { ...START };
  private zoom = 1;
  private frame = 0;

  constructor(
    place: HTMLElement,
    private readonly root: ChainNode,
  ) {
    this.canvas.width = WIDTH_PX;
    this.canvas.height = HEIGHT_PX;
    place.append(this.canvas);
    this.layOut();
    this.draw();
  }

  nodeOf(id: string): Node | undefined {
    return this.nodes.get(id);
  }

  pointOf(node: Node): Point {
    return { x: node.y * this.zoom + this.offset.x, y: node.x * this.zoom + this.offset.y };
  }

  toggle(id: string): void {
    const before = this.nodeOf(id);
    if (!this.closed.delete(id)) this.closed.add(id);
    const place = before ? this.pointOf(before) : START;
    this.layOut();
    const after = this.nodeOf(id);
    // Keeps the clicked node in place.
    if (after) this.offset.y += place.y - this.pointOf(after).y;
    this.soon();
  }

  panBy(dx: number, dy: number): void {
    this.offset.x += dx;
    this.offset.y += dy;
    this.soon();
  }

  zoomBy(factor: number): void {
    const zoom = Math.max(ZOOM_MIN, this.zoom * factor);
    const ratio = zoom / this.zoom;
    this.offset.x = MIDDLE.x - (MIDDLE.x - this.offset.x) * ratio;
    this.offset.y = MIDDLE.y - (MIDDLE.y - this.offset.y) * ratio;
    this.zoom = zoom;
    this.soon();
  }

  remove(): void {
    cancelAnimationFrame(this.frame);
    this.canvas.remove();
  }

  private layOut(): void {
    const open = hierarchy(this.root, ({ id, children }) => (this.closed.has(id) ? null : children));
    const laid = tree<ChainNode>()
      .nodeSize([ROW_PX, LEVEL_PX])
      .separation(() => 1)(open);
    this.levels = [];
    this.nodes.clear();
    laid.each((node) => {
      this.nodes.set(node.data.id, node);
      const level = this.levels[node.depth];
      if (level) level.push(node);
      else this.levels[node.depth] = [node];
    });
  }

  private soon(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private draw(): void {
    const { context, zoom, offset } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#03264d';
    context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
    context.setTransform(zoom, 0, 0, zoom, offset.x, offset.y);
    const top = -offset.y / zoom - ROW_PX;
    const bottom = (HEIGHT_PX - offset.y) / zoom + ROW_PX;
    for (const [depth, level] of this.levels.entries()) {
      const left = depth * LEVEL_PX * zoom + offset.x;
      if (left - LEVEL_PX * zoom > WIDTH_PX || left + LEVEL_PX * zoom < 0) continue;
      this.drawLinks(level, top, bottom);
      this.drawNodes(level, top, bottom);
    }
  }

  private drawLinks(level: readonly Node[], top: number, bottom: number): void {
    const { context, zoom } = this;
    // Both ends of the edges are sorted in the level's order, so a binary search finds the first visible one.
    const start = firstWhere(level, (node) => Math.max(node.x, node.parent?.x ?? node.x) >= top);
    const path = new Path2D();
    let last = Number.NEGATIVE_INFINITY;
    for (let at = start; at < level.length; at += 1) {
      const node = level[at] as Node;
      const { parent } = node;
      if (Math.min(node.x, parent?.x ?? node.x) > bottom) break;
      // Draws only one of the edges that share the same pixels.
      if (!parent || (node.x - last) * zoom < 0.75) continue;
      last = node.x;
      const middle = (parent.y + node.y) / 2;
      path.moveTo(parent.y, parent.x);
      if (zoom < READABLE) path.lineTo(node.y, node.x);
      else path.bezierCurveTo(middle, parent.x, middle, node.x, node.y, node.x);
    }
    context.lineWidth = 1.6;
    context.strokeStyle = '#5b8fd1';
    context.stroke(path);
  }

  private drawNodes(level: readonly Node[], top: number, bottom: number): void {
    const { context, zoom } = this;
    context.fillStyle = '#ffffff';
    context.font = FONT;
    let last = Number.NEGATIVE_INFINITY;
    for (let at = firstWhere(level, ({ x }) => x >= top); at < level.length; at += 1) {
      const node = level[at] as Node;
      if (node.x > bottom) return;
      if ((node.x - last) * zoom < 0.75) continue;
      last = node.x;
      if (zoom < READABLE) {
        context.fillRect(node.y, node.x - 18, 120, 36);
        continue;
      }
      const lines = this.linesOf(node.data);
      for (const [index, line] of lines.entries()) {
        context.fillText(line, node.y + 10, node.x + (index - (lines.length - 1) / 2) * LINE_PX + 4);
      }
    }
  }

  private linesOf(node: ChainNode): string[] {
    const known = this.wrapped.get(node);
    if (known) return known;
    const lines: string[] = [];
    for (const word of node.title.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.context.measureText(longer).width <= LABEL_PX)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    lines.push(node.fact);
    this.wrapped.set(node, lines);
    return lines;
  }
}

function firstWhere(list: readonly Node[], test: (node: Node) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(list[middle] as Node)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Lower bound for the same picture. */
export const candidate: Candidate = {
  name: 'floor',
  mount(place, { root }) {
    const made = new Floor(place, root);
    return {
      node: (id) =>
        made.nodeOf(id)
          ? {
              point: () => {
                const node = made.nodeOf(id);
                return node ? made.pointOf(node) : null;
              },
              press: () => made.toggle(id),
            }
          : null,
      goTo(id) {
        const node = made.nodeOf(id);
        if (!node) return;
        const { x, y } = made.pointOf(node);
        made.panBy(MIDDLE.x - x, MIDDLE.y - y);
      },
      panBy: (dx, dy) => made.panBy(dx, dy),
      zoomBy: (factor) => made.zoomBy(factor),
      unmount: () => made.remove(),
    };
  },
};
