import { createMessages } from './create-messages';
import type { Messages } from './messages';

let made: Messages | undefined;

/** Returns the fallback texts without a provider: English, with dates in UTC. */
export function defaultMessages(): Messages {
  made ??= createMessages();
  return made;
}
