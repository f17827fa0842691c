import { type ApiError, eventMutations, isApiError } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import type { EventVote } from '@millrace/domain';
import { useDebouncedCallback } from '@millrace/ui/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { VoteControl, type VoteControlProps } from './VoteControl';

export interface VoteControlContainerProps
  extends Pick<VoteControlProps, 'counts' | 'vote' | 'signUpHref' | 'reminder'> {
  eventId: string;
  /** Called when the session has expired. */
  onSignInRequired?: (() => void) | undefined;
}

/** Debounce delay in ms, as arrow keys pass over the other options. */
const DEBOUNCE_MS = 500;

/** Votes by the API: optimistic, debounced, and rolled back on failure. @see API-105 */
export function VoteControlContainer({
  eventId,
  vote,
  counts,
  reminder,
  signUpHref,
  onSignInRequired,
}: VoteControlContainerProps) {
  const mutations = eventMutations(useApiClient());
  // Mutations of the same scope run one after another, so that the latest press wins.
  const scope = { id: `vote/${eventId}` };
  const voting = useMutation({ ...mutations.vote(eventId), scope });
  const withdrawing = useMutation({ ...mutations.withdrawVote(eventId), scope });
  const reminding = useMutation(mutations.remind(eventId));
  // The previous vote, for the undo.
  const [before, setBefore] = useState<{ vote: EventVote | null } | null>(null);
  const onError = (thrown: ApiError) => {
    if (isApiError(thrown) && thrown.status === 401) onSignInRequired?.();
  };
  const send = (next: EventVote) => {
    const previous = vote;
    withdrawing.reset();
    voting.mutate(next, {
      onSuccess: () => setBefore(previous === next ? null : { vote: previous }),
      onError,
    });
  };
  const [waiting, sendDebounced] = useDebouncedCallback(send, DEBOUNCE_MS);
  const undo = () => {
    if (!before) return;
    setBefore(null);
    voting.reset();
    if (before.vote === null) withdrawing.mutate(undefined, { onError });
    else voting.mutate(before.vote, { onError });
  };
  const pendingVote = voting.isPending ? voting.variables : vote;
  const shown = waiting ?? (withdrawing.isPending ? null : pendingVote);
  return (
    <VoteControl
      counts={countsWith(counts, vote, shown)}
      vote={shown}
      onVote={sendDebounced}
      onUndo={before && waiting === null && !voting.isPending ? undo : undefined}
      reminder={reminding.isPending ? reminding.variables : shown === 'Going' ? reminder : null}
      onReminderChange={(chosen) => reminding.mutate(chosen, { onError })}
      signUpHref={signUpHref}
      failure={voteFailure()}
    />
  );

  function voteFailure(): VoteControlProps['failure'] {
    if (waiting !== null) return null;
    const { variables } = voting;
    if (voting.error && variables !== undefined) {
      return { text: voting.error.text, onRetry: () => send(variables) };
    }
    if (withdrawing.error) {
      return {
        text: withdrawing.error.text,
        onRetry: () => withdrawing.mutate(undefined, { onError }),
      };
    }
    return null;
  }
}

/** Returns the counts after one vote has replaced another. */
function countsWith(
  counts: VoteControlProps['counts'],
  before: EventVote | null,
  now: EventVote | null,
): VoteControlProps['counts'] {
  if (before === now) return counts;
  return {
    ...counts,
    ...(before !== null && { [before]: Math.max(0, counts[before] - 1) }),
    ...(now !== null && { [now]: counts[now] + 1 }),
  };
}
