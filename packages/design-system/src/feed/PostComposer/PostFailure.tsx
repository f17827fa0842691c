import { Button, ButtonLink, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { sessionMessages } from '../../shell/session.messages';
import { postCardMessages } from '../PostCard/PostCard.messages';
import { postEditDialogMessages } from '../PostEditDialog/PostEditDialog.messages';
import { failure as failureClass } from './PostComposer.css';
import { postComposerMessages } from './PostComposer.messages';
import { type PostingState, postingFailure } from './posting-state';

interface PostFailureProps {
  state: PostingState;
  /** The failed action. Default: a new post. */
  of?: 'post' | 'edit';
  /** Login URL, opened in a new tab, for a member whose session has expired. Default: none. */
  signInHref?: string | undefined;
  onRetry: () => void;
}

/** Error message after posting or saving has failed, with a note about the saved draft and a retry button if useful. */
export function PostFailure({ state, of = 'post', signInHref, onRetry }: PostFailureProps) {
  const messages = useMessages(
    postCardMessages,
    postComposerMessages,
    postEditDialogMessages,
    sessionMessages,
  );
  if (state.status === 'cancelled') return <Notice>{messages.format('postComposer.cancelled')}</Notice>;
  const failed = postingFailure(state);
  if (!failed) return null;
  const { reason, fields, code } = failed;
  const isVideo = state.status !== 'failed';
  if (of === 'edit' && code === 'not_found' && !isVideo) {
    return <Notice tone="danger">{messages.format('post.gone')}</Notice>;
  }
  const ofAll = of === 'edit' ? 'postEditDialog.failed' : 'postComposer.failed';
  const failure = isVideo ? 'postComposer.videoFailed' : ofAll;
  const isEnded = code === 'sign_in_required' && signInHref !== undefined;
  const why = reason === null ? messages.format(failure) : messages.format(`${failure}Why`, { reason });
  return (
    <Notice tone="danger">
      <span className={failureClass}>
        {isEnded ? messages.format('session.ended') : why}
        {isEnded && (
          <ButtonLink size="small" href={signInHref} target="_blank" rel="noopener">
            {messages.format('session.signIn')}
          </ButtonLink>
        )}
        {/* A retry does not fix validation errors. */}
        {Object.keys(fields).length === 0 && (
          <Button size="small" onClick={onRetry}>
            {messages.format('postComposer.retry')}
          </Button>
        )}
      </span>
    </Notice>
  );
}
