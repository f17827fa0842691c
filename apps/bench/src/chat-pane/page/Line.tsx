import type { ChatMessage } from '@millrace/api-client';
import { memo } from 'react';
import { OTHER, VIEWER } from './talk';

const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const times = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });

/** Renders a message, with the date above a day's first, for candidates that provide a list but no lines. */
export const Line = memo(function Line({
  message,
  previous,
}: {
  message: ChatMessage;
  previous: ChatMessage | undefined;
}) {
  const isOwn = message.sender === VIEWER;
  const day = days.format(new Date(message.added));
  const startsDay = !previous || days.format(new Date(previous.added)) !== day;
  const image = message.media?.image;
  return (
    <div data-part="line" style={{ display: 'flow-root', paddingInline: 16, font: '15px/22px sans-serif' }}>
      {startsDay && (
        <p data-part="day" style={{ margin: '12px 0', textAlign: 'center', color: '#555' }}>
          {day}
        </p>
      )}
      <div
        style={{
          inlineSize: 'fit-content',
          maxInlineSize: '75%',
          margin: '4px 0',
          marginInlineStart: isOwn ? 'auto' : 0,
          padding: '8px 12px',
          border: '1px solid #ccc',
          background: isOwn ? '#eef' : '#fff',
        }}
      >
        {image && (
          <img src={image.data} alt={image.name} style={{ display: 'block', maxInlineSize: '100%' }} />
        )}
        <p data-part="text" style={{ margin: 0 }}>
          {message.message}
        </p>
        <small>
          {isOwn ? 'You' : OTHER.name}, {times.format(new Date(message.added))}
        </small>
      </div>
    </div>
  );
});
