import { type CommunityEvent, eventMutations } from '@millrace/api-client';
import { useState } from 'react';
import { useApiClient, useSave } from '../ApiClient';
import { type PostTag, useTagSearch } from '../TagPicker';
import { EventTagDialog, type EventTagDialogProps } from './EventTagDialog';

export interface EventTagDialogContainerProps extends Pick<EventTagDialogProps, 'kind' | 'open'> {
  event: Pick<CommunityEvent, 'id' | 'products'>;
  onClose: () => void;
  /** Called when the session has ended meanwhile. */
  onSignInRequired?: (() => void) | undefined;
}

/** Adds to an event over the API, closes when that is done, and begins anew the next time. @see EVT-016, API-108, API-109 */
export function EventTagDialogContainer({
  kind,
  event,
  open,
  onClose,
  onSignInRequired,
}: EventTagDialogContainerProps) {
  const mutations = eventMutations(useApiClient());
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
      tagged={kind === 'products' ? event.products.map((product) => ({ kind: 'product', ...product })) : []}
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
