import { type Exhibitor, eventMutations, eventQueries, isApiError } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { EVENT_TABLE_ROWS } from '@millrace/domain';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ExhibitorTable, type ExhibitorTableProps } from './ExhibitorTable';

/** Long enough to read and reach the undo button. */
const UNDO_MS = 10_000;

export interface ExhibitorTableContainerProps extends Pick<ExhibitorTableProps, 'onAdd' | 'signInHref'> {
  event: { id: string; eventName: string; createdBy: string };
  /** Id of the viewer; undefined for a guest. */
  viewerId?: string | undefined;
  /** Called when the session has expired. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads exhibitors, ten at a time, and removes those the viewer may remove. @see API-107, GAP-035, GAP-056 */
export function ExhibitorTableContainer({
  event,
  viewerId,
  onSignInRequired,
  ...rest
}: ExhibitorTableContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const [related, setRelated] = useState(false);
  const query = useInfiniteQuery(
    eventQueries(client).exhibitors(event.id, { related, limit: EVENT_TABLE_ROWS }),
  );
  const mutations = eventMutations(client);
  const removing = useMutation(mutations.removeExhibitor(event.id));
  const adding = useMutation(mutations.addExhibitors(event.id));
  const failed = (text: string) => (error: unknown) => {
    if (isApiError(error) && error.status === 401) onSignInRequired?.();
    else toasts.show({ text, tone: 'danger' });
  };
  const handleRemove = ({ id, name }: Exhibitor) => {
    const undo = () =>
      adding.mutateAsync([id]).catch(failed(messages.format('exhibitors.undoFailed', { name })));
    removing.mutateAsync(id).then(
      () =>
        toasts.show({
          text: messages.format('exhibitors.removed', { name }),
          durationMs: UNDO_MS,
          action: { label: messages.format('events.undo'), onAction: () => void undo() },
        }),
      failed(messages.format('exhibitors.removeFailed', { name })),
    );
  };
  return (
    <ExhibitorTable
      {...rest}
      event={event}
      related={related}
      onRelatedChange={setRelated}
      canRemove={({ added_by: adder }) =>
        viewerId !== undefined && (adder?.id === viewerId || event.createdBy === viewerId)
      }
      onRemove={handleRemove}
      {...useListProps(query)}
    />
  );
}
