import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MillraceProvider } from '../../../../../../packages/design-system/src/provider/MillraceProvider';
import type { TreeController } from '../../../../../../packages/design-system/src/value-chain/ValueChainTree/engine/tree-controller';
import { useTreeController } from '../../../../../../packages/design-system/src/value-chain/ValueChainTree/useTreeController';
import { useTreeStage } from '../../../../../../packages/design-system/src/value-chain/ValueChainTree/useTreeStage';
import { ValueChainPlate } from '../../../../../../packages/design-system/src/value-chain/ValueChainTree/ValueChainPlate';
import type { ValueChainGraph } from '../../../../../../packages/design-system/src/value-chain/ValueChainTree/value-chain-graph';
import { type Candidate, drawnBy, HEIGHT_PX, MIDDLE, WIDTH_PX } from './tree';

interface PlateProps {
  graph: ValueChainGraph;
  onController: (controller: TreeController) => void;
}

const nothing = () => undefined;

function Plate({ graph, onController }: PlateProps) {
  const controller = useTreeController({ graph, onExpand: nothing, openLevels: 99 });
  onController(controller);
  const { stage, refs } = useTreeStage(controller, nothing);
  return (
    <ValueChainPlate
      status="ready"
      controller={controller}
      stage={stage}
      refs={refs}
      isFetching={false}
      onRetry={nothing}
    />
  );
}

/** The plate of the design system's diagram, with its keyboard, heads, legend and overview. */
export const millrace: Candidate = {
  name: 'Millrace',
  mount(place, { graph }) {
    const root = createRoot(place);
    let controller: TreeController | undefined;
    const handle = (made: TreeController) => {
      controller = made;
    };
    root.render(
      <MillraceProvider locale="en">
        <div style={{ width: WIDTH_PX, height: HEIGHT_PX }}>
          <Plate graph={graph} onController={handle} />
        </div>
      </MillraceProvider>,
    );
    const placeOf = (id: string) => controller?.model.visiblePlaces(id)[0];
    // A title that is broken into lines is followed by itself, whole.
    const labelOf = (title: string) =>
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
      node(id) {
        const title = placeOf(id)?.node.title;
        const label = title === undefined ? undefined : labelOf(title);
        return drawnBy(label ?? null);
      },
      goTo(id) {
        const found = placeOf(id);
        if (!found) return;
        flushSync(() => {
          controller?.goTo(found);
          controller?.select(null);
        });
      },
      panBy: (dx, dy) => void wheel({ deltaX: -dx, deltaY: -dy }),
      zoomBy: (factor) => void wheel({ ctrlKey: true, deltaY: -Math.log(factor) / 0.01 }),
      unmount: () => root.unmount(),
    };
  },
};
