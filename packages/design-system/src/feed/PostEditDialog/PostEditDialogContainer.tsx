import { type ApiError, type Post, postContentMutations, postQueries } from '@millrace/api-client';
import { POST_EDITED_CLOSE_DELAY_MS } from '@millrace/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { useMentionSearch } from '../MentionField';
import { isPending, usePendingChange, usePostDraftAutosave, usePosting } from '../PostComposer';
import { useTagSearch } from '../TagPicker';
import {
  type PostEditDraft,
  type PostEditValues,
  rebaseDraft,
  shownMedium,
  toPostEditDraft,
  toPostUpdate,
} from './edit-values';
import { PostEditDialog, type PostEditDialogProps } from './PostEditDialog';

export interface PostEditDialogContainerProps
  extends Pick<PostEditDialogProps, 'open' | 'onOpenChange' | 'signInHref'> {
  post: Post;
  /** Called with the post after saving, or after adopting a newer state; the caller refetches feeds. @see FEED-016 */
  onUpdated?: ((post: Post) => void) | undefined;
  /**
   * Called with true when saving starts and with false when it ends: warn before the page is left in between. Must be
   * referentially stable.
   */
  onPendingChange?: ((underWay: boolean) => void) | undefined;
}

/**
 * Edits a post over the API, and closes 400 ms after saving. The dialog cannot be closed while saving; unmounting
 * cancels the request. Unsaved changes are stored per post in the session storage, so that nothing is lost when the
 * dialog is closed, or the post is tagged or edited elsewhere meanwhile.
 *
 * @see FEED-042, API-043
 */
export function PostEditDialogContainer({ post, ...rest }: PostEditDialogContainerProps) {
  const [begun, setBegun] = useState(post);
  // While open, the dialog keeps its revision, so that it can show the result until it closes.
  if (!rest.open && postRevisionKey(begun) !== postRevisionKey(post)) setBegun(post);
  return <OnePostEdited key={postRevisionKey(begun)} post={begun} onTakeNewer={setBegun} {...rest} />;
}

/** Includes the tags, as tagging a post does not change its edit time. */
const postRevisionKey = ({ id, edited, added, tagged_product, tagged_companies }: Post): string =>
  [id, edited ?? added, ...tagged_product, ...tagged_companies].join('.');

interface OnePostEditedProps extends PostEditDialogContainerProps {
  /** Restarts the edit with the current post. */
  onTakeNewer: (newer: Post) => void;
}

/** @param props `post` is the revision at opening; the stored draft may be based on an older one. */
function OnePostEdited({
  post,
  open,
  onOpenChange,
  signInHref,
  onUpdated,
  onPendingChange,
  onTakeNewer,
}: OnePostEditedProps) {
  const client = useApiClient();
  const queries = useQueryClient();
  const { draft, change, forget } = usePostDraftAutosave<PostEditDraft>(
    `millrace.edit.${post.id}`,
    toPostEditDraft(post),
    'session',
  );
  const goneOn = rebaseDraft(draft, post);
  const { base, ...edit } = goneOn;
  // Newer state of the post that the author has seen since; null if none.
  const [known, setKnown] = useState<Post | null>(null);
  const basis = known ?? { edited: base.edited, visibility: post.visibility };
  const [newer, setNewer] = useState<Post | null>(null);
  // Unless the author has chosen a visibility, the current one of the post applies.
  const [isSeenChosen, setSeenChosen] = useState(false);
  const { visibility } = newer ?? basis;
  const values = isSeenChosen || edit.visibility !== post.visibility ? edit : { ...edit, visibility };
  const showNewer = () =>
    queries
      .fetchQuery({ ...postQueries(client).detail(post.id), staleTime: 0 })
      .then(setNewer, () => undefined);
  const posting = usePosting((getUploadOptions) => ({
    ...postContentMutations(client).update(getUploadOptions),
    onError: (error: ApiError) => {
      if (error.code === 'edited_meanwhile') void showNewer();
    },
  }));
  usePendingChange(posting, onPendingChange);
  const telling = useDeferredUpdate(onUpdated);
  const handleOpenChange = (next: boolean) => {
    // The dialog stays open while saving, so that the user sees the result.
    if (!next && isPending(posting.state)) return;
    onOpenChange(next);
    if (!next) telling.flush();
  };
  // The delayed close calls the latest handler, also if the post has changed meanwhile.
  const close = useRef(handleOpenChange);
  useEffect(() => {
    close.current = handleOpenChange;
  });
  const handleValuesChange = (patch: Partial<PostEditValues>) => {
    posting.dismiss();
    if (patch.visibility !== undefined) setSeenChosen(true);
    // Apply the change to the rebased values. The file is stored separately.
    const { medium: _, ...shown } = goneOn;
    change({ ...(goneOn !== draft && shown), ...patch });
  };
  const submit = async (newest: Pick<Post, 'edited' | 'visibility'>) => {
    const saved = await posting.send(toPostUpdate(post, values, newest), values.medium !== null);
    if (!saved) return;
    forget();
    telling.schedule(POST_EDITED_CLOSE_DELAY_MS, saved, () => close.current(false));
  };
  return (
    <PostEditDialog
      open={open}
      onOpenChange={handleOpenChange}
      values={values}
      onValuesChange={handleValuesChange}
      medium={shownMedium(post)}
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
            setKnown(newer);
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
        change(toPostEditDraft(post));
        forget();
        onOpenChange(false);
      }}
    />
  );
}

interface DeferredUpdate {
  /** Schedules the notification about a saved post after a delay in milliseconds; `flush` may send it earlier. */
  schedule: (delayMs: number, post: Post, onEnd: () => void) => void;
  /** Sends a scheduled notification at once; its `onEnd` is not called any more. */
  flush: () => void;
}

/** Calls `onUpdated` once for a saved post, after a delay; flushed on unmount. */
function useDeferredUpdate(onUpdated: ((post: Post) => void) | undefined): DeferredUpdate {
  const latest = useRef(onUpdated);
  useEffect(() => {
    latest.current = onUpdated;
  }, [onUpdated]);
  const waiting = useRef<{ post: Post; timer: ReturnType<typeof setTimeout> } | null>(null);
  const flush = useCallback(() => {
    if (waiting.current === null) return;
    const { post, timer } = waiting.current;
    waiting.current = null;
    clearTimeout(timer);
    latest.current?.(post);
  }, []);
  const schedule = useCallback(
    (delayMs: number, post: Post, onEnd: () => void) => {
      const timer = setTimeout(() => {
        onEnd();
        flush();
      }, delayMs);
      waiting.current = { post, timer };
    },
    [flush],
  );
  useEffect(() => flush, [flush]);
  return { schedule, flush };
}
