import type { EventCounts } from '@millrace/api-client';
import { EVENT_REMINDERS, EVENT_VOTES, type EventReminder, type EventVote } from '@millrace/domain';
import { Button, ButtonLink, Notice, SegmentedControl, SelectField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { failure as failureClass, guestVotes, root, saved as savedClass } from './VoteControl.css';

export interface VoteControlProps {
  counts: EventCounts;
  /** The viewer's vote; null for none. */
  vote: EventVote | null;
  onVote?: ((vote: EventVote) => void) | undefined;
  /** Sign-up address for guests; if set, links replace the radio group. @see EVT-005 */
  signUpHref?: string | undefined;
  /** Undoes the last vote; set once it is saved. */
  onUndo?: (() => void) | undefined;
  /** Time of the reminder; null for viewers not attending, or once the event has started. Default: null. */
  reminder?: EventReminder | null | undefined;
  onReminderChange?: ((reminder: EventReminder) => void) | undefined;
  /** Reason why the last vote was not saved, with a retry. */
  failure?: { text: string | null; onRetry: () => void } | null | undefined;
}

/** "Interested", "Going" or "Not Sure", each with its count. @see EVT-003, EVT-004 */
export function VoteControl({
  counts,
  vote,
  onVote,
  signUpHref,
  onUndo,
  reminder = null,
  onReminderChange,
  failure,
}: VoteControlProps) {
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
      {(onUndo || reminder !== null) && (
        <div className={savedClass} data-part="saved">
          {/* The live region contains only the vote that was just saved. */}
          <span role="status">
            {onUndo && messages.format(vote === null ? 'vote.withdrawn' : 'vote.saved', { vote: vote ?? '' })}
          </span>
          {onUndo && (
            <Button tone="quiet" size="small" onClick={onUndo}>
              {messages.format('events.undo')}
            </Button>
          )}
          {reminder !== null && (
            <SelectField
              label={messages.format('vote.reminder')}
              labelVisibility="hidden"
              value={reminder}
              options={EVENT_REMINDERS.map((value) => ({
                value,
                label: messages.format(`vote.reminder.${value}`),
              }))}
              onValueChange={(value) => {
                const chosen = EVENT_REMINDERS.find((known) => known === value);
                if (chosen) onReminderChange?.(chosen);
              }}
            />
          )}
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
