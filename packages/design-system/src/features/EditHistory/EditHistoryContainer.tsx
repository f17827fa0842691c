import { type Company, companyMutations, companyQueries, type Edit } from '@millrace/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { useApiClient, useSend } from '../ApiClient';
import { useListState } from '../PagedList';
import { EditHistoryDialog, type EditHistoryDialogProps } from './EditHistoryDialog';

export interface CompanyHistoryDialogContainerProps
  extends Pick<EditHistoryDialogProps, 'open' | 'onOpenChange'> {
  company: Pick<Company, 'id' | 'name' | 'version'>;
  /** Whether the reader may put back what others have changed: the company's own people. */
  canRestore: boolean;
}

/** Who changed what of a company; its own people can put it back. @see GAP-058 */
export function CompanyHistoryDialogContainer({
  company,
  open,
  onOpenChange,
  canRestore,
}: CompanyHistoryDialogContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const query = useInfiniteQuery({ ...companyQueries(client).edits(company.id), enabled: open });
  const { send, isSending, failure, dismiss } = useSend(companyMutations(client).restore(company.id));
  const [restored, setRestored] = useState<string | null>(null);
  const restore = (edit: Edit) => {
    setRestored(edit.id);
    void send({ editId: edit.id, version: company.version });
  };
  return (
    <EditHistoryDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) {
          setRestored(null);
          dismiss();
        }
        onOpenChange(next);
      }}
      name={company.name}
      state={useListState(query)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      onRestore={canRestore ? restore : undefined}
      restoring={restoringOf()}
    />
  );

  function restoringOf(): EditHistoryDialogProps['restoring'] {
    if (restored === null) return null;
    if (isSending) return { id: restored, status: 'pending' };
    if (!failure) return { id: restored, status: 'done' };
    return { id: restored, status: 'failed', reason: failure.text ?? messages.format('list.failedHint') };
  }
}
