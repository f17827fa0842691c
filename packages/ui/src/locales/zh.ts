import own from './zh.json';
import type { en } from '../messages/en';

/** Chinese texts, by key. */
export const zh: Record<keyof typeof en, string> = {
  ...own,
};
