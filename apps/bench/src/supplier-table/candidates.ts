import type { Comparison } from '../browser/bundle';

/** Everything that is measured, and where it lies. */
export const CANDIDATES = {
  floor: 'tables/floor',
  Millrace: 'tables/millrace',
  'AG Grid Community': 'tables/ag-grid',
  'MUI X Data Grid, pages of 100': 'tables/mui',
  'TanStack Table + Virtual': 'tables/tanstack',
  'React Aria Table': 'tables/react-aria',
} as const;

export const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** @param adopter The project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
