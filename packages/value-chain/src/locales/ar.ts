import { ar as below } from '@millrace/ui/locales/ar';
import type { en } from '../messages/en';
import own from './ar.json';

/** Arabic texts, by key. */
export const ar: Record<keyof typeof en, string> = {
  ...below,
  ...own,
};
