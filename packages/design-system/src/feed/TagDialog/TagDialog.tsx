import { type DialogContentProps, Notice, Text } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { changesOfTags, type PostTag, TagPicker, type TagPickerProps } from '../TagPicker';
import { tagDialogMessages } from './TagDialog.messages';

/** Status of tagging; `saved` if tags were removed and none was added. */
export type TaggingState =
  | { status: 'editing' | 'saving' | 'tagged' | 'saved' }
  | {
      status: 'failed';
      /** Error message of the server, if any. */
      reason: string | null;
    };

export interface TagDialogProps extends Omit<DialogContentProps, 'children' | 'onSubmit'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Current tags of the post. */
  tagged: readonly PostTag[];
  /** New tags of the post; current tags that are not among them are removed. */
  tags: readonly PostTag[];
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** Search for tags. @see FEED-043 */
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  state: TaggingState;
  onSubmit: () => void;
}

/** Dialog that adds tags to one's own post and removes them. @see FEED-039, FEED-043, FEED-044 */
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
