import { charactersLeft } from '@millrace/domain';
import { Button, Notice, VisuallyHidden } from '@millrace/ui';
import { classNames, DraftConflictNotice, useInvalidFocus, useMergedRef } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  memo,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { type PostTag, TagPicker, type TagPickerProps } from '../TagPicker';
import { type MentionSearch, PostBox } from './PostBox';
import { composer, kept } from './PostComposer.css';
import { postComposerMessages } from './PostComposer.messages';
import { PostFailure } from './PostFailure';
import { PostProgress } from './PostProgress';
import { hasContent, isBlank, NO_POST, type PostValues } from './post-values';
import { isPending, type PostingState, postingFieldErrors } from './posting-state';
import { useMoveFocusOnDisable } from './submit-focus';

/** Memoized, so that typing does not render it again. */
const StillTagPicker = memo(TagPicker);

export interface PostComposerProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Values of the form. Default: uncontrolled, and reset after submitting. */
  values?: PostValues | undefined;
  /** Must be referentially stable, or every keystroke renders everything again. */
  onValuesChange?: ((change: Partial<PostValues>) => void) | undefined;
  /** Product or company of the feed; always one of the tags. @see FEED-028 */
  context?: PostTag | undefined;
  /** Search for mentions. Default: no hits. */
  mentionSearch?: MentionSearch | undefined;
  /** Search for tags. Without it nothing can be tagged. */
  tagSearch?: Pick<TagPickerProps, 'text' | 'onTextChange' | 'search'> | undefined;
  /** Status of the post. Default: it is being edited, and counts as posted after `onSubmit`. */
  state?: PostingState | undefined;
  /** True if the draft survives a reload. Default `false`. */
  isKept?: boolean;
  /** True if its file survives a reload too. Default `true`. */
  isFileKept?: boolean;
  /** True if another window has a different draft for the same place. Default `false`. */
  hasConflict?: boolean;
  /** Login URL for a member whose session has expired. Default: none. */
  signInHref?: string | undefined;
  /** Called on submit, if there is content. */
  onSubmit: (values: PostValues) => void;
  /** Called to cancel the upload or request. Without it there is no cancel button. */
  onCancel?: (() => void) | undefined;
}

const EDITING: PostingState = { status: 'editing' };

/** Search without hits. */
const NO_SEARCH: MentionSearch = { candidates: [], status: 'idle', onQueryChange: () => undefined };

/**
 * Composes a post: a text with mentions, one file, tags, and its visibility.
 *
 * @see FEED-017, FEED-025, FEED-029
 */
export function PostComposer({
  values: given,
  onValuesChange: tellChange,
  context,
  mentionSearch = NO_SEARCH,
  tagSearch,
  state: givenState,
  isKept = false,
  isFileKept = true,
  hasConflict = false,
  signInHref,
  onSubmit,
  onCancel,
  className,
  ref,
  ...rest
}: PostComposerProps) {
  const messages = useMessages(postComposerMessages);
  const state = givenState ?? EDITING;
  const [own, setOwn] = useState(NO_POST);
  const values = given ?? own;
  const onValuesChange = useCallback(
    (change: Partial<PostValues>) => {
      setOwn((before) => ({ ...before, ...change }));
      tellChange?.(change);
    },
    [tellChange],
  );
  const [status, setStatus] = useState(state.status);
  const [posted, setPosted] = useState(0);
  if (status !== state.status) {
    setStatus(state.status);
    if (state.status === 'created') {
      setOwn(NO_POST);
      setPosted(posted + 1);
    }
  }
  const nameId = useId();
  const errors = postingFieldErrors(state);
  const { formRef } = useInvalidFocus(errors);
  const isBusy = isPending(state);
  const canPost = hasContent(values) && charactersLeft('post', values.text) >= 0;
  useMoveFocusOnDisable(formRef, canPost);
  const submit = () => {
    onSubmit(values);
    if (!givenState) {
      setOwn(NO_POST);
      setPosted(posted + 1);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && canPost) submit();
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
      ref={useMergedRef(formRef, ref)}
      noValidate
      tabIndex={-1}
      aria-labelledby={nameId}
      data-component="PostComposer"
      data-state={state.status}
      {...rest}
      className={classNames(composer, className)}
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
        {tagSearch && (
          <StillTagPicker
            layout="folded"
            foldKey={posted}
            tags={values.tags}
            onTagsChange={handleTagsChange}
            fixed={fixed}
            {...tagSearch}
            error={errors.taggedProduct ?? errors.taggedCompanies}
            disabled={isBusy}
          />
        )}
      </PostBox>
      <PostProgress state={state} fileName={values.medium?.file.name ?? null} onCancel={onCancel} />
      <PostFailure state={state} signInHref={signInHref} onRetry={submit} />
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
