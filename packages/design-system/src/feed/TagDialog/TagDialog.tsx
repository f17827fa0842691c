import { type DialogContentProps, Notice, Text } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { changesOfTags, type PostTag, TagPicker, type TagPickerProps } from '../TagPicker';
import { tagDialogMessages } from './TagDialog.messages';

/** How far the tagging is; `saved` where tags were taken off, and none was added. */
export type TaggingState =
  | { status: 'editing' | 'saving' | 'tagged' | 'saved' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
    };

export interface TagDialogProps extends Omit<DialogContentProps, 'children' | 'onSubmit'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the post is tagged with already. */
  tagged: readonly PostTag[];
  /** What it is to be tagged with: of what it has, what is not here is taken off. */
  tags: readonly PostTag[];
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** @see FEED-043 */
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  state: TaggingState;
  onSubmit: () => void;
}

/** Tags a post of one's own with products and companies, and takes tags off it. @see FEED-039, FEED-043, FEED-044 */
export function TagDialog({
  open,
  onOpenChange,
  tagged,
  tags,
  onTagsChange,
  tagSearch,
  state,
  onSubmit,
  ...rest
}: TagDialogProps) {
  const messages = useMessages(tagDialogMessages);
  const isBusy = state.status === 'saving';
  const isDone = state.status === 'tagged' || state.status === 'saved';
  const { added, removed } = changesOfTags(tagged, tags);
  return (
    <FormDialog
      contentProps={rest}
      data-component="TagDialog"
      data-state={state.status}
      title={messages.format('tagDialog.title')}
      open={open}
      onOpenChange={onOpenChange}
      canSubmit={added.length + removed.length > 0 && !isDone}
      isBusy={isBusy}
      onSubmit={onSubmit}
      submitLabel={messages.format(removed.length > 0 ? 'tagDialog.save' : 'tagDialog.submit')}
      cancelLabel={messages.format('tagDialog.cancel')}
    >
      {tags.length === 0 && (
        <Text as="p" variant="small" tone="secondary">
          {messages.format('tagDialog.none')}
        </Text>
      )}
      <TagPicker tags={tags} onTagsChange={onTagsChange} {...tagSearch} disabled={isBusy || isDone} />
      {state.status === 'failed' && (
        <Notice tone="danger">
          {state.reason === null
            ? messages.format('tagDialog.failed')
            : messages.format('tagDialog.failedWhy', { reason: state.reason })}
        </Notice>
      )}
      {isDone && (
        <Notice tone="success">
          {messages.format(state.status === 'saved' ? 'tagDialog.saved' : 'tagDialog.done')}
        </Notice>
      )}
    </FormDialog>
  );
}
