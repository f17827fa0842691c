import { relativeTime } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import { useMessages } from '@millrace/ui/messages';
import { useSyncExternalStore } from 'react';
import { postCardMessages } from './PostCard.messages';

/** Interval at which relative times are updated. */
const TICK_MS = 30_000;

/**
 * Shows a relative time ("5 minutes ago") with the full date as a tooltip. The server renders the date, as only the
 * browser knows the time of reading. @see CONST-001
 */
export function PostTime({ at }: { at: string }) {
  const messages = useMessages(postCardMessages);
  const tick = useSyncExternalStore(subscribeToClock, currentTick, () => null);
  const full = messages.date(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={at} title={full}>
      {tick === null ? dateAndTime(messages, new Date(at)) : inWords(messages, at)}
    </time>
  );
}

function inWords(messages: Messages<keyof typeof postCardMessages>, at: string): string {
  return relativeTime(
    new Date(at),
    new Date(),
    {
      now: () => messages.format('time.now'),
      secondsAgo: (count) => messages.format('time.secondsAgo', { count }),
      aboutAMinuteAgo: () => messages.format('time.aboutAMinuteAgo'),
      minutesAgo: (count) => messages.format('time.minutesAgo', { count }),
      todayAt: (then) =>
        messages.format('time.todayAt', { time: messages.date(then, { timeStyle: 'short' }) }),
      dateAndTime: (then) => dateAndTime(messages, then),
    },
    messages.timeZone,
  );
}

function dateAndTime(messages: Messages<never>, then: Date): string {
  return messages.date(then, { dateStyle: 'medium', timeStyle: 'short' });
}

function subscribeToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

const currentTick = (): number => Math.floor(Date.now() / TICK_MS);
