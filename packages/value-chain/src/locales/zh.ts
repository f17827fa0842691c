import { zh as below } from '@millrace/ui/locales/zh';
import type { en } from '../messages/en';
import own from './zh.json';

/** Chinese texts, by key. */
export const zh: Record<keyof typeof en, string> = {
  ...below,
  ...own,
};
