import { TreeChart } from 'echarts/charts';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { Chain, ChainNode } from '../chain';
import { type Candidate, LEVEL_PX, MIDDLE, type Point, ROW_PX, START, ZOOM_MIN } from './tree';

use([TreeChart, CanvasRenderer]);

interface Datum {
  name: string;
  value: string;
  children: Datum[];
}

const data = new WeakMap<Chain, Datum>();

/** Data in its own format, converted in advance. */
function dataOf(chain: Chain): Datum {
  const toDatum = ({ title, fact, children }: ChainNode): Datum => ({
    name: title,
    value: fact,
    children: children.map(toDatum),
  });
  const made = data.get(chain) ?? toDatum(chain.root);
  data.set(chain, made);
  return made;
}

/** Private API to find a node's position: there is no public one. */
interface Within {
  getModel(): {
    getSeriesByIndex(index: number): {
      getData(): {
        indexOfName(name: string): number;
        getItemGraphicEl(
          index: number,
        ): { transformCoordToGlobal(x: number, y: number): number[] } | undefined;
      };
    };
  };
}

const leavesOf = ({ children }: ChainNode): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0);
const levelsOf = ({ children }: ChainNode): number => 1 + Math.max(0, ...children.map(levelsOf));

/** Follows its example, expanded, on canvas. @see https://echarts.apache.org/en/option.html#series-tree */
export const candidate: Candidate = {
  name: 'echarts',
  mount(place, chain) {
    const chart: EChartsType = init(place, null, { renderer: 'canvas' });
    const height = Math.max(1, leavesOf(chain.root) - 1) * ROW_PX;
    chart.setOption({
      animation: false,
      series: [
        {
          type: 'tree',
          data: [dataOf(chain)],
          left: START.x,
          top: START.y - height / 2,
          width: (levelsOf(chain.root) - 1) * LEVEL_PX,
          height,
          orient: 'LR',
          initialTreeDepth: -1,
          expandAndCollapse: true,
          roam: true,
          scaleLimit: { min: ZOOM_MIN, max: 2.5 },
          label: { position: 'right', fontSize: 12, formatter: '{b}\n{c}' },
        },
      ],
    });
    const titles = new Map<string, string>();
    const note = ({ id, title, children }: ChainNode) => {
      titles.set(id, title);
      for (const child of children) note(child);
    };
    note(chain.root);
    const nodes = () => (chart as unknown as Within).getModel().getSeriesByIndex(0).getData();
    const indexOf = (id: string) => nodes().indexOfName(titles.get(id) ?? '');
    const pointOf = (id: string): Point | null => {
      const at = nodes().getItemGraphicEl(indexOf(id))?.transformCoordToGlobal(0, 0);
      return at ? { x: at[0] ?? 0, y: at[1] ?? 0 } : null;
    };
    const roam = (how: Record<string, number>) =>
      chart.dispatchAction({ type: 'treeRoam', seriesIndex: 0, ...how });
    // A root is centred on its children, not on all leaves. Both are drawn in one frame.
    const root = pointOf(chain.root.id);
    if (root) roam({ dx: START.x - root.x, dy: START.y - root.y });
    return {
      node(id) {
        if (!pointOf(id)) return null;
        const dataIndex = indexOf(id);
        return {
          point: () => pointOf(id),
          press: () => chart.dispatchAction({ type: 'treeExpandAndCollapse', seriesIndex: 0, dataIndex }),
        };
      },
      goTo(id) {
        const point = pointOf(id);
        if (point) roam({ dx: MIDDLE.x - point.x, dy: MIDDLE.y - point.y });
      },
      panBy: (dx, dy) => roam({ dx, dy }),
      zoomBy: (zoom) => roam({ zoom, originX: MIDDLE.x, originY: MIDDLE.y }),
      unmount: () => chart.dispose(),
    };
  },
};
