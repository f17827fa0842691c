import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import type { ChatLogProps } from './ChatLog';
import { beginning, head } from './ChatLog.css';

interface ChatLogHeadProps extends Pick<ChatLogProps, 'person' | 'older' | 'canWrite' | 'onLoadOlder'> {
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
  return (
    <div data-part="older" className={head}>
      <Button size="small" tone="quiet" loading={older === 'loading'} onClick={onLoadOlder}>
        {messages.format(older === 'failed' ? 'chat.olderFailed' : 'chat.older')}
      </Button>
    </div>
  );
}
