import { IconButton, Notice, type NoticeProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { line, text, title } from './RequestAlert.css';
import { requestAlertMessages } from './RequestAlert.messages';

/** Why a request failed, as an `ApiError` of the client says it. */
export interface RequestFailure {
  /** The server's sentence for people; null when it said none, or did not answer. */
  text: string | null;
  /** For each refused field of the body, by its name, what is wrong with it. */
  fields: Readonly<Record<string, string>>;
}

export interface RequestAlertProps extends Omit<NoticeProps, 'children' | 'tone' | 'role'> {
  failure: Pick<RequestFailure, 'text'>;
  /** Takes the alert away. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Stands above a form whose request failed, headed “Error”, with the server's sentence. Where no server answered
 * there is none: then it says that the form is as it was and can be sent again.
 *
 * @see ERR-001, GAP-073
 */
export function RequestAlert({ failure, onDismiss, ...rest }: RequestAlertProps) {
  const messages = useMessages(requestAlertMessages);
  return (
    <Notice
      data-component="RequestAlert"
      {...rest}
      tone={failure.text === null ? 'warning' : 'danger'}
      role="alert"
    >
      <div className={line}>
        <div className={text}>
          {failure.text === null ? (
            <p>{messages.format('requestAlert.unanswered')}</p>
          ) : (
            <>
              <p data-part="title" className={title}>
                {messages.format('requestAlert.title')}
              </p>
              <p>{failure.text}</p>
            </>
          )}
        </div>
        {onDismiss && (
          <IconButton
            data-part="dismiss"
            tone="quiet"
            size="small"
            icon={X}
            label={messages.format('requestAlert.dismiss')}
            onClick={onDismiss}
          />
        )}
      </div>
    </Notice>
  );
}
