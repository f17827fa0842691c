import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useMessages } from '../../messages/MessagesContext';
import { ErrorState } from '../../primitives/ErrorState';
import { SkeletonRows } from '../../primitives/Skeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { ChatFoot, type ChatFootProps } from './ChatFoot';
import { ChatLog, type ChatLogProps } from './ChatLog';
import { before, root } from './ChatPane.css';
import { ChatPaneHead, type ChatPaneHeadProps } from './ChatPaneHead';

/** What is known of a conversation. */
export type ChatPaneState =
  | { status: 'loading' }
  | {
      status: 'error';
      /** The server's own words, or ours where it said none. */
      message: string;
    }
  | ({ status: 'ready' } & Pick<ChatLogProps, 'messages' | 'older'>);

export interface ChatPaneProps
  extends ChatPaneHeadProps,
    Omit<ChatFootProps, 'fieldRef'>,
    Pick<ChatLogProps, 'viewerId' | 'pending' | 'readUpTo' | 'onResend' | 'onDiscard' | 'onLoadOlder'> {
  state: ChatPaneState;
  onRetry?: (() => void) | undefined;
  /** Whether it takes the focus: somebody has just opened it. Default `false`. */
  takesFocus?: boolean;
}

/** A conversation of two: what was said, by day, and a field to say something. @see CHAT-006, CHAT-008 */
export function ChatPane({ state, onRetry, takesFocus = false, ...props }: ChatPaneProps) {
  const { person, viewerId, pending, readUpTo, connection, onResend, onDiscard, onLoadOlder } = props;
  const messages = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The keyboard of a phone would cover half of what was opened to be read.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isKnown = state.status !== 'loading';
  useEffect(() => {
    if (takesFocus && isKnown) ((!isTouch && field.current) || title.current)?.focus({ preventScroll: true });
  }, [takesFocus, isKnown, isTouch]);
  return (
    <section
      aria-labelledby="conversation"
      data-component="ChatPane"
      data-state={state.status}
      className={root}
    >
      <ChatPaneHead person={person} backHref={props.backHref} actions={props.actions} titleRef={title} />
      {state.status === 'loading' && (
        <div aria-busy="true" className={before}>
          <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
          <SkeletonRows count={4} art="none" />
        </div>
      )}
      {state.status === 'error' && (
        <div className={before}>
          <ErrorState
            title={messages.format('chat.failed')}
            description={state.message}
            {...(onRetry && { onRetry })}
          />
        </div>
      )}
      {state.status === 'ready' && (
        <ChatLog
          {...{ person, viewerId, pending, readUpTo, connection, onResend, onDiscard, onLoadOlder }}
          canWrite={props.writing === 'open'}
          messages={state.messages}
          older={state.older}
        />
      )}
      <ChatFoot {...props} fieldRef={field} />
    </section>
  );
}
