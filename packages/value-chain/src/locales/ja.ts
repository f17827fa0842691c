import { ja as below } from '@millrace/ui/locales/ja';
import type { en } from '../messages/en';
import own from './ja.json';

/** Japanese texts, by key. */
export const ja: Record<keyof typeof en, string> = {
  ...below,
  ...own,
};
