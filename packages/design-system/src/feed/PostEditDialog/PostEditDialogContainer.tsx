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
  /** Called with the post once it is saved, or stood there anew meanwhile; feeds are read anew by whoever shows them. @see FEED-016 */
  onUpdated?: ((post: Post) => void) | undefined;
  /**
   * Called when an edit begins to go out, and when it no longer does: ask before the page is left. The same function as
   * long as it is.
   */
  onPendingChange?: ((underWay: boolean) => void) | undefined;
}

/**
 * Edits a post over the API, and closes 400 ms after it is saved. While an edit is on its way it stays open; taken off the
 * page, it stops. What is changed and not saved is kept in this tab, for each post alone: closed and opened again, or
 * beside another dialog, nothing that was typed is lost, also where the post was tagged or edited meanwhile.
 *
 * @see FEED-042, API-043
 */
export function PostEditDialogContainer({ post, ...rest }: PostEditDialogContainerProps) {
  const [begun, setBegun] = useState(post);
  // While it is open it stays the edit that it is: saved, it says so until it closes.
  if (!rest.open && postRevisionKey(begun) !== postRevisionKey(post)) setBegun(post);
  return <OnePostEdited key={postRevisionKey(begun)} post={begun} onTakeNewer={setBegun} {...rest} />;
}

/** Tagged, a post does not count as edited. */
const postRevisionKey = ({ id, edited, added, tagged_product, tagged_companies }: Post): string =>
  [id, edited ?? added, ...tagged_product, ...tagged_companies].join('.');

interface OnePostEditedProps extends PostEditDialogContainerProps {
  /** Begins anew, with the post as it stands by now. */
  onTakeNewer: (newer: Post) => void;
}

/** @param props `post` is as it was when the dialog was opened; what was typed may be of before. */
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
  // What its author knows of the post beside what it was when the edit began; null as long as that is all.
  const [known, setKnown] = useState<Post | null>(null);
  const basis = known ?? { edited: base.edited, visibility: post.visibility };
  const [newer, setNewer] = useState<Post | null>(null);
  // Who has not chosen who sees it goes on with what holds by now.
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
    // Nobody would see what becomes of it.
    if (!next && isPending(posting.state)) return;
    onOpenChange(next);
    if (!next) telling.flush();
  };
  // Not where it is shown anew because the post has changed: then it is still to be closed.
  const close = useRef(handleOpenChange);
  useEffect(() => {
    close.current = handleOpenChange;
  });
  const handleValuesChange = (patch: Partial<PostEditValues>) => {
    posting.dismiss();
    if (patch.visibility !== undefined) setSeenChosen(true);
    // What stands here is what is written on. Its file is kept by itself.
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
  /** Tells of a post at the end of a delay, in milliseconds, or before that, when it is told at once. */
  schedule: (delayMs: number, post: Post, onEnd: () => void) => void;
  /** Tells at once what is still to be told; its `onEnd` is not called any more. */
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
