import { de as below } from '@millrace/ui/locales/de';
import type { en } from '../messages/en';
import own from './de.json';

/** German texts, by key. */
export const de: Record<keyof typeof en, string> = {
  ...below,
  ...own,
};
