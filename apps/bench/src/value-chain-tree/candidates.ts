import type { Comparison } from '../browser/bundle';

/** All candidates, with their files. */
export const CANDIDATES = {
  floor: 'trees/floor',
  Millrace: 'trees/millrace',
  'react-d3-tree': 'trees/react-d3-tree',
  '@visx/hierarchy': 'trees/visx',
  '@xyflow/react': 'trees/xyflow',
  echarts: 'trees/echarts',
} as const;

export const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** @param adopter Project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
