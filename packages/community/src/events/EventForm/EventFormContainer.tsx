import { type ApiError, type CommunityEvent, eventMutations } from '@millrace/api-client';
import type { PostTag } from '@millrace/design-system';
import { useApiClient, useSend, useTagSearch } from '@millrace/design-system/connected';
import { useDraftAutosave, useReaderMessages } from '@millrace/ui/hooks';
import { useState } from 'react';
import { EventForm } from './EventForm';
import type { EventPicture } from './EventPictureField';
import {
  type EventChanges,
  NO_EVENT,
  toEventChanges,
  toEventDraft,
  toEventUpdate,
  toEventValues,
  withChanges,
} from './event-values';

export interface EventFormContainerProps {
  /** Id of the author, to whom stored drafts belong. */
  viewerId: string;
  /** Event to edit; undefined to create one. @see EVT-019 */
  edited?: { event: CommunityEvent; exhibitors: readonly Omit<PostTag, 'kind'>[] } | undefined;
  /** Called with the event once it is saved. @see EVT-023 */
  onSaved: (event: CommunityEvent) => void;
  /** Called when the session has expired. */
  onSignInRequired?: (() => void) | undefined;
  cancelHref: string;
}

const NOTHING: EventChanges = {};

/** Creates and edits events by the API; the draft is stored until then. @see API-099, API-103 */
export function EventFormContainer({
  viewerId,
  edited,
  onSaved,
  onSignInRequired,
  cancelHref,
}: EventFormContainerProps) {
  const mutations = eventMutations(useApiClient());
  const { timeZone } = useReaderMessages();
  const begin = edited ? toEventValues(edited.event, edited.exhibitors) : NO_EVENT;
  const stored = edited?.event.image ?? null;
  // Stores only the changes, so that untouched fields follow the current event when the draft is restored.
  const { draft, change, forget, discard, isSaved, isRestored, externalUpdates, hasConflict } =
    useDraftAutosave<EventChanges>(
      `millrace.event.${viewerId}.${edited?.event.id ?? 'new'}`,
      NOTHING,
      undefined,
      'local',
    );
  const [times, setTimes] = useState(0);
  const values = withChanges(begin, draft);
  const [picture, setPicture] = useState<EventPicture>({ stored, chosen: undefined });
  const onError = ({ status }: ApiError) => {
    if (status === 401) onSignInRequired?.();
  };
  const creating = useSend({ ...mutations.create(), onError });
  const updating = useSend({ ...mutations.update(edited?.event.id ?? ''), onError });
  const productSearch = useTagSearch('products');
  const companySearch = useTagSearch('companies');
  const { isSending, failure, dismiss } = edited ? updating : creating;
  const handleSaved = (event: CommunityEvent) => {
    forget();
    onSaved(event);
  };
  const submit = async () => {
    const image = picture.chosen;
    const sent = toEventDraft(values, image);
    if (!sent) return;
    // A draft that another window writes meanwhile is independent and must not be deleted with the submitted one.
    if (isRestored) change({});
    const removeImage = stored !== null && picture.stored === null;
    await (edited
      ? updating.send({ ...toEventUpdate(edited.event, draft, values), image, removeImage }, handleSaved)
      : creating.send(sent, handleSaved));
  };
  return (
    <EventForm
      key={times}
      mode={edited ? 'edit' : 'create'}
      values={values}
      onValuesChange={(patch) => {
        dismiss();
        change(toEventChanges(begin, patch));
      }}
      initialDetails={values.details}
      edition={externalUpdates}
      picture={picture}
      onPictureChange={setPicture}
      timeZone={timeZone}
      productSearch={productSearch}
      companySearch={companySearch}
      isSaving={isSending}
      failure={failure && { text: failure.text, fields: failure.fields }}
      onSubmit={() => void submit()}
      cancelHref={cancelHref}
      isKept={isSaved}
      isRestored={isRestored}
      onDiscard={() => {
        discard();
        setPicture({ stored, chosen: undefined });
        // The editor is uncontrolled, so it must be reset too.
        setTimes(times + 1);
      }}
      hasConflict={hasConflict}
    />
  );
}
