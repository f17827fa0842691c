import { type Post, postContentMutations } from '@millrace/api-client';
import { POST_EDITED_CLOSE_DELAY_MS } from '@millrace/domain';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../ApiClient';
import { useMentionSearch } from '../MentionField';
import { useKeptPostDraft, usePosting } from '../PostComposer';
import { useTagSearch } from '../TagPicker';
import { mediumOf, type PostEditValues, updateOf, valuesOf } from './edit-values';
import { PostEditDialog, type PostEditDialogProps } from './PostEditDialog';

export interface PostEditDialogContainerProps extends Pick<PostEditDialogProps, 'open' | 'onOpenChange'> {
  post: Post;
  /** Called with the post once it is saved; feeds are read anew by whoever shows them. @see FEED-016 */
  onUpdated?: ((post: Post) => void) | undefined;
}

/**
 * Edits a post over the API, and closes 400 ms after it is saved. What is changed and not saved is kept in this tab,
 * for each post alone: closed and opened again, or beside another dialog, nothing that was typed is lost.
 *
 * @see FEED-042, API-043
 */
export function PostEditDialogContainer(props: PostEditDialogContainerProps) {
  const { id, edited, added, tagged_product, tagged_companies } = props.post;
  // What was changed of another state of the post would undo what became of it since; tagged, it does not count as edited.
  const state = [id, edited ?? added, ...tagged_product, ...tagged_companies].join('.');
  const [begun, setBegun] = useState(state);
  // While it is open it stays the edit that it is: saved, it says so until it closes.
  if (!props.open && begun !== state) setBegun(state);
  return <OnePostEdited key={begun} draftKey={`millrace.edit.${begun}`} {...props} />;
}

interface OnePostEditedProps extends PostEditDialogContainerProps {
  /** Of the post as it was when the edit began. */
  draftKey: string;
}

function OnePostEdited({ post, open, onOpenChange, onUpdated, draftKey }: OnePostEditedProps) {
  const client = useApiClient();
  const { draft, change, forget } = useKeptPostDraft<PostEditValues>(draftKey, valuesOf(post), 'session');
  const posting = usePosting(postContentMutations(client).update);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Not where it is shown anew because the post has changed: then it is still to be closed.
  const close = useRef(onOpenChange);
  useEffect(() => {
    close.current = onOpenChange;
  }, [onOpenChange]);
  const submit = async () => {
    const saved = await posting.send(updateOf(post, draft), draft.medium !== null);
    if (!saved) return;
    forget();
    closing.current = setTimeout(() => {
      close.current(false);
      onUpdated?.(saved);
    }, POST_EDITED_CLOSE_DELAY_MS);
  };
  return (
    <PostEditDialog
      open={open}
      onOpenChange={onOpenChange}
      values={draft}
      onValuesChange={(patch) => {
        posting.dismiss();
        change(patch);
      }}
      medium={mediumOf(post)}
      mentionSearch={useMentionSearch()}
      tagSearch={useTagSearch()}
      state={posting.state}
      onSubmit={() => void submit()}
      onCancel={posting.cancel}
      onDiscard={() => {
        posting.dismiss();
        change(valuesOf(post));
        forget();
        onOpenChange(false);
      }}
    />
  );
}
