import own from './de.json';
import type { en } from '../messages/en';

/** German texts, by key. */
export const de: Record<keyof typeof en, string> = {
  ...own,
};
