import { IconButton, Notice, type NoticeProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { line, text, title } from './RequestAlert.css';
import { requestAlertMessages } from './RequestAlert.messages';

/** Failure of a request, as reported by an `ApiError` of the client. */
export interface RequestFailure {
  /** Error message of the server; null if there is none or the server did not respond. */
  text: string | null;
  /** Validation errors by field name of the request body. */
  fields: Readonly<Record<string, string>>;
}

export interface RequestAlertProps extends Omit<NoticeProps, 'children' | 'tone' | 'role'> {
  failure: Pick<RequestFailure, 'text'>;
  /** Called to dismiss the alert. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Alert above a form whose request failed, titled “Error”, with the server's message. If the server did not respond, it
 * says that the input is kept and can be sent again.
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
