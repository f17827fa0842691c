import type { Comparison } from '../browser/bundle';

/** All candidates, with their files. */
export const CANDIDATES = {
  floor: 'lists/floor',
  Millrace: 'lists/millrace',
  virtua: 'lists/virtua',
  'react-virtuoso': 'lists/virtuoso',
  'TanStack Virtual': 'lists/tanstack',
} as const;

export const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** @param adopter Project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
