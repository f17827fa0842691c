import type { FormEvent } from 'react';
import { useId } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { type PostTag, TagPicker, type TagPickerProps } from '../TagPicker';

/** How far the tagging is. */
export type TaggingState =
  | { status: 'editing' | 'saving' | 'tagged' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface TagDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the post is tagged with already. */
  tagged: readonly PostTag[];
  /** What is to be tagged as well. */
  tags: readonly PostTag[];
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** @see FEED-043 */
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  state: TaggingState;
  onSubmit: () => void;
}

/** Tags a post of one's own with products and companies. @see FEED-039, FEED-043, FEED-044 */
export function TagDialog({
  open,
  onOpenChange,
  tagged,
  tags,
  onTagsChange,
  tagSearch,
  state,
  onSubmit,
}: TagDialogProps) {
  const messages = useMessages();
  const formId = useId();
  const isBusy = state.status === 'saving';
  const isDone = state.status === 'tagged';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (tags.length > 0 && !isBusy && !isDone) onSubmit();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('tagDialog.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form
              id={formId}
              noValidate
              data-component="TagDialog"
              data-state={state.status}
              onSubmit={handleSubmit}
            >
              <Stack>
                {tagged.length + tags.length === 0 && (
                  <Text as="p" variant="small" tone="secondary">
                    {messages.format('tagDialog.none')}
                  </Text>
                )}
                <TagPicker
                  fixed={tagged}
                  tags={tags}
                  onTagsChange={onTagsChange}
                  {...tagSearch}
                  disabled={isBusy || isDone}
                />
                {state.status === 'failed' && (
                  <Notice tone="danger">
                    {state.reason === null
                      ? messages.format('tagDialog.failed')
                      : messages.format('tagDialog.failedWhy', { reason: state.reason })}
                  </Notice>
                )}
                {isDone && <Notice tone="success">{messages.format('tagDialog.done')}</Notice>}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">{messages.format('tagDialog.cancel')}</Button>
            </Dialog.Close>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              disabled={tags.length === 0 || isDone}
              loading={isBusy}
            >
              {messages.format('tagDialog.submit')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
