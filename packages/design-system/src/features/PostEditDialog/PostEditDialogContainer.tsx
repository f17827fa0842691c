import { type ApiError, type Post, postContentMutations, postQueries } from '@millrace/api-client';
import { POST_EDITED_CLOSE_DELAY_MS } from '@millrace/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from '../ApiClient';
import { useMentionSearch } from '../MentionField';
import { useKeptPostDraft, usePosting } from '../PostComposer';
import { useTagSearch } from '../TagPicker';
import { mediumOf, type PostEditValues, updateOf, valuesOf } from './edit-values';
import { PostEditDialog, type PostEditDialogProps } from './PostEditDialog';

export interface PostEditDialogContainerProps
  extends Pick<PostEditDialogProps, 'open' | 'onOpenChange' | 'signInHref'> {
  post: Post;
  /** Called with the post once it is saved, or stood there anew meanwhile; feeds are read anew by whoever shows them. @see FEED-016 */
  onUpdated?: ((post: Post) => void) | undefined;
}

/**
 * Edits a post over the API, and closes 400 ms after it is saved. What is changed and not saved is kept in this tab,
 * for each post alone: closed and opened again, or beside another dialog, nothing that was typed is lost.
 *
 * @see FEED-042, API-043
 */
export function PostEditDialogContainer({ post, ...rest }: PostEditDialogContainerProps) {
  const [begun, setBegun] = useState(post);
  // While it is open it stays the edit that it is: saved, it says so until it closes.
  if (!rest.open && stateOf(begun) !== stateOf(post)) setBegun(post);
  return <OnePostEdited key={stateOf(begun)} post={begun} onTakeNewer={setBegun} {...rest} />;
}

/**
 * What was changed of another state of the post would undo what became of it since; tagged, it does not count as edited.
 */
const stateOf = ({ id, edited, added, tagged_product, tagged_companies }: Post): string =>
  [id, edited ?? added, ...tagged_product, ...tagged_companies].join('.');

interface OnePostEditedProps extends PostEditDialogContainerProps {
  /** Begins anew, with the post as it stands by now. */
  onTakeNewer: (newer: Post) => void;
}

/** @param props `post` is as it was when the edit began. */
function OnePostEdited({ post, open, onOpenChange, signInHref, onUpdated, onTakeNewer }: OnePostEditedProps) {
  const client = useApiClient();
  const queries = useQueryClient();
  const { draft, change, forget } = useKeptPostDraft<PostEditValues>(
    `millrace.edit.${stateOf(post)}`,
    valuesOf(post),
    'session',
  );
  // The post that is changed, as its author knows it.
  const [basis, setBasis] = useState(post);
  const [newer, setNewer] = useState<Post | null>(null);
  // Who has not chosen who sees it goes on with what holds by now.
  const [isSeenChosen, setSeenChosen] = useState(false);
  const { visibility } = newer ?? basis;
  const values = isSeenChosen || draft.visibility !== post.visibility ? draft : { ...draft, visibility };
  const showNewer = () =>
    queries
      .fetchQuery({ ...postQueries(client).detail(post.id), staleTime: 0 })
      .then(setNewer, () => undefined);
  const posting = usePosting((uploadOf) => ({
    ...postContentMutations(client).update(uploadOf),
    onError: (error: ApiError) => {
      if (error.code === 'edited_meanwhile') void showNewer();
    },
  }));
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Not where it is shown anew because the post has changed: then it is still to be closed.
  const close = useRef(onOpenChange);
  useEffect(() => {
    close.current = onOpenChange;
  }, [onOpenChange]);
  const submit = async (newest: Post) => {
    const saved = await posting.send(updateOf(post, values, newest), values.medium !== null);
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
      values={values}
      onValuesChange={(patch) => {
        posting.dismiss();
        if (patch.visibility !== undefined) setSeenChosen(true);
        change(patch);
      }}
      medium={mediumOf(post)}
      mentionSearch={useMentionSearch()}
      tagSearch={useTagSearch()}
      state={posting.state}
      signInHref={signInHref}
      newer={
        newer && {
          title: newer.title,
          isPrivate: newer.visibility === 'private',
          onKeepOwn: () => {
            setNewer(null);
            setBasis(newer);
            void submit(newer);
          },
          onTakeNewer: () => {
            forget();
            onTakeNewer(newer);
            onUpdated?.(newer);
          },
        }
      }
      onSubmit={() => void submit(basis)}
      onCancel={posting.cancel}
      onDiscard={() => {
        posting.dismiss();
        setNewer(null);
        setSeenChosen(false);
        change(valuesOf(post));
        forget();
        onOpenChange(false);
      }}
    />
  );
}
