import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { failure as failureClass } from './PostComposer.css';
import { failureOf, type PostingState } from './posting-state';

interface PostFailureProps {
  state: PostingState;
  /** Default: a new post. */
  of?: 'post' | 'edit';
  onRetry: () => void;
}

/** Why nothing was posted or saved, what was kept, and the way to try again, where that can help. */
export function PostFailure({ state, of = 'post', onRetry }: PostFailureProps) {
  const messages = useMessages();
  if (state.status === 'cancelled') return <Notice>{messages.format('postComposer.cancelled')}</Notice>;
  const failed = failureOf(state);
  if (!failed) return null;
  const { reason, fields, code } = failed;
  const isVideo = state.status !== 'failed';
  if (of === 'edit' && code === 'not_found' && !isVideo) {
    return <Notice tone="danger">{messages.format('post.gone')}</Notice>;
  }
  const ofAll = of === 'edit' ? 'postEditDialog.failed' : 'postComposer.failed';
  const failure = isVideo ? 'postComposer.videoFailed' : ofAll;
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
