import type { en } from '../messages/en';
import own from './de.json';

/** German texts, by key. */
export const de: Record<keyof typeof en, string> = {
  ...own,
};
