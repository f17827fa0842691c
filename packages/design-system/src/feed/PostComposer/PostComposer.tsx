import { charactersLeft } from '@millrace/domain';
import { Button, Notice, VisuallyHidden } from '@millrace/ui';
import { DraftConflictNotice, useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, memo, useCallback, useId, useMemo } from 'react';
import { type PostTag, TagPicker, type TagPickerProps } from '../TagPicker';
import { type MentionSearch, PostBox } from './PostBox';
import { composer, kept } from './PostComposer.css';
import { postComposerMessages } from './PostComposer.messages';
import { PostFailure } from './PostFailure';
import { PostProgress } from './PostProgress';
import { hasContent, isBlank, type PostValues } from './post-values';
import { isPending, type PostingState, postingFieldErrors } from './posting-state';
import { useMoveFocusOnDisable } from './submit-focus';

/** Not drawn anew while the text is written. */
const StillTagPicker = memo(TagPicker);

export interface PostComposerProps {
  values: PostValues;
  /** The same function at each drawing, or all is drawn anew with each letter. */
  onValuesChange: (change: Partial<PostValues>) => void;
  /** The product or company whose feed it is written on: always among the tags. @see FEED-028 */
  context?: PostTag | undefined;
  mentionSearch: MentionSearch;
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  state: PostingState;
  /** True if what is written outlives a reload. Default `false`. */
  isKept?: boolean;
  /** True if its file does, too. Default `true`. */
  isFileKept?: boolean;
  /** True if another window has written a draft for the same place. Default `false`. */
  hasConflict?: boolean;
  /** Where one signs in again once the session has ended. Default: nowhere. */
  signInHref?: string | undefined;
  /** Called when there is something to post. */
  onSubmit: () => void;
  /** Stops what is on its way. */
  onCancel: () => void;
}

/**
 * Composes a post: a text with mentions, one file, tags, and its visibility.
 *
 * @see FEED-017, FEED-025, FEED-029
 */
export function PostComposer({
  values,
  onValuesChange,
  context,
  mentionSearch,
  tagSearch,
  state,
  isKept = false,
  isFileKept = true,
  hasConflict = false,
  signInHref,
  onSubmit,
  onCancel,
}: PostComposerProps) {
  const messages = useMessages(postComposerMessages);
  const nameId = useId();
  const errors = postingFieldErrors(state);
  const { formRef } = useInvalidFocus(errors);
  const isBusy = isPending(state);
  const canPost = hasContent(values) && charactersLeft('post', values.text) >= 0;
  useMoveFocusOnDisable(formRef, canPost);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && canPost) onSubmit();
  };
  const actions = useMemo(
    () => (
      <Button type="submit" tone="primary" disabled={!canPost} loading={isBusy}>
        {messages.format('postComposer.submit')}
      </Button>
    ),
    [canPost, isBusy, messages],
  );
  const fixed = useMemo(() => context && [context], [context]);
  const handleTagsChange = useCallback(
    (tags: readonly PostTag[]) => onValuesChange({ tags }),
    [onValuesChange],
  );
  return (
    <form
      ref={formRef}
      noValidate
      tabIndex={-1}
      aria-labelledby={nameId}
      data-component="PostComposer"
      data-state={state.status}
      className={composer}
      onSubmit={handleSubmit}
    >
      <VisuallyHidden id={nameId}>{messages.format('postComposer.name')}</VisuallyHidden>
      <PostBox
        values={values}
        onValuesChange={onValuesChange}
        mentionSearch={mentionSearch}
        errors={errors}
        disabled={isBusy}
        actions={actions}
      >
        <StillTagPicker
          layout="folded"
          tags={values.tags}
          onTagsChange={handleTagsChange}
          fixed={fixed}
          {...tagSearch}
          error={errors.taggedProduct ?? errors.taggedCompanies}
          disabled={isBusy}
        />
      </PostBox>
      <PostProgress state={state} fileName={values.medium?.file.name ?? null} onCancel={onCancel} />
      <PostFailure state={state} signInHref={signInHref} onRetry={onSubmit} />
      {state.status === 'created' && (
        <Notice tone="success">{messages.format('postComposer.created')}</Notice>
      )}
      {hasConflict && !isBusy && <DraftConflictNotice />}
      {isKept && !isBlank(values) && (
        <p data-part="kept" className={kept}>
          {messages.format(
            values.medium && !isFileKept ? 'postComposer.keptWithoutFile' : 'postComposer.kept',
          )}
        </p>
      )}
    </form>
  );
}
