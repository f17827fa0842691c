import {
  createMessages as createFrom,
  type Messages,
  type CreateMessagesOptions as Options,
} from '@millrace/ui/messages';
import { en } from './en';

export type CreateMessagesOptions = Omit<Options, 'english'>;

/** Creates the messages of one language, with English as fallback. Create them once per language. */
export const createMessages = (options?: CreateMessagesOptions): Messages =>
  createFrom({ english: en, ...options });
