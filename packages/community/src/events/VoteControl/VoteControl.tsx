import type { EventCounts } from '@millrace/api-client';
import { EVENT_VOTES, type EventVote } from '@millrace/domain';
import { Button, ButtonLink, Notice, SegmentedControl } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { failure as failureClass, guestVotes, root } from './VoteControl.css';

export interface VoteControlProps {
  counts: EventCounts;
  /** The viewer's own; null for none yet. */
  vote: EventVote | null;
  onVote?: ((vote: EventVote) => void) | undefined;
  /** Where a guest who votes is led; given, there are links in place of the choice. @see EVT-005 */
  signUpHref?: string | undefined;
  /** Why the last vote was not saved; with it a retry. */
  failure?: { text: string | null; onRetry: () => void } | null | undefined;
}

/** "Interested", "Going" or "Not Sure", with how many said so. @see EVT-003, EVT-004 */
export function VoteControl({ counts, vote, onVote, signUpHref, failure }: VoteControlProps) {
  const messages = useMessages();
  const label = messages.format('vote.label');
  return (
    <div data-component="VoteControl" className={root}>
      {signUpHref === undefined ? (
        <SegmentedControl
          label={label}
          labelVisibility="hidden"
          size="large"
          width="full"
          value={vote}
          options={EVENT_VOTES.map((value) => ({
            value,
            label: messages.format(`vote.${value}`),
            count: counts[value],
          }))}
          onValueChange={(value) => onVote?.(value)}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and these are links.
        <div role="group" aria-label={label} className={guestVotes}>
          {EVENT_VOTES.map((value) => (
            <ButtonLink key={value} size="large" href={signUpHref}>
              {messages.format(`vote.${value}`)} {messages.number(counts[value])}
            </ButtonLink>
          ))}
        </div>
      )}
      {failure && (
        <Notice tone="danger">
          <div className={failureClass}>
            <span>
              {messages.format('vote.failed')} {failure.text}
            </span>
            <Button size="small" onClick={failure.onRetry}>
              {messages.format('vote.retry')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
