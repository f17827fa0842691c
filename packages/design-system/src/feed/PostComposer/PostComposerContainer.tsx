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
  onPendingChange?: ((isPosting: boolean) => void) | undefined;
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

/**
 * Tells when a post begins to go out, and when it no longer does; taken off the page, it is stopped. Also told on the way
 * off the page: each `true` is followed by a `false`.
 *
 * @param onPendingChange The same function as long as it is.
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
  // Nobody would see what becomes of it: it would be posted, or fail, unsaid.
  useEffect(() => cancel, [cancel]);
}

/** Where a call is, beside what its mutation knows. */
type Phase = 'editing' | 'uploading' | 'uploaded' | 'creating' | 'created' | 'cancelled' | 'failed';

const delay = () => new Promise((resolve) => setTimeout(resolve, POST_SUBMIT_DELAY_MS));

/**
 * Sends a post and says how far it is: `uploading` while its file goes out, `uploaded`, `creating`, `created`. Sent
 * again after it was stopped or lost, what has not changed is the same call, and posts once.
 *
 * @param toMutationOptions The write, with what it is asked to tell; from `postContentMutations`.
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

  /** @returns the post, or nothing when it was stopped or failed, or one is on its way already */
  const send = async (variables: Variables, hasFile: boolean): Promise<Post | undefined> => {
    if (stopping.current) return undefined;
    const own = new AbortController();
    stopping.current = own;
    setShare(0);
    setPhase(hasFile ? 'uploading' : 'creating');
    // With its file in place the post is sent, after a breath. @see FEED-031
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
  /** To be called when something is changed: what became of the last call is past. */
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

/** For whoever looks for the cause in the browser's console. @see FEED-034 */
function logFailure(error: ApiError | null): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log, and a browser has no other
  if (error instanceof VideoUploadError) console.error('The video could not be uploaded.', error);
}

const NONE: Readonly<Record<string, string>> = {};
