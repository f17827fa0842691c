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
  /** Closed by its cross, by Escape or beside it, what was written should be kept. */
  onOpenChange: (open: boolean) => void;
}

export interface PostEditFormProps {
  values: PostEditValues;
  onValuesChange: (change: Partial<PostEditValues>) => void;
  /** The file that the post has. */
  medium: ShownFile | null;
  mentionSearch: MentionSearch;
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  /** `created` once it is saved. */
  state: PostingState;
  /** What stands there by now, where an edit was refused for it. Default: nothing else. */
  newer?: EditConflictNoticeProps | null | undefined;
  /** Where one signs in again once the session has ended. Default: nowhere. */
  signInHref?: string | undefined;
  onSubmit: () => void;
  onCancel: () => void;
  /** Forgets what was changed. */
  onDiscard: () => void;
}

/** Changes a post of one's own: text, file, tags, and who sees it. @see FEED-040, FEED-041, FEED-042 */
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
  /** How the post begins that stands there now. */
  title: string;
  isPrivate: boolean;
  /** Saves what was changed here over it. */
  onKeepOwn: () => void;
  /** Goes on from it, without what was changed here. */
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
