import { LABEL_WIDTH, type TextMeasure, wrapLabel } from '@millrace/ui/bare';
import type { DiagramNode } from '../graph';

/** Horizontal padding of a box, and its minimum width, in px. */
const BOX = { padding: 10, leastWidth: 116 } as const;
/** Heights in px by the number of lines, including the fact below. */
const HEIGHTS = { one: 36, two: 48 } as const;

/** A label's text and size, in px of the tree. */
export interface LabelSize {
  readonly text: string;
  readonly cut: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * Sizes of labels, computed lazily. A node with children gets a box no wider than the wrap
 * width, so that its links have space to fan out; a leaf is text only.
 */
export class LabelSizes {
  private known = new WeakMap<DiagramNode, LabelSize>();

  constructor(private readonly measure: TextMeasure) {}

  of(node: DiagramNode): LabelSize {
    let size = this.known.get(node);
    if (!size) {
      size = this.find(node);
      this.known.set(node, size);
    }
    return size;
  }

  private find(node: DiagramNode): LabelSize {
    const isBranch = (node.childCount ?? 0) > 0;
    const label = wrapLabel(
      node.label,
      this.measure,
      isBranch
        ? { maxWidth: LABEL_WIDTH - 2 * BOX.padding, comfortableWidth: BOX.leastWidth - 2 * BOX.padding }
        : {},
    );
    const padded = Math.ceil(label.width) + (isBranch ? 2 : 1) * BOX.padding;
    return {
      text: label.lines.join('\n'),
      cut: label.cut,
      width: isBranch ? Math.max(BOX.leastWidth, padded) : padded,
      height: label.lines.length === 1 ? HEIGHTS.one : HEIGHTS.two,
    };
  }
}
