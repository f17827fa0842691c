import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MillraceProvider } from '../../../../../../packages/design-system/src/provider/MillraceProvider';
import { useTreeController } from '../../../../../../packages/value-chain/src/diagram/ValueChainDiagram/useTreeController';
import { useTreeStage } from '../../../../../../packages/value-chain/src/diagram/ValueChainDiagram/useTreeStage';
import { ValueChainPlate } from '../../../../../../packages/value-chain/src/diagram/ValueChainDiagram/ValueChainPlate';
import type { TreeController } from '../../../../../../packages/value-chain/src/engine/tree-controller';
import type { DiagramGraph } from '../../../../../../packages/value-chain/src/graph';
import { type Candidate, drawnBy, HEIGHT_PX, MIDDLE, WIDTH_PX } from './tree';

interface PlateProps {
  graph: DiagramGraph;
  onController: (controller: TreeController) => void;
}

const nothing = () => undefined;

const weight = { heading: 'Suppliers', format: (count: number) => `${count} suppliers` };

function Plate({ graph, onController }: PlateProps) {
  const controller = useTreeController({ graph, onExpand: nothing, openLevels: 99 });
  onController(controller);
  const { stage, refs } = useTreeStage({ controller, onZoom: nothing, weight, colors: undefined });
  return (
    <ValueChainPlate
      status="ready"
      controller={controller}
      stage={stage}
      refs={refs}
      takesFocus
      isFetching={false}
      onRetry={nothing}
    />
  );
}

/** The plate of the diagram, with its keyboard, heads, legend and overview. */
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
        const title = placeOf(id)?.node.label;
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
