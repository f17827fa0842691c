import own from './ar.json';
import type { en } from '../messages/en';

/** Arabic texts, by key. */
export const ar: Record<keyof typeof en, string> = {
  ...own,
};
