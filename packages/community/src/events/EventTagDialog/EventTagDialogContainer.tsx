import { type CommunityEvent, eventMutations, eventQueries } from '@millrace/api-client';
import type { PostTag } from '@millrace/design-system';
import { useApiClient, useSave, useTagSearch } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EventTagDialog, type EventTagDialogProps } from './EventTagDialog';

export interface EventTagDialogContainerProps extends Pick<EventTagDialogProps, 'kind' | 'open'> {
  event: Pick<CommunityEvent, 'id' | 'products'>;
  onClose: () => void;
  /** Called when the session has expired. */
  onSignInRequired?: (() => void) | undefined;
}

/** Maximum number of existing exhibitors loaded; adding an existing one again has no effect. */
const MOST_SHOWN = 200;

/** Adds to an event by the API, closes on success, and resets for the next time. @see EVT-016, API-108, API-109 */
export function EventTagDialogContainer({
  kind,
  event,
  open,
  onClose,
  onSignInRequired,
}: EventTagDialogContainerProps) {
  const client = useApiClient();
  const mutations = eventMutations(client);
  const exhibitors = useInfiniteQuery({
    ...eventQueries(client).exhibitors(event.id, { limit: MOST_SHOWN }),
    enabled: open && kind === 'exhibitors',
  });
  const tagged =
    kind === 'products'
      ? event.products.map((product) => ({ kind: 'product' as const, ...product }))
      : (exhibitors.data?.items ?? []).map(({ id, name, sector }) => ({
          kind: 'company' as const,
          ...{ id, name, sector },
        }));
  const tagSearch = useTagSearch(kind === 'products' ? 'products' : 'companies');
  const [tags, setTags] = useState<readonly PostTag[]>([]);
  const dialog = {
    open,
    onClose: () => handleOpenChange(false),
    onFailed: ({ status }: { status: number }) => status === 401 && onSignInRequired?.(),
  };
  const tagging = useSave(mutations.tag(event.id), dialog);
  const exhibiting = useSave(mutations.addExhibitors(event.id), dialog);
  const saving = kind === 'products' ? tagging : exhibiting;
  function handleOpenChange(next: boolean): void {
    if (next) return;
    if (saving.status === 'COMPLETED') setTags([]);
    tagSearch.onTextChange('');
    onClose();
  }
  return (
    <EventTagDialog
      kind={kind}
      open={open}
      onOpenChange={handleOpenChange}
      tagged={tagged}
      tags={tags}
      onTagsChange={(next) => {
        saving.dismiss();
        setTags(next);
      }}
      tagSearch={tagSearch}
      saving={{
        status: saving.status,
        failure: saving.failure && { text: saving.failure.text, fields: saving.failure.fields },
      }}
      onSubmit={() => saving.save(tags.map(({ id }) => id))}
    />
  );
}
