import { answer } from '../answer';
import type { Client } from '../client';
import { quoteKeys } from '../query-keys';
import { refetch, writeOptions } from './write-options';

/** What a supplier answers; only the message is needed. */
export interface QuoteAnswerDraft {
  price?: string;
  lead_time?: string;
  minimum_order?: string;
  message: string;
  /** In place of the file that there is. PDF, Word or Excel, at most 5 MB. */
  attachment?: File;
  /** Takes the file away that there is. Default `false`. */
  removeAttachment?: boolean;
  /** `answered` of the answer that is changed; null where there was none. A newer one fails with `edited_meanwhile`. */
  basedOn: string | null;
}

/** Writes about requests for quotes, as options of TanStack Query. @see DIFF-003 */
export function quoteMutations(client: Client) {
  return {
    /** Answers in the name of one's company, in place of what it answered before. */
    answer: (id: string) =>
      writeOptions({
        mutationKey: ['quotes', 'answer', id],
        mutationFn: async (draft: QuoteAnswerDraft) =>
          (
            await answer(
              client.PUT('/api/v2/quotes/{id}/answer', {
                params: { path: { id } },
                // The contract's types know a file as text; what is sent is the form below.
                body: { message: draft.message },
                bodySerializer: () => answerForm(draft),
              }),
            )
          ).Item,
        refresh: (queries, quote) => {
          queries.setQueryData(quoteKeys.one(id), quote);
          return refetch(queries, quoteKeys.box('received'));
        },
      }),
  };
}

function answerForm({
  attachment,
  basedOn,
  removeAttachment = false,
  ...fields
}: QuoteAnswerDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  form.set('based_on', basedOn ?? '');
  if (attachment) form.set('attachment', attachment);
  if (removeAttachment) form.set('remove_attachment', 'true');
  return form;
}
