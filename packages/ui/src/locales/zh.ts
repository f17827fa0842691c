import type { en } from '../messages/en';
import own from './zh.json';

/** Chinese texts, by key. */
export const zh: Record<keyof typeof en, string> = {
  ...own,
};
