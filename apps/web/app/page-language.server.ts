import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from '@millrace/api-client';
import { createMessages } from '@millrace/community/messages';
import type { Language } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import { messagesIn, readMessagesFrom } from './messages';

const renderings = new AsyncLocalStorage<Messages>();

const english = createMessages({ locale: 'en' });

// Pages render concurrently and asynchronously.
readMessagesFrom(() => renderings.getStore() ?? english);

/** Renders in a language, including all asynchronous work of the rendering. */
export async function inLanguage<Result>(language: Language, render: () => Result): Promise<Result> {
  const messages = await messagesIn(language);
  return renderings.run(messages, render);
}

/** Returns the member's language, else that of the request. */
export function languageOfPage(rootData: unknown, requested: Language): Language {
  const { viewer } = (rootData ?? {}) as { viewer?: User | null };
  return viewer?.language ?? requested;
}
