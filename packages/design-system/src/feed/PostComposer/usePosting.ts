import { type ApiError, type Post, type Upload, VideoUploadError } from '@millrace/api-client';
import { POST_SUBMIT_DELAY_MS } from '@millrace/domain';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSend } from '../../shell/ApiClient';
import type { PostingState } from './posting-state';

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
