import { Button } from '@millrace/ui';
import { useMoveFocusOnUnmount } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useRef } from 'react';
import { beginning, head } from './ChatLog.css';
import type { ChatPerson } from './ChatPaneHead';

export interface ChatLogHeadProps {
  person: ChatPerson;
  /** Whether one may write: an empty conversation then says to whom that goes. */
  canWrite: boolean;
  /** How what was said before stands: there is `none`, or it comes once the beginning is near. */
  older: 'none' | 'idle' | 'loading' | 'failed';
  /** Called when the beginning is near, and to try again. */
  onLoadOlder?: (() => void) | undefined;
  isEmpty: boolean;
}

/** Above the first line: the way to what was said before, or that nothing was. */
export function ChatLogHead({ person, older, canWrite, isEmpty, onLoadOlder }: ChatLogHeadProps) {
  const messages = useMessages();
  const { name } = person;
  if (older === 'none') {
    const empty = canWrite ? 'chat.empty' : 'chat.emptyShut';
    return (
      <p data-part="beginning" className={beginning}>
        {messages.format(isEmpty ? empty : 'chat.beginning', { name })}
      </p>
    );
  }
  return <OlderButton older={older} onLoadOlder={onLoadOlder} />;
}

function OlderButton({ older, onLoadOlder }: Pick<ChatLogHeadProps, 'older' | 'onLoadOlder'>) {
  const messages = useMessages();
  const place = useRef<HTMLDivElement>(null);
  // With the oldest there the button goes.
  useMoveFocusOnUnmount(place, (going) => going.closest<HTMLElement>('[data-part="log"]'));
  return (
    <div ref={place} data-part="older" className={head}>
      <Button size="small" tone="quiet" loading={older === 'loading'} onClick={onLoadOlder}>
        {messages.format(older === 'failed' ? 'chat.olderFailed' : 'chat.older')}
      </Button>
    </div>
  );
}
