import type { SavingState } from '@millrace/design-system';
import { type PostTag, TagPicker, type TagPickerProps } from '@millrace/design-system';
import { Notice } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';

/** What is added to an event. */
export type EventTagKind = 'products' | 'exhibitors';

export interface EventTagDialogProps {
  kind: EventTagKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the event has already. */
  tagged: readonly PostTag[];
  /** What is to be added. */
  tags: readonly PostTag[];
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** @see EVT-017 */
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  saving: SavingState;
  onSubmit: () => void;
}

/** Tags products on an event, or adds companies that exhibit. Any member may. @see EVT-007, EVT-016, EVT-017 */
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
