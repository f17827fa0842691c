import { type Post, type PostDraft, postContentMutations } from '@millrace/api-client';
import { useCallback } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { useMentionSearch } from '../MentionField';
import { useTagSearch } from '../TagPicker';
import { PostComposer, type PostComposerProps } from './PostComposer';
import { NO_POST, type PostValues, toPostDraft } from './post-values';
import { usePendingChange } from './usePendingChange';
import { usePostDraftAutosave } from './usePostDraftAutosave';
import { usePosting } from './usePosting';

export interface PostComposerContainerProps extends Pick<PostComposerProps, 'context' | 'signInHref'> {
  /** Who writes; drafts are kept for each member alone, and for nobody who is not signed in. */
  memberId: string | null;
  /** Where it is written, such as `global` or `product:` and an id: each place has a draft of its own. */
  place: string;
  /** Called with the post once it is there; feeds are read anew by whoever shows them. @see FEED-016, FEED-030 */
  onCreated?: ((post: Post) => void) | undefined;
  /**
   * Called when a post begins to go out, and when it no longer does: ask before the page is left. Taken off the page, it
   * stops.
   */
  onPendingChange?: ((underWay: boolean) => void) | undefined;
}

/** Writes posts over the API, and keeps what is written until it is posted. @see FEED-029, FEED-030, API-042 */
export function PostComposerContainer(props: PostComposerContainerProps) {
  // Another member or place is another draft.
  return <PlacedComposer key={`${props.memberId} ${props.place}`} {...props} />;
}

/** Its searches stand above the text: a letter that is typed asks none of them. */
function PlacedComposer({ onPendingChange, ...props }: PostComposerContainerProps) {
  const posting = usePosting(postContentMutations(useApiClient()).create);
  const tagSearch = useTagSearch();
  const mentionSearch = useMentionSearch();
  usePendingChange(posting, onPendingChange);
  return <DraftedComposer {...props} posting={posting} tagSearch={tagSearch} mentionSearch={mentionSearch} />;
}

interface DraftedComposerProps
  extends Omit<PostComposerContainerProps, 'onPendingChange'>,
    Pick<PostComposerProps, 'tagSearch' | 'mentionSearch'> {
  posting: ReturnType<typeof usePosting<PostDraft>>;
}

function DraftedComposer({
  memberId,
  place,
  context,
  signInHref,
  onCreated,
  posting,
  tagSearch,
  mentionSearch,
}: DraftedComposerProps) {
  const key = memberId === null ? null : `millrace.post.${memberId}.${place}`;
  const { draft, change, forget, isSaved, isFileSaved, hasConflict } = usePostDraftAutosave<PostValues>(
    key,
    NO_POST,
    'local',
  );
  const { dismiss } = posting;
  const handleValuesChange = useCallback(
    (patch: Partial<PostValues>) => {
      dismiss();
      change(patch);
    },
    [dismiss, change],
  );
  const submit = async () => {
    // What another window writes meanwhile is a draft of its own: it is not to be forgotten along with what is sent.
    change({});
    const post = await posting.send(toPostDraft(draft, context), draft.medium !== null);
    if (!post) return;
    change(NO_POST);
    forget();
    tagSearch.onTextChange('');
    onCreated?.(post);
  };
  return (
    <PostComposer
      values={draft}
      onValuesChange={handleValuesChange}
      context={context}
      signInHref={signInHref}
      mentionSearch={mentionSearch}
      tagSearch={tagSearch}
      state={posting.state}
      isKept={isSaved}
      isFileKept={isFileSaved}
      hasConflict={hasConflict}
      onSubmit={() => void submit()}
      onCancel={posting.cancel}
    />
  );
}
