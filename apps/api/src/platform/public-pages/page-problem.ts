import type { ReplyKey } from '../messages/reply-texts';
import type { MessageValues } from '../messages/text';

/** Why a page cannot be read, as a text of the catalogue says it. */
export class PageProblem extends Error {
  override name = 'PageProblem';

  constructor(
    readonly key: Extract<ReplyKey, `page.${string}`>,
    readonly values: MessageValues = {},
  ) {
    super(key);
  }
}
