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
  /** Who writes: what is kept in this browser is theirs. */
  viewerId: string;
  /** What is edited; without it an event is created. @see EVT-019 */
  edited?: { event: CommunityEvent; exhibitors: readonly Omit<PostTag, 'kind'>[] } | undefined;
  /** Called with the event once it is saved. @see EVT-023 */
  onSaved: (event: CommunityEvent) => void;
  /** Called when the session has ended meanwhile. */
  onSignInRequired?: (() => void) | undefined;
  cancelHref: string;
}

const NOTHING: EventChanges = {};

/** Creates and edits events over the API; what is written is kept until then. @see API-099, API-103 */
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
  // What was changed alone: the rest is as it is by now, whenever one comes back.
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
    // What another window writes meanwhile is a draft of its own: it is not to be forgotten along with what is sent.
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
        // The editor keeps what is written itself: it begins anew as well.
        setTimes(times + 1);
      }}
      hasConflict={hasConflict}
    />
  );
}
