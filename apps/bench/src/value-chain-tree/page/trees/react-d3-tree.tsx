import { type RawNodeDatum, Tree } from 'react-d3-tree';
import { createRoot } from 'react-dom/client';
import type { Chain, ChainNode } from '../chain';
import {
  type Candidate,
  dragByMouse,
  drawnBy,
  LEVEL_PX,
  MIDDLE,
  middleOf,
  ROW_PX,
  START,
  ZOOM_MIN,
  zoomByWheel,
} from './tree';

const data = new WeakMap<Chain, RawNodeDatum>();

/** Data in its own format, converted in advance. */
function dataOf(chain: Chain): RawNodeDatum {
  const toDatum = ({ title, fact, children }: ChainNode): RawNodeDatum => ({
    name: title,
    attributes: { suppliers: fact },
    children: children.map(toDatum),
  });
  const made = data.get(chain) ?? toDatum(chain.root);
  data.set(chain, made);
  return made;
}

/** Follows its documentation, without transitions. @see https://bkrem.github.io/react-d3-tree/docs */
export const candidate: Candidate = {
  name: 'react-d3-tree',
  mount(place, chain) {
    const root = createRoot(place);
    root.render(
      <Tree
        data={dataOf(chain)}
        orientation="horizontal"
        pathFunc="diagonal"
        translate={START}
        nodeSize={{ x: LEVEL_PX, y: ROW_PX }}
        separation={{ siblings: 1, nonSiblings: 1 }}
        scaleExtent={{ min: ZOOM_MIN, max: 2.5 }}
      />,
    );
    const titles = new Map<string, string>();
    const note = ({ id, title, children }: ChainNode) => {
      titles.set(id, title);
      for (const child of children) note(child);
    };
    note(chain.root);
    const svg = () => place.querySelector('.rd3t-svg') as Element;
    const circleOf = (id: string) => {
      for (const label of place.querySelectorAll('.rd3t-label__title')) {
        if (label.textContent === titles.get(id)) return label.parentElement?.previousElementSibling ?? null;
      }
      return null;
    };
    return {
      node: (id) => drawnBy(circleOf(id)),
      goTo(id) {
        const circle = circleOf(id);
        if (!circle) return;
        const { x, y } = middleOf(circle);
        dragByMouse(svg(), MIDDLE.x - x, MIDDLE.y - y);
      },
      panBy: (dx, dy) => dragByMouse(svg(), dx, dy),
      zoomBy: (factor) => zoomByWheel(svg(), factor),
      unmount: () => root.unmount(),
    };
  },
};
