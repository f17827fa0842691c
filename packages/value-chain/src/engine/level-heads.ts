import { LEVEL_WIDTH } from './measures';
import type { Viewport } from './viewport';
import type { Occurrence, VisibleTree } from './visible-tree';

export interface LevelHeadTexts {
  /** Title of the level: `Product`, `Applications`, `Second level`, … */
  title: (level: number) => string;
  /** Number of its distinct nodes. */
  count: (count: number, level: number) => string;
}

export interface LevelHeadClasses {
  head: string;
  headTitle: string;
  headFact: string;
}

interface Head {
  element: HTMLElement;
  title: HTMLElement;
  fact: HTMLElement;
  count: number;
  x: number;
}

/** Distance in px from the start of the root's label to the root. */
const ROOT_HEAD_SHIFT = 172;
/** Minimum width in px of a head; if levels are closer only some have one. */
const LEAST_WIDTH = 96;

/** Renders the level heads along the top of the plate: they pan horizontally with the tree, never vertically. */
export class LevelHeads {
  private heads: Head[] = [];
  private countedTree: VisibleTree | null = null;
  /** Numbers of different nodes by level, found when first shown. */
  private counts: (number | undefined)[] = [];

  constructor(
    private readonly container: HTMLElement,
    private readonly classes: LevelHeadClasses,
    private readonly texts: LevelHeadTexts,
  ) {}

  show(tree: VisibleTree, viewport: Viewport, isRightToLeft: boolean): void {
    const every = Math.max(1, Math.ceil(LEAST_WIDTH / (LEVEL_WIDTH * viewport.zoom)));
    const firstLevel = Math.max(0, Math.floor(viewport.toTreeX(0) / LEVEL_WIDTH));
    const lastLevel = Math.min(tree.levels - 1, Math.floor(viewport.toTreeX(viewport.width) / LEVEL_WIDTH));
    let used = 0;
    for (let level = firstLevel; level <= lastLevel; level++) {
      if (level % every !== 0) continue;
      const head = this.heads[used] ?? this.makeHead();
      used++;
      this.write(head, level, this.count(tree, level));
      const start = level === 0 ? -ROOT_HEAD_SHIFT * Math.min(1, viewport.zoom) : 0;
      const x = Math.round(level * LEVEL_WIDTH * viewport.zoom + viewport.offsetX + start);
      if (x === head.x) continue;
      head.x = x;
      head.element.style.transform = `translateX(${isRightToLeft ? -x : x}px)`;
    }
    for (const spare of this.heads.splice(used)) spare.element.remove();
  }

  private count(tree: VisibleTree, level: number): number {
    if (tree !== this.countedTree) {
      this.countedTree = tree;
      this.counts = [];
    }
    this.counts[level] ??= countNodes(tree, level);
    return this.counts[level];
  }

  private write(head: Head, level: number, count: number): void {
    if (head.count === count && head.element.dataset.level === String(level)) return;
    head.count = count;
    head.element.dataset.level = String(level);
    head.title.textContent = this.texts.title(level);
    head.fact.textContent = this.texts.count(count, level);
  }

  private makeHead(): Head {
    const element = document.createElement('div');
    const title = document.createElement('span');
    const fact = document.createElement('span');
    element.className = this.classes.head;
    title.className = this.classes.headTitle;
    fact.className = this.classes.headFact;
    element.append(title, fact);
    this.container.append(element);
    const head = { element, title, fact, count: -1, x: Number.NaN };
    this.heads.push(head);
    return head;
  }
}

/** Counts a node once that stands in several places of a level. */
function countNodes({ byLevel, levelStart, occurrences }: VisibleTree, level: number): number {
  const ids = new Set<string>();
  for (let place = levelStart[level] as number; place < (levelStart[level + 1] as number); place++) {
    ids.add((occurrences[byLevel[place] as number] as Occurrence).node.id);
  }
  return ids.size;
}
