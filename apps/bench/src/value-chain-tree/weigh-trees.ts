import { fileURLToPath } from 'node:url';
import { weigh } from '../browser/bundle';

/** Everything that is measured, as the page names it. */
export const CANDIDATES = [
  'floor',
  'Millrace',
  'react-d3-tree',
  '@visx/hierarchy',
  '@xyflow/react',
  'echarts',
] as const;

const engine = fileURLToPath(new URL('../../../../packages/value-chain/src/engine', import.meta.url));

/**
 * What each weighs, in bytes, by its name: what lays a tree out, draws it and moves in it. Ours stands before what moves it
 * is there: the first figure is of what draws it, the second of everything.
 */
export async function weighTrees(): Promise<Map<string, number>> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return new Map([
    [
      'Millrace',
      await weigh(
        `export { TreeController } from '${engine}/tree-controller'; export { TreeStage } from '${engine}/tree-stage';`,
        folder,
      ),
    ],
    [
      'Millrace, and what moves it',
      await weigh(
        `export { TreeController } from '${engine}/tree-controller'; export { TreeStage } from '${engine}/tree-stage'; export { StageLife } from '${engine}/stage-life';`,
        folder,
      ),
    ],
    ['react-d3-tree', await weigh(`export { Tree } from 'react-d3-tree';`, folder)],
    [
      '@visx/hierarchy',
      await weigh(
        `export { Group } from '@visx/group'; export { Tree, hierarchy } from '@visx/hierarchy'; export { LinkHorizontal } from '@visx/shape'; export { Zoom } from '@visx/zoom';`,
        folder,
      ),
    ],
    ['@xyflow/react', await weigh(`export { ReactFlow, Handle } from '@xyflow/react';`, folder)],
    [
      'echarts',
      await weigh(
        `export { TreeChart } from 'echarts/charts'; export { init, use } from 'echarts/core'; export { CanvasRenderer } from 'echarts/renderers';`,
        folder,
      ),
    ],
  ]);
}
