import type { ChatMessage } from '@millrace/api-client';
import { memo } from 'react';
import { toAttachedFile } from '../../../../../packages/design-system/src/feed/PostCard';
import { dayInWords, formatDay } from '../../../../../packages/design-system/src/internal/calendar';
import { useToday } from '../../../../../packages/design-system/src/internal/useToday';
import { ChatLine } from '../../../../../packages/design-system/src/messaging/ChatPane/ChatLine';
import { useReaderMessages } from '../../../../../packages/ui/src/hooks/useReaderMessages';
import { OTHER, VIEWER } from './talk';

const TOGETHER_MS = 5 * 60_000;

/** The product's line, with the day where it begins, for candidates that know nothing of days. */
export const Line = memo(function Line({
  message,
  previous,
}: {
  message: ChatMessage;
  previous: ChatMessage | undefined;
}) {
  const messages = useReaderMessages();
  const calendar = useToday();
  const startsDay = !previous || formatDay(messages, previous.added) !== formatDay(messages, message.added);
  const isTogether =
    !startsDay &&
    previous.sender === message.sender &&
    Date.parse(message.added) - Date.parse(previous.added) < TOGETHER_MS;
  const isOwn = message.sender === VIEWER;
  return (
    <ChatLine
      text={message.message}
      attachment={toAttachedFile(message)}
      added={message.added}
      name={OTHER.name}
      side={isOwn ? 'own' : 'other'}
      status={isOwn ? 'sent' : undefined}
      day={startsDay ? dayInWords(messages, message.added, calendar) : undefined}
      isTogether={isTogether}
    />
  );
});
