import type { Comparison } from '../browser/bundle';

/** Everything that is measured, and where it lies. */
export const CANDIDATES = {
  floor: 'lists/floor',
  Millrace: 'lists/millrace',
  virtua: 'lists/virtua',
  'TanStack Virtual': 'lists/tanstack',
} as const;

export const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** @param adopter The project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
