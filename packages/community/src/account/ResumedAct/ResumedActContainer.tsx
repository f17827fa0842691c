import { networkMutations, postMutations, productMutations } from '@millrace/api-client';
import type { LoginTarget } from '@millrace/design-system';
import { useApiClient } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Action that a guest started, which required a sign-in and is resumed after it. */
export interface ResumableAct {
  reason: 'follow' | 'like';
  target: LoginTarget;
}

export interface ResumedActContainerProps {
  act: ResumableAct;
  /** Called once the server has accepted the action, to refetch stale data. */
  onDone?: (() => void) | undefined;
}

/** Toast duration in milliseconds, long enough to be read after a page load. */
const SHOWN_MS = 6000;

/** Resumes a guest's action once and confirms it by a toast; renders nothing. @see PERM-002, DIFF-005 */
export function ResumedActContainer({ act, onDone }: ResumedActContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const kind = act.target.slice(0, act.target.indexOf(':'));
  const id = act.target.slice(kind.length + 1);
  const client = useApiClient();
  const network = networkMutations(client);
  const product = useMutation(productMutations(client).follow(id));
  const company = useMutation(network.followCompany(id));
  const member = useMutation(network.connect(id));
  const post = useMutation(postMutations(client).like(id));
  // Effects run twice in development, under React's StrictMode.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const run = { product, company, member, post }[kind];
    if (!run) return;
    run.mutate(undefined, {
      onSuccess: () => {
        const text = messages.format('resumedAct.done', { kind });
        toasts.show({ text, tone: 'success', durationMs: SHOWN_MS });
        onDone?.();
      },
      onError: () => {
        toasts.show({ text: messages.format('resumedAct.failed'), tone: 'danger', durationMs: SHOWN_MS });
      },
    });
  });
  return null;
}
