import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { failure as failureClass } from './PostComposer.css';
import { failureOf, type PostingState } from './posting-state';

interface PostFailureProps {
  state: PostingState;
  onRetry: () => void;
}

/** Why nothing was posted, what was kept, and the way to try again. */
export function PostFailure({ state, onRetry }: PostFailureProps) {
  const messages = useMessages();
  if (state.status === 'cancelled') return <Notice>{messages.format('postComposer.cancelled')}</Notice>;
  const failed = failureOf(state);
  if (!failed) return null;
  const { reason, fields } = failed;
  const failure = state.status === 'failed' ? 'postComposer.failed' : 'postComposer.videoFailed';
  return (
    <Notice tone="danger">
      <span className={failureClass}>
        {reason === null ? messages.format(failure) : messages.format(`${failure}Why`, { reason })}
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
