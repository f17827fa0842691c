import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { failure } from './PostComposer.css';
import type { PostingState } from './posting-state';

interface PostFailureProps {
  state: PostingState;
  onRetry: () => void;
}

/** Why nothing was posted, what was kept, and the way to try again. */
export function PostFailure({ state, onRetry }: PostFailureProps) {
  const messages = useMessages();
  if (state.status === 'cancelled') return <Notice>{messages.format('postComposer.cancelled')}</Notice>;
  if (state.status !== 'failed') return null;
  const { reason, fields } = state;
  return (
    <Notice tone="danger">
      <span className={failure}>
        {reason === null
          ? messages.format('postComposer.failed')
          : messages.format('postComposer.failedWhy', { reason })}
        {/* What is wrong with a field stays wrong. */}
        {Object.keys(fields).length === 0 && (
          <Button size="small" onClick={onRetry}>
            {messages.format('postComposer.retry')}
          </Button>
        )}
      </span>
    </Notice>
  );
}
