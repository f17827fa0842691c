import { eventMutations, isApiError } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import type { EventVote } from '@millrace/domain';
import { useDebouncedCallback } from '@millrace/ui/hooks';
import { useMutation } from '@tanstack/react-query';
import { VoteControl, type VoteControlProps } from './VoteControl';

export interface VoteControlContainerProps extends Pick<VoteControlProps, 'counts' | 'vote' | 'signUpHref'> {
  eventId: string;
  /** Called when the session has ended meanwhile. */
  onSignInRequired?: (() => void) | undefined;
}

/** How long a choice must rest before it is sent, in ms: arrow keys pass over the others on their way. */
const DEBOUNCE_MS = 500;

/** Votes over the API: the choice shows at once, is sent once it rests, and goes back when it was not saved. @see API-105 */
export function VoteControlContainer({
  eventId,
  vote,
  counts,
  signUpHref,
  onSignInRequired,
}: VoteControlContainerProps) {
  const { mutate, isPending, variables, error } = useMutation({
    ...eventMutations(useApiClient()).vote(eventId),
    // The last press counts.
    scope: { id: `vote/${eventId}` },
  });
  const send = (next: EventVote) =>
    mutate(next, {
      onError: (thrown) => {
        if (isApiError(thrown) && thrown.status === 401) onSignInRequired?.();
      },
    });
  const [waiting, sendDebounced] = useDebouncedCallback(send, DEBOUNCE_MS);
  const shown = waiting ?? (isPending ? variables : vote);
  return (
    <VoteControl
      counts={shown === null ? counts : countsWith(counts, vote, shown)}
      vote={shown}
      onVote={sendDebounced}
      signUpHref={signUpHref}
      failure={
        waiting === null && error && variables !== undefined
          ? { text: error.text, onRetry: () => send(variables) }
          : null
      }
    />
  );
}

/** How many say what once a vote has taken the place of the one before. */
function countsWith(
  counts: VoteControlProps['counts'],
  before: EventVote | null,
  now: EventVote,
): VoteControlProps['counts'] {
  if (before === now) return counts;
  return {
    ...counts,
    ...(before !== null && { [before]: Math.max(0, counts[before] - 1) }),
    [now]: counts[now] + 1,
  };
}
