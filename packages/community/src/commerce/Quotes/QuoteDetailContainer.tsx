import { isApiError, quoteAttachmentPath, quoteMutations, quoteQueries } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuoteAnswerState } from './QuoteAnswerForm';
import { QuoteDetail, type QuoteDetailProps } from './QuoteDetail';

export interface QuoteDetailContainerProps {
  id: string;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** A request for a quote, over the API. @see DIFF-003 */
export function QuoteDetailContainer({ id, onSignInRequired }: QuoteDetailContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const query = useQuery(quoteQueries(client).detail(id));
  const [isSent, setSent] = useState(false);
  const answering = useSend({
    ...quoteMutations(client).answer(id),
    onError: (error) => {
      if (isApiError(error) && error.status === 401) onSignInRequired?.();
      if (isApiError(error, 'edited_meanwhile')) void query.refetch();
    },
  });
  return (
    <QuoteDetail
      state={quoteDetailState()}
      answering={quoteAnswerState()}
      attachmentHref={(companyId) => `${client.baseUrl}${quoteAttachmentPath(id, companyId)}`}
      onAnswer={(draft) => {
        setSent(false);
        void answering.send(draft, () => setSent(true));
      }}
      onRetry={() => void query.refetch()}
    />
  );

  function quoteDetailState(): QuoteDetailProps['state'] {
    if (query.data) return { status: 'ready', quote: query.data };
    if (!query.isError) return { status: 'loading' };
    return { status: 'error', message: query.error.text ?? messages.format('list.failedHint') };
  }

  function quoteAnswerState(): QuoteAnswerState {
    const { isSending, failure } = answering;
    if (isSending) return { status: 'sending' };
    if (failure) return { status: 'failed', reason: failure.text, fields: failure.fields };
    return { status: isSent ? 'sent' : 'editing' };
  }
}
