import type { MessageKey, MessageValues } from '../messages/text';

/** Why a page cannot be read, as a text of the catalogue says it. */
export class PageProblem extends Error {
  override name = 'PageProblem';

  constructor(
    readonly key: Extract<MessageKey, `page.${string}`>,
    readonly values: MessageValues = {},
  ) {
    super(key);
  }
}
