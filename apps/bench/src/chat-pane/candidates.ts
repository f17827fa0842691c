import type { Comparison } from '../browser/bundle';

/** All candidates, with their files. */
export const CANDIDATES = {
  floor: 'panes/floor',
  Millrace: 'panes/millrace',
  virtua: 'panes/virtua',
  'react-virtuoso': 'panes/virtuoso',
  chatscope: 'panes/chatscope',
} as const;

export const NAMES = Object.keys(CANDIDATES) as readonly (keyof typeof CANDIDATES)[];

/** @param adopter Project in which our packages are installed. */
export const comparison = (adopter: string): Comparison => ({
  main: new URL('page/main.tsx', import.meta.url),
  candidates: CANDIDATES,
  adopter,
});
