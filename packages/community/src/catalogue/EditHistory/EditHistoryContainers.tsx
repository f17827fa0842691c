import {
  type ApiError,
  type Company,
  companyMutations,
  companyQueries,
  type Edit,
  type Product,
  productMutations,
  productQueries,
} from '@millrace/api-client';
import { ListBody, type ListState } from '@millrace/design-system';
import { useApiClient, useListProps, useSend } from '@millrace/design-system/connected';
import { shownName } from '@millrace/domain';
import { Button, Dialog, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type UseMutationOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditChanges } from './EditChanges';
import { edit as editClass, head, list } from './EditHistory.css';
import { EditProposals, type EditProposalsProps } from './EditProposals';

type HistoryDialog = Pick<EditHistoryDialogProps, 'open' | 'onOpenChange'>;

export interface CompanyHistoryDialogContainerProps extends HistoryDialog {
  company: Pick<Company, 'id' | 'name' | 'version'>;
  /** True if the viewer may revert edits of others: members of the company. */
  canRestore: boolean;
}

/** Edit history of a company; its members can revert edits. @see GAP-058 */
export function CompanyHistoryDialogContainer({
  company,
  canRestore,
  ...dialog
}: CompanyHistoryDialogContainerProps) {
  const client = useApiClient();
  const query = useInfiniteQuery({ ...companyQueries(client).edits(company.id), enabled: dialog.open });
  const { restore, ...shown } = useRestoring(companyMutations(client).restore(company.id), company, dialog);
  const proposals = useProposals(company.id, dialog.open);
  return (
    <EditHistoryDialog
      {...shown}
      proposals={proposals}
      name={company.name}
      {...useListProps(query)}
      onRestore={canRestore ? restore : undefined}
    />
  );
}

export interface ProductHistoryDialogContainerProps extends HistoryDialog {
  product: Pick<Product, 'id' | 'name' | 'version'>;
  /** True if the viewer may revert edits of others: product editors. @see GAP-059 */
  canRestore: boolean;
}

/** Edit history of a product; editors can revert edits. @see GAP-058 */
export function ProductHistoryDialogContainer({
  product,
  canRestore,
  ...dialog
}: ProductHistoryDialogContainerProps) {
  const client = useApiClient();
  const query = useInfiniteQuery({ ...productQueries(client).edits(product.id), enabled: dialog.open });
  const { restore, ...shown } = useRestoring(productMutations(client).restore(product.id), product, dialog);
  return (
    <EditHistoryDialog
      {...shown}
      name={product.name}
      {...useListProps(query)}
      onRestore={canRestore ? restore : undefined}
    />
  );
}

/** Loads the proposed changes of a company, and accepts or declines them; undefined until loaded. */
function useProposals(companyId: string, enabled: boolean): EditProposalsProps | undefined {
  const messages = useMessages();
  const client = useApiClient();
  const { data } = useQuery({ ...companyQueries(client).proposals(companyId), enabled });
  const { send, isSending, failure } = useSend(companyMutations(client).decide(companyId));
  const [decided, setDecided] = useState<string | null>(null);
  if (!data) return undefined;
  return {
    rows: data.results,
    mayDecide: data.may_decide,
    onDecide: ({ id }, accept) => {
      setDecided(id);
      void send({ proposalId: id, accept });
    },
    deciding: decidingState(),
  };

  function decidingState(): EditProposalsProps['deciding'] {
    if (decided === null) return null;
    if (isSending) return { id: decided, status: 'pending' };
    if (!failure) return null;
    return { id: decided, status: 'failed', reason: failure.text ?? messages.format('list.failedHint') };
  }
}

/** Reverts edits, and holds the state until the dialog closes. @see GAP-058 */
function useRestoring<Thing>(
  options: UseMutationOptions<Thing, ApiError, { editId: string; version: number }>,
  { version }: { version: number },
  { open, onOpenChange }: Pick<EditHistoryDialogProps, 'open' | 'onOpenChange'>,
) {
  const messages = useMessages();
  const { send, isSending, failure, dismiss } = useSend(options);
  const [restored, setRestored] = useState<string | null>(null);
  return {
    open,
    onOpenChange: (next: boolean) => {
      if (!next) {
        setRestored(null);
        dismiss();
      }
      onOpenChange(next);
    },
    restoring: restoringState(),
    restore: (edit: Edit) => {
      setRestored(edit.id);
      void send({ editId: edit.id, version });
    },
  };

  function restoringState(): EditHistoryDialogProps['restoring'] {
    if (restored === null) return null;
    if (isSending) return { id: restored, status: 'pending' };
    if (!failure) return { id: restored, status: 'done' };
    return { id: restored, status: 'failed', reason: failure.text ?? messages.format('list.failedHint') };
  }
}

export interface EditHistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the edited entry. */
  name: string;
  state: ListState<Edit>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Reverts an edit; undefined if nothing can be reverted. @see GAP-058 */
  onRestore?: ((edit: Edit) => void) | undefined;
  /** State of the revert. */
  restoring:
    | { id: string; status: 'pending' | 'done' }
    | { id: string; status: 'failed'; reason: string }
    | null;
  /** Pending proposals; undefined if everybody may edit everything. */
  proposals?: EditProposalsProps | undefined;
}

/** Dialog of edits: author, date, old and new values, and a button that reverts some of them. @see GAP-058 */
export function EditHistoryDialog({
  open,
  onOpenChange,
  name,
  state,
  onLoadMore,
  onRetry,
  onRestore,
  restoring,
  proposals,
}: EditHistoryDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('editHistory.title', { name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="md">
              {restoring?.status === 'done' && (
                <Notice tone="success">{messages.format('editHistory.done')}</Notice>
              )}
              {restoring?.status === 'failed' && (
                <Notice tone="danger">
                  {messages.format('editHistory.failed', { reason: restoring.reason })}
                </Notice>
              )}
              {proposals && <EditProposals {...proposals} />}
              <ListBody
                state={state}
                expectedRows={3}
                art="avatar"
                empty={messages.format('editHistory.empty')}
                onRetry={onRetry}
                foot={{ label: messages.format('editHistory.more'), onLoadMore }}
              >
                {({ rows }) => (
                  <ol className={list}>
                    {rows.map((edit) => (
                      <EditEntry key={edit.id} {...{ edit, onRestore, restoring }} />
                    ))}
                  </ol>
                )}
              </ListBody>
            </Stack>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function EditEntry({
  edit,
  onRestore,
  restoring,
}: Pick<EditHistoryDialogProps, 'onRestore' | 'restoring'> & { edit: Edit }) {
  const messages = useMessages();
  const name =
    edit.user_name === null ? messages.format('editHistory.formerMember') : shownName(edit.user_name);
  const moment = messages.date(edit.added, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={editClass} data-part="edit">
      <div className={head}>
        <Text variant="small" tone="secondary">
          <time dateTime={edit.added}>{messages.format('editHistory.by', { name, moment })}</time>
        </Text>
        {onRestore && (
          <Button
            size="small"
            aria-label={messages.format('editHistory.restoreOf', { name, moment })}
            loading={restoring?.id === edit.id && restoring.status === 'pending'}
            onClick={() => onRestore(edit)}
          >
            {messages.format('editHistory.restore')}
          </Button>
        )}
      </div>
      {edit.restores !== null && (
        <Text as="p" variant="small">
          {messages.format('editHistory.restored')}
        </Text>
      )}
      <EditChanges changes={edit.changes} />
    </li>
  );
}
