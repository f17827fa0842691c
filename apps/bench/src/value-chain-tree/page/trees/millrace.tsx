import '@millrace/value-chain/styles.css';
import { documentClass } from '@millrace/ui/theme';
import { type DiagramPath, ValueChainDiagram, type WeightTexts } from '@millrace/value-chain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Chain } from '../chain';
import { type Candidate, drawnBy, HEIGHT_PX, MIDDLE, WIDTH_PX } from './tree';

const weight: WeightTexts = { heading: 'Suppliers', format: (count) => `${count} suppliers` };

interface AppProps {
  chain: Chain;
  onSelect: (select: (path: DiagramPath | null) => void) => void;
}

function App({ chain, onSelect }: AppProps) {
  const [selection, setSelection] = useState<DiagramPath | null>(null);
  onSelect(setSelection);
  return (
    <div className={documentClass}>
      <ValueChainDiagram
        graph={chain.lists}
        openLevels={99}
        weight={weight}
        selection={selection}
        style={{ inlineSize: WIDTH_PX, blockSize: HEIGHT_PX }}
      />
    </div>
  );
}

/** The diagram as its README has it, of the whole graph as lists, with toolbar, keyboard, screen reader's tree, heads and overview. */
export const candidate: Candidate = {
  name: 'Millrace',
  mount(place, chain) {
    const root = createRoot(place);
    let select: (path: DiagramPath | null) => void = () => undefined;
    const handle = (made: typeof select) => {
      select = made;
    };
    root.render(<App chain={chain} onSelect={handle} />);
    // A title that is broken into lines is followed by itself, whole.
    const labelOf = (title: string | undefined) =>
      [...place.querySelectorAll<HTMLElement>('[role="treeitem"]')].find(
        ({ children: [shown, next] }) => shown?.textContent === title || next?.textContent === title,
      );
    const plate = () => place.querySelector('[data-component="ValueChainPlate"]') as HTMLElement;
    const wheel = (init: WheelEventInit) =>
      plate().dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          clientX: MIDDLE.x,
          clientY: MIDDLE.y,
          ...init,
        }),
      );
    return {
      node: (id) => drawnBy(labelOf(chain.titles.get(id)) ?? null),
      goTo(id) {
        flushSync(() => select(chain.pathTo(id)));
        // Selecting a node opens its details beside the tree, which other trees do not have.
        flushSync(() => select(null));
      },
      panBy: (dx, dy) => void wheel({ deltaX: -dx, deltaY: -dy }),
      zoomBy: (factor) => void wheel({ ctrlKey: true, deltaY: -Math.log(factor) / 0.01 }),
      unmount: () => root.unmount(),
    };
  },
};
