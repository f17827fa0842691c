import { isApiError, type SavedSearch, savedSearchMutations, savedSearchQueries } from '@millrace/api-client';
import { useApiClient, useWholeListState } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SavedSearches, type SavedSearchesProps } from './SavedSearches';

/** Long enough to read and reach the undo button. */
const UNDO_MS = 10_000;

export interface SavedSearchesContainerProps extends Pick<SavedSearchesProps, 'number'> {}

/** Loads, changes and deletes saved searches by the API. */
export function SavedSearchesContainer({ number }: SavedSearchesContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const query = useQuery(savedSearchQueries(client).list());
  const mutations = savedSearchMutations(client);
  const saving = useMutation(mutations.save());
  const changing = useMutation(mutations.change());
  const removing = useMutation(mutations.remove());
  const failed = (text: string) => (error: unknown) => {
    toasts.show({ text: (isApiError(error) && error.text) || text, tone: 'danger' });
  };
  const handleFrequencyChange: SavedSearchesProps['onFrequencyChange'] = ({ id }, frequency) =>
    changing.mutateAsync({ id, frequency }).then(
      () => {
        toasts.show({
          text: messages.format('saveSearch.changed', {
            frequency: messages.format(`saveSearch.${frequency}`),
          }),
          tone: 'success',
        });
      },
      failed(messages.format('savedSearches.changeFailed')),
    );
  const handleDelete = ({ id, name, search, frequency }: SavedSearch) => {
    const undo = () =>
      saving
        .mutateAsync({ name, search, frequency })
        .catch(failed(messages.format('savedSearches.undoFailed')));
    removing.mutateAsync({ id }).then(
      () =>
        toasts.show({
          text: messages.format('saveSearch.removed'),
          durationMs: UNDO_MS,
          action: { label: messages.format('savedSearches.undo'), onAction: () => void undo() },
        }),
      failed(messages.format('savedSearches.deleteFailed')),
    );
  };
  return (
    <SavedSearches
      {...(number !== undefined && { number })}
      state={useWholeListState(query)}
      onFrequencyChange={handleFrequencyChange}
      onDelete={handleDelete}
      onRetry={() => void query.refetch()}
    />
  );
}
