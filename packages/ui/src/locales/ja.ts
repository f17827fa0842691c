import own from './ja.json';
import type { en } from '../messages/en';

/** Japanese texts, by key. */
export const ja: Record<keyof typeof en, string> = {
  ...own,
};
