import { charactersLeft } from '@millrace/domain';
import { type FormEvent, useId } from 'react';
import { useInvalidFocus } from '../../hooks/useInvalidFocus';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { type PostTag, TagPicker, type TagPickerProps } from '../TagPicker';
import { type MentionSearch, PostBox } from './PostBox';
import { composer, kept } from './PostComposer.css';
import { PostFailure } from './PostFailure';
import { PostProgress } from './PostProgress';
import { hasContent, isBlank, type PostValues } from './post-values';
import { fieldErrorsOf, isUnderWay, type PostingState } from './posting-state';

export interface PostComposerProps {
  values: PostValues;
  onValuesChange: (change: Partial<PostValues>) => void;
  /** The product or company whose feed it is written on: always among the tags. @see FEED-028 */
  context?: PostTag | undefined;
  mentionSearch: MentionSearch;
  tagSearch: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'>;
  state: PostingState;
  /** Whether what is written outlives a reload. Default `false`. */
  isKept?: boolean;
  /** Called when there is something to post. */
  onSubmit: () => void;
  /** Stops what is on its way. */
  onCancel: () => void;
}

/**
 * Where a post is written: a text with mentions, one file, tags, and who sees it.
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
  onSubmit,
  onCancel,
}: PostComposerProps) {
  const messages = useMessages();
  const nameId = useId();
  const errors = fieldErrorsOf(state);
  const { formRef } = useInvalidFocus(errors);
  const isBusy = isUnderWay(state);
  const canPost = hasContent(values) && charactersLeft('post', values.text) >= 0;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && canPost) onSubmit();
  };
  return (
    <form
      ref={formRef}
      noValidate
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
        actions={
          <Button type="submit" tone="primary" disabled={!canPost} loading={isBusy}>
            {messages.format('postComposer.submit')}
          </Button>
        }
      >
        <TagPicker
          layout="folded"
          tags={values.tags}
          onTagsChange={(tags) => onValuesChange({ tags })}
          fixed={context && [context]}
          {...tagSearch}
          error={errors.taggedProduct ?? errors.taggedCompanies}
          disabled={isBusy}
        />
      </PostBox>
      <PostProgress state={state} fileName={values.medium?.file.name ?? null} onCancel={onCancel} />
      <PostFailure state={state} onRetry={onSubmit} />
      {state.status === 'created' && (
        <Notice tone="success">{messages.format('postComposer.created')}</Notice>
      )}
      {isKept && !isBlank(values) && (
        <p data-part="kept" className={kept}>
          {messages.format('postComposer.kept')}
        </p>
      )}
    </form>
  );
}
