import { charactersLeft, isNearLimit, type LimitedText } from '@millrace/domain';
import { VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useState } from 'react';
import { left as leftClass } from './MentionField.css';
import { mentionFieldMessages } from './MentionField.messages';

/** Debounce of the screen reader announcement after typing, in ms. */
const PAUSE_MS = 1000;

export interface CharactersLeftProps {
  limit: LimitedText;
  text: string;
}

/** Shows the remaining characters near the limit, and announces them to screen readers with a debounce. @see GAP-102 */
export function CharactersLeft({ limit, text }: CharactersLeftProps) {
  const messages = useMessages(mentionFieldMessages);
  const [said, setSaid] = useState('');
  const isNear = isNearLimit(limit, text);
  const left = isNear ? charactersLeft(limit, text) : 0;
  const isOver = left < 0;
  const words = isOver
    ? messages.format('mentionField.over', { over: -left })
    : messages.format('mentionField.left', { left });
  const toSay = isNear ? words : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(toSay), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [toSay]);
  return (
    <>
      {isNear && (
        <span
          aria-hidden="true"
          data-part="left"
          data-state={isOver ? 'over' : 'within'}
          className={leftClass}
        >
          {words}
        </span>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
