import { ErrorState, SkeletonRows } from '@millrace/ui';
import { useMediaQuery } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { dropTarget, useFileIntake } from '../../feed/Attachment';
import { ChatCame } from './ChatAnnouncer';
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
    Omit<ChatFootProps, 'fieldRef' | 'intake' | 'heard'>,
    Pick<
      ChatLogProps,
      'viewerId' | 'pending' | 'readUpTo' | 'onCancel' | 'onResend' | 'onDiscard' | 'onLoadOlder'
    > {
  state: ChatPaneState;
  onRetry?: (() => void) | undefined;
  /** True if it takes the focus: somebody has just opened it. Default `false`. */
  takesFocus?: boolean;
}

/** A conversation of two: what was said, by day, and a field to say something. @see CHAT-006, CHAT-008 */
export function ChatPane({ state, onRetry, takesFocus = false, ...props }: ChatPaneProps) {
  const { person, viewerId, pending, readUpTo, connection, onCancel, onResend, onDiscard, onLoadOlder } =
    props;
  const messages = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { onFileChange } = props;
  const [said, setSaid] = useState('');
  const handleTake = useCallback(
    (file: NonNullable<ChatPaneProps['file']>) => {
      onFileChange(file);
      setSaid(messages.format('attachment.added', { name: file.file.name }));
    },
    [onFileChange, messages],
  );
  const intake = useFileIntake({ isOff: props.writing !== 'open', onTake: handleTake });
  // The keyboard of a phone would cover half of what was opened to be read.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isKnown = state.status !== 'loading';
  useEffect(() => {
    if (takesFocus && isKnown) ((!isTouch && field.current) || title.current)?.focus({ preventScroll: true });
  }, [takesFocus, isKnown, isTouch]);
  useFocusAfterUnblock(field, props.writing);
  return (
    <section
      aria-labelledby="conversation"
      data-component="ChatPane"
      data-state={state.status}
      className={root}
      {...intake.dropProps}
    >
      <ChatPaneHead person={person} backHref={props.backHref} actions={props.actions} titleRef={title} />
      {state.status === 'loading' && (
        <div aria-busy="true" className={before}>
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
          {...{ person, viewerId, pending, readUpTo, connection, onCancel, onResend, onDiscard, onLoadOlder }}
          canWrite={props.writing === 'open'}
          messages={state.messages}
          older={state.older}
        />
      )}
      <ChatFoot
        {...props}
        intake={intake}
        fieldRef={field}
        heard={
          <>
            {state.status === 'loading' && <span>{messages.format('list.loading')}</span>}
            {state.status === 'ready' && (
              <ChatCame messages={state.messages} viewerId={viewerId} name={person.name} />
            )}
            {said !== '' && <span key={said}>{said}</span>}
          </>
        }
      />
      {intake.isTarget && (
        <div data-part="target" className={dropTarget}>
          {messages.format('attachment.drop')}
        </div>
      )}
    </section>
  );
}

/** Moves the focus to the text field after an unblock: it replaces the button that had it. */
function useFocusAfterUnblock(
  field: RefObject<HTMLTextAreaElement | null>,
  writing: ChatPaneProps['writing'],
): void {
  const before = useRef(writing);
  useEffect(() => {
    const wasBlocked = before.current === 'blocked';
    before.current = writing;
    const { activeElement, body } = document;
    if (wasBlocked && writing === 'open' && (!activeElement || activeElement === body)) {
      field.current?.focus({ preventScroll: true });
    }
  }, [field, writing]);
}
