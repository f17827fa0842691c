import type { Comparison } from '../browser/bundle';

/** All candidates, with their files. */
export const CANDIDATES = {
  floor: 'tables/floor',
  Millrace: 'tables/millrace',
  'AG Grid Community': 'tables/ag-grid',
  'MUI X Data Grid, pages of 100': 'tables/mui',
  'TanStack Table + Virtual': 'tables/tanstack',
  'React Aria Table': 'tables/react-aria',
} as const;

const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** React Aria collects every row before it renders one: a round of 100,000 takes more than half an hour. */
const REACT_ARIA_MOST_ROWS = 10_000;

/** Returns the candidates measured at a number of rows. */
export const namesAt = (count: number): readonly (keyof typeof CANDIDATES)[] =>
  NAMES.filter((name) => name !== 'React Aria Table' || count <= REACT_ARIA_MOST_ROWS);

/** @param adopter Project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
