import { charactersLeft } from '@millrace/domain';
import { Button, Dialog, type DialogContentProps, Inline, Notice, Stack } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import type { FormEvent } from 'react';
import type { ShownFile } from '../Attachment';
import {
  isPending,
  type MentionSearch,
  PostBox,
  PostFailure,
  type PostingState,
  PostProgress,
  postingFieldErrors,
} from '../PostComposer';
import { postComposerMessages } from '../PostComposer/PostComposer.messages';
import { TagPicker, type TagPickerProps } from '../TagPicker';
import { leavesContent, type PostEditValues } from './edit-values';
import { postEditDialogMessages } from './PostEditDialog.messages';

export interface PostEditDialogProps
  extends Omit<DialogContentProps, 'children' | 'onSubmit'>,
    PostEditFormProps {
  open: boolean;
  /** Called to close the dialog by its button, Escape or a click outside; the changes should be kept. */
  onOpenChange: (open: boolean) => void;
}

export interface PostEditFormProps {
  values: PostEditValues;
  onValuesChange: (change: Partial<PostEditValues>) => void;
  /** File that the post has. */
  medium: ShownFile | null;
  mentionSearch: MentionSearch;
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  /** Status of the request; `created` after saving. */
  state: PostingState;
  /** Current state of the post after an edit conflict. Default: there is no conflict. */
  newer?: EditConflictNoticeProps | null | undefined;
  /** Login URL for a member whose session has expired. Default: none. */
  signInHref?: string | undefined;
  onSubmit: () => void;
  onCancel: () => void;
  /** Called to discard the changes. */
  onDiscard: () => void;
}

/** Dialog that edits one's own post: text, file, tags, and visibility. @see FEED-040, FEED-041, FEED-042 */
export function PostEditDialog({
  open,
  onOpenChange,
  values,
  onValuesChange,
  medium,
  mentionSearch,
  tagSearch,
  state,
  newer,
  signInHref,
  onSubmit,
  onCancel,
  onDiscard,
  ...rest
}: PostEditDialogProps) {
  const messages = useMessages(postComposerMessages, postEditDialogMessages);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined} {...rest}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('postEditDialog.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <PostEditForm
              {...{ values, onValuesChange, medium, mentionSearch, tagSearch, state, newer, signInHref }}
              {...{ onSubmit, onCancel, onDiscard }}
            />
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PostEditForm({
  values,
  onValuesChange,
  medium,
  mentionSearch,
  tagSearch,
  state,
  newer = null,
  signInHref,
  onSubmit,
  onCancel,
  onDiscard,
}: PostEditFormProps) {
  const messages = useMessages(postComposerMessages, postEditDialogMessages);
  const errors = postingFieldErrors(state);
  const { formRef } = useInvalidFocus(errors);
  const isBusy = isPending(state);
  const isSaved = state.status === 'created';
  const isEmpty = !leavesContent(values, medium);
  const canSave = !isEmpty && charactersLeft('post', values.text) >= 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isBusy && !isSaved && !newer) onSubmit();
  };
  return (
    <form
      ref={formRef}
      noValidate
      data-component="PostEditDialog"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      <Stack gap="sm">
        <PostBox
          values={values}
          onValuesChange={onValuesChange}
          mentionSearch={mentionSearch}
          existing={
            medium && !values.removesMedium
              ? { medium, onRemove: () => onValuesChange({ removesMedium: true }) }
              : null
          }
          errors={isEmpty ? { ...errors, text: messages.format('postEditDialog.empty') } : errors}
          disabled={isBusy || isSaved}
          actions={
            <Button type="submit" tone="primary" disabled={!canSave || newer !== null} loading={isBusy}>
              {messages.format('postEditDialog.save')}
            </Button>
          }
        >
          <TagPicker
            layout="folded"
            tags={values.tags}
            onTagsChange={(tags) => onValuesChange({ tags })}
            {...tagSearch}
            error={errors.taggedProduct ?? errors.taggedCompanies}
            disabled={isBusy || isSaved}
          />
        </PostBox>
        <PostProgress
          state={state}
          fileName={values.medium?.file.name ?? null}
          sending={messages.format('postEditDialog.saving')}
          onCancel={onCancel}
        />
        {newer ? (
          <EditConflictNotice {...newer} />
        ) : (
          <PostFailure of="edit" state={state} signInHref={signInHref} onRetry={onSubmit} />
        )}
        {isSaved ? (
          <Notice tone="success">{messages.format('postEditDialog.saved')}</Notice>
        ) : (
          <div>
            <Button tone="quiet" size="small" disabled={isBusy} onClick={onDiscard}>
              {messages.format('postEditDialog.discard')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

export interface EditConflictNoticeProps {
  /** Beginning of the current text of the post. */
  title: string;
  isPrivate: boolean;
  /** Called to overwrite the post with the changes made here. */
  onKeepOwn: () => void;
  /** Called to adopt the current post and discard the changes made here. */
  onTakeNewer: () => void;
}

/** Shows an edit conflict: the post was edited elsewhere since this edit began. Offers to overwrite or to adopt it. */
function EditConflictNotice({ title, isPrivate, onKeepOwn, onTakeNewer }: EditConflictNoticeProps) {
  const messages = useMessages(postComposerMessages, postEditDialogMessages);
  const visibility = messages.format(isPrivate ? 'postComposer.private' : 'postComposer.public');
  return (
    <Notice tone="warning" role="alert">
      <Stack gap="sm">
        <span>{messages.format('postEditDialog.meanwhile')}</span>
        <span>{messages.format('postEditDialog.newer', { visibility, title })}</span>
        <Inline gap="sm">
          <Button size="small" onClick={onKeepOwn}>
            {messages.format('postEditDialog.keepOwn')}
          </Button>
          <Button size="small" onClick={onTakeNewer}>
            {messages.format('postEditDialog.takeNewer')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
