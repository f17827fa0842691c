import {
  type ApiError,
  type Post,
  type PostDraft,
  postContentMutations,
  type Upload,
  VideoUploadError,
} from '@millrace/api-client';
import { POST_SUBMIT_DELAY_MS } from '@millrace/domain';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { useMentionSearch } from '../MentionField';
import { useTagSearch } from '../TagPicker';
import { PostComposer, type PostComposerProps } from './PostComposer';
import { NO_POST, type PostValues, toPostDraft } from './post-values';
import { isPending, type PostingState } from './posting-state';
import { usePostDraftAutosave } from './usePostDraftAutosave';

export interface PostComposerContainerProps extends Pick<PostComposerProps, 'context' | 'signInHref'> {
  /** Id of the author; drafts are saved per member, and not for guests. */
  memberId: string | null;
  /** Key of the place, such as `global` or `product:` and an id: each place has its own draft. */
  place: string;
  /** Called with the created post; the caller refetches the feeds. @see FEED-016, FEED-030 */
  onCreated?: ((post: Post) => void) | undefined;
  /**
   * Called with true when sending a post starts and with false when it ends: warn before the page is left in between.
   * Unmounting cancels the request.
   */
  onPendingChange?: ((isPosting: boolean) => void) | undefined;
}

/** Composer that creates posts over the API and saves drafts until they are posted. @see FEED-029, FEED-030, API-042 */
export function PostComposerContainer(props: PostComposerContainerProps) {
  // Another member or place has another draft, so remount.
  return <PlacedComposer key={`${props.memberId} ${props.place}`} {...props} />;
}

/** Holds the searches outside of the form state, so that typing does not render them again. */
function PlacedComposer({ onPendingChange, ...props }: PostComposerContainerProps) {
  const posting = usePosting(postContentMutations(useApiClient()).create);
  const tagSearch = useTagSearch();
  const mentionSearch = useMentionSearch();
  usePendingChange(posting, onPendingChange);
  return <DraftedComposer {...props} posting={posting} tagSearch={tagSearch} mentionSearch={mentionSearch} />;
}

interface DraftedComposerProps
  extends Omit<PostComposerContainerProps, 'onPendingChange'>,
    Pick<PostComposerProps, 'mentionSearch'> {
  tagSearch: NonNullable<PostComposerProps['tagSearch']>;
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
    // Save this window's draft first, so that a draft that another window writes meanwhile is kept after posting.
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

/**
 * Reports when a request starts and ends, and cancels it on unmount. Each `true` is followed by a `false`, also on
 * unmount.
 *
 * @param onPendingChange Must be referentially stable.
 */
export function usePendingChange(
  { state, cancel }: { state: PostingState; cancel: () => void },
  onPendingChange: ((isPosting: boolean) => void) | undefined,
): void {
  const isPosting = isPending(state);
  useEffect(() => {
    if (!isPosting) return;
    onPendingChange?.(true);
    return () => onPendingChange?.(false);
  }, [isPosting, onPendingChange]);
  // Cancel on unmount, as the user would not see if it was posted or failed.
  useEffect(() => cancel, [cancel]);
}

/** Phase of a request, in addition to the status of its mutation. */
type Phase = 'editing' | 'uploading' | 'uploaded' | 'creating' | 'created' | 'cancelled' | 'failed';

const delay = () => new Promise((resolve) => setTimeout(resolve, POST_SUBMIT_DELAY_MS));

/**
 * Sends a post and reports its status: `uploading` the file, `uploaded`, `creating`, `created`. An unchanged post that
 * is sent again after a cancellation or a lost connection has the same idempotency key, and is created once.
 *
 * @param toMutationOptions Returns the mutation with its upload options; from `postContentMutations`.
 * @see FEED-029, FEED-031, FEED-034
 */
export function usePosting<Variables extends object>(
  toMutationOptions: (getUploadOptions: () => Upload) => UseMutationOptions<Post, ApiError, Variables>,
) {
  const stopping = useRef<AbortController | null>(null);
  const [phase, setPhase] = useState<Phase>('editing');
  const [share, setShare] = useState(0);
  const handleProgress = (sent: number) => {
    setShare(sent);
    if (sent < 1) return;
    setPhase((now) => (now === 'uploading' ? 'uploaded' : now));
    void delay().then(() => setPhase((now) => (now === 'uploaded' ? 'creating' : now)));
  };
  const sending = useSend(
    toMutationOptions(() => ({ onProgress: handleProgress, signal: stopping.current?.signal })),
  );

  /** @returns The post, or undefined if it was cancelled, failed, or another request is in flight. */
  const send = async (variables: Variables, hasFile: boolean): Promise<Post | undefined> => {
    if (stopping.current) return undefined;
    const own = new AbortController();
    stopping.current = own;
    setShare(0);
    setPhase(hasFile ? 'uploading' : 'creating');
    // After the upload a short delay precedes the post. @see FEED-031
    await delay();
    const post = await sending.send(variables);
    stopping.current = null;
    if (post) setPhase('created');
    else setPhase(own.signal.aborted ? 'cancelled' : 'failed');
    return post;
  };
  const { failure } = sending;
  useEffect(() => logFailure(failure), [failure]);
  const state = useMemo(() => toPostingState(phase, share, failure), [phase, share, failure]);
  const cancel = useCallback(() => stopping.current?.abort(), []);
  /** Call on each change of the form: clears the result of the last request. */
  const dismiss = useCallback(() => {
    if (stopping.current === null) setPhase('editing');
  }, []);
  return { state, send, cancel, dismiss };
}

function toPostingState(phase: Phase, share: number, error: ApiError | null): PostingState {
  if (phase === 'uploading') return { status: phase, share };
  if (phase !== 'failed') return { status: phase };
  const failure = { reason: error?.text ?? null, fields: error?.fields ?? NONE, code: error?.code };
  return error instanceof VideoUploadError ? { status: 'uploaded', failure } : { status: phase, ...failure };
}

/** Logs the cause to the browser console. @see FEED-034 */
function logFailure(error: ApiError | null): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log, and a browser has no other
  if (error instanceof VideoUploadError) console.error('The video could not be uploaded.', error);
}

const NONE: Readonly<Record<string, string>> = {};
