import type { SavingState } from '@millrace/design-system';
import { type PostTag, TagPicker, type TagPickerProps } from '@millrace/design-system';
import { Notice } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';

/** Kind of entries added to an event. */
export type EventTagKind = 'products' | 'exhibitors';

export interface EventTagDialogProps {
  kind: EventTagKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Existing entries of the event. */
  tagged: readonly PostTag[];
  /** Selected entries to add. */
  tags: readonly PostTag[];
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** @see EVT-017 */
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  saving: SavingState;
  onSubmit: () => void;
}

/** Tags products or adds exhibiting companies to an event. Open to every member. @see EVT-007, EVT-016, EVT-017 */
export function EventTagDialog({
  kind,
  open,
  onOpenChange,
  tagged,
  tags,
  onTagsChange,
  tagSearch,
  saving: { status, failure },
  onSubmit,
}: EventTagDialogProps) {
  const messages = useMessages();
  return (
    <FormDialog
      data-component="EventTagDialog"
      data-state={status ?? 'idle'}
      title={messages.format(`eventTags.${kind}`)}
      open={open}
      onOpenChange={onOpenChange}
      canSubmit={tags.length > 0}
      isBusy={status === 'IN_PROGRESS'}
      onSubmit={() => {
        if (status === undefined) onSubmit();
      }}
      submitLabel={messages.format(
        kind === 'products' ? 'eventTags.submitProducts' : 'eventTags.submitExhibitors',
      )}
      cancelLabel={messages.format('eventTags.cancel')}
    >
      <TagPicker
        label={messages.format(`eventTags.${kind}Label`)}
        fixed={tagged}
        tags={tags}
        onTagsChange={onTagsChange}
        {...tagSearch}
        disabled={status !== undefined}
      />
      {failure && (
        <Notice tone="danger">
          {messages.format('eventTags.failed')} {Object.values(failure.fields)[0] ?? failure.text}
        </Notice>
      )}
    </FormDialog>
  );
}
