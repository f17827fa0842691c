import type { en } from '../messages/en';
import own from './ar.json';

/** Arabic texts, by key. */
export const ar: Record<keyof typeof en, string> = {
  ...own,
};
