import type { VisibleTree } from './visible-tree';

/** px between strands where they leave the parent, and where they reach the child. */
const PARENT_GAP = 2.7;
const CHILD_GAP = 2.1;
/** Tallest bundle that leaves the root, in px: its bar. */
const ROOT_SPAN = 360;
/** A parent with more children than this sends out single strands. */
export const MOST_BUNDLES = 24;

/** Strands of a link: an odd number, more for a product with more suppliers. */
export function strandCount(supplierCount: number): number {
  if (supplierCount >= 60) return 9;
  if (supplierCount >= 25) return 7;
  return supplierCount >= 10 ? 5 : 3;
}

/** px beside the middle of the link where a strand reaches the child. */
export function childOffset(strand: number, count: number): number {
  return (strand - (count - 1) / 2) * CHILD_GAP;
}

/**
 * Line width in px, finer towards the middle as in an engraving. None is wider than a px: where a px is a pixel of the
 * screen, wider lines are outlined before they are filled, which takes several times as long.
 */
export function strandWidth(strand: number, count: number): number {
  const middle = (count - 1) / 2;
  const outwards = Math.abs(strand - middle) / middle;
  return outwards > 0.8 ? 1 : outwards > 0.45 ? 0.85 : 0.7;
}

/** How the links of one parent share its edge. Filled anew for each parent, so that drawing makes no objects. */
export class StrandFan {
  /** px between two strands. */
  gap = 0;
  /** px taken by all strands together. */
  span = 0;
  private parent = -1;
  private starts = new Float64Array(MOST_BUNDLES);

  /** Prepares for a parent; costs its children once, at most `MOST_BUNDLES`. */
  enter(tree: VisibleTree, parent: number, edgeHeight: number): void {
    if (parent === this.parent) return;
    this.parent = parent;
    const children = tree.childCount[parent] as number;
    const room = parent === 0 ? ROOT_SPAN : edgeHeight;
    if (children > MOST_BUNDLES) {
      this.gap = Math.min(PARENT_GAP, room / children);
      this.span = this.gap * (children - 1);
      return;
    }
    let total = 0;
    let child = tree.firstChild[parent] as number;
    for (let ordinal = 0; ordinal < children; ordinal++) {
      this.starts[ordinal] = total;
      total += strandCount(tree.occurrences[child]?.node.supplierCount ?? 0);
      child = tree.nextSibling[child] as number;
    }
    this.gap = Math.min(PARENT_GAP, room / total);
    this.span = this.gap * (total - 1);
  }

  /** Must be called when the tree is another one. */
  reset(): void {
    this.parent = -1;
  }

  /** px beside the parent's middle where a strand of a child leaves. */
  offset(ordinal: number, strand: number): number {
    return ((this.starts[ordinal] as number) + strand) * this.gap - this.span / 2;
  }

  /** The same for a parent with too many children for bundles. */
  singleOffset(ordinal: number): number {
    return ordinal * this.gap - this.span / 2;
  }
}
