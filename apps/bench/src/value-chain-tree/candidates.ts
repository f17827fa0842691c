import type { Comparison } from '../browser/bundle';

/** Everything that is measured, and where it lies. */
export const CANDIDATES = {
  floor: 'trees/floor',
  Millrace: 'trees/millrace',
  'react-d3-tree': 'trees/react-d3-tree',
  '@visx/hierarchy': 'trees/visx',
  '@xyflow/react': 'trees/xyflow',
  echarts: 'trees/echarts',
} as const;

export const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** @param adopter The project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
