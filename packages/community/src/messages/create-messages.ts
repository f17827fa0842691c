import {
  createMessages as createFrom,
  type Messages,
  type CreateMessagesOptions as Options,
} from '@millrace/ui/messages';
import { en } from './en';

export type CreateMessagesOptions = Omit<Options, 'english'>;

/** Creates the texts of one language, with the English of the community behind them. Keep one per language. */
export const createMessages = (options?: CreateMessagesOptions): Messages =>
  createFrom({ english: en, ...options });
