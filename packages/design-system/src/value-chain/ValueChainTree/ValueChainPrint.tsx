import { useIsPrinting } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type RefObject, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { paperColors } from './diagram-colors';
import { DIAGRAM_FONT, drawDiagram, LINK_WIDTH, type Shape } from './draw-diagram';
import type { TreeController } from './engine/tree-controller';
import { type DrawingSlice, sliceDrawing } from './slice-drawing';
import { placeFact } from './tree-texts';
import { page, picture, print, title as titleClass } from './ValueChainPrint.css';

/** The room of a page of A4 or Letter within its margins, upright, with the title above. */
const PAGE_RATIO = 1.25;

export interface ValueChainPrintProps {
  controller: TreeController;
  /** Colours are resolved on it. */
  probe: RefObject<HTMLSpanElement | null>;
}

/** What the diagram is on paper, however it is printed: the whole open tree, on as many pages as it takes. */
export function ValueChainPrint(props: ValueChainPrintProps) {
  return useIsPrinting() ? <PrintedPages {...props} /> : null;
}

function PrintedPages({ controller, probe }: ValueChainPrintProps) {
  const messages = useMessages();
  const tree = controller.model.visibleTree();
  const drawing = useMemo(() => {
    const { current } = probe;
    return current && drawDiagram(tree, placeFact(messages), paperColors(current));
  }, [tree, messages, probe]);
  if (!drawing) return null;
  const product = controller.model.root.node.title;
  return createPortal(
    <div data-part="print" className={print}>
      <p className={titleClass}>{messages.format('valueChain.tree.label', { product })}</p>
      {sliceDrawing(drawing, PAGE_RATIO).map((slice) => (
        <PrintedPage key={slice.top} slice={slice} width={drawing.width} ink={drawing.colors.ink} />
      ))}
    </div>,
    document.body,
  );
}

function PrintedPage({ slice, width, ink }: { slice: DrawingSlice; width: number; ink: string }) {
  return (
    <div className={page}>
      <svg
        role="presentation"
        width={width}
        viewBox={`0 ${slice.top} ${width} ${slice.height}`}
        fontFamily={DIAGRAM_FONT.family}
        fontSize={DIAGRAM_FONT.sizePx}
        strokeWidth={LINK_WIDTH}
        fill={ink}
        className={picture}
      >
        {slice.shapes.map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, for one printing
          <PrintedShape key={at} shape={shape} />
        ))}
      </svg>
    </div>
  );
}

function PrintedShape({ shape }: { shape: Shape }) {
  if (shape.kind === 'link') return <path fill="none" stroke={shape.stroke} d={shape.path} />;
  if (shape.kind === 'text')
    return (
      <text x={shape.x} y={shape.bottom}>
        {shape.text}
      </text>
    );
  const { top, bottom, x, width, fill } = shape;
  return <rect x={x} y={top} width={width} height={bottom - top} fill={fill} />;
}
