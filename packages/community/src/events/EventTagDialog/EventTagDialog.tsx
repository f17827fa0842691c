import type { SavingState } from '@millrace/design-system';
import { type PostTag, TagPicker, type TagPickerProps } from '@millrace/design-system';
import { Button, Dialog, Notice, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId } from 'react';

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
  const formId = useId();
  const isBusy = status !== undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tags.length > 0 && !isBusy) onSubmit();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format(`eventTags.${kind}`)}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form
              id={formId}
              noValidate
              data-component="EventTagDialog"
              data-state={status ?? 'idle'}
              onSubmit={handleSubmit}
            >
              <Stack>
                <TagPicker
                  label={messages.format(`eventTags.${kind}Label`)}
                  fixed={tagged}
                  tags={tags}
                  onTagsChange={onTagsChange}
                  {...tagSearch}
                  disabled={isBusy}
                />
                {failure && (
                  <Notice tone="danger">
                    {messages.format('eventTags.failed')} {Object.values(failure.fields)[0] ?? failure.text}
                  </Notice>
                )}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">{messages.format('eventTags.cancel')}</Button>
            </Dialog.Close>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              disabled={tags.length === 0}
              loading={status === 'IN_PROGRESS'}
            >
              {messages.format(
                kind === 'products' ? 'eventTags.submitProducts' : 'eventTags.submitExhibitors',
              )}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
