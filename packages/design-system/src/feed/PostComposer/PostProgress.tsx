import { Button, Progress } from '@millrace/ui';
import { useMoveFocusOnUnmount } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useRef } from 'react';
import { progress as progressClass } from './PostComposer.css';
import { postComposerMessages } from './PostComposer.messages';
import { isPending, type PostingState } from './posting-state';
import { findSubmitFocus } from './submit-focus';

interface PostProgressProps {
  state: PostingState;
  /** Name of the uploaded file; null without one. */
  fileName: string | null;
  /** Label while there is no progress to show. @default the text for a post being created */
  sending?: string;
  onCancel: (() => void) | undefined;
}

/** Shows the progress of an upload and of posting, with a button that cancels it. @see FEED-029 */
export function PostProgress(props: PostProgressProps) {
  return isPending(props.state) && <ShownProgress {...props} />;
}

function ShownProgress({ state, fileName, sending, onCancel }: PostProgressProps) {
  const messages = useMessages(postComposerMessages);
  const ref = useRef<HTMLDivElement>(null);
  useMoveFocusOnUnmount(ref, (going) => findSubmitFocus(going.closest('form')));
  return (
    <div ref={ref} data-part="progress" data-state={state.status} className={progressClass}>
      {state.status === 'uploading' ? (
        <Progress
          label={messages.format('postComposer.uploading', { name: fileName ?? '' })}
          value={state.share}
        />
      ) : (
        <Progress
          label={
            state.status === 'uploaded'
              ? messages.format('postComposer.uploaded')
              : (sending ?? messages.format('postComposer.creating'))
          }
        />
      )}
      {onCancel && (
        <Button size="small" onClick={onCancel}>
          {messages.format('postComposer.cancel')}
        </Button>
      )}
    </div>
  );
}
