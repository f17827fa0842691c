import { ErrorState, Notice, SectionHead, SkeletonRows, Switch, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { body, root } from './PushSettings.css';

const TITLE_ID = 'push';

export interface PushSettingsProps {
  /** `unable`: not supported by the browser; `denied`: the user has refused the permission. */
  status: 'loading' | 'failed' | 'unable' | 'denied' | 'off' | 'on';
  /** Number of the section on its page. Default: none. */
  number?: number | undefined;
  /** True while a change or a refetch is pending. */
  isBusy: boolean;
  /** True if the last change was saved. Default false. */
  isSaved?: boolean;
  /** Reason why the last change failed; null if it did not. */
  failure: string | null;
  onChange: (isOn: boolean) => void;
  /** Refetches the state. */
  onRetry: () => void;
}

/** Switch for push notifications on this device, which also arrive while no page is open. */
export function PushSettings({
  status,
  number,
  isBusy,
  isSaved = false,
  failure,
  onChange,
  onRetry,
}: PushSettingsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby={TITLE_ID} data-component="PushSettings" data-state={status} className={root}>
      <SectionHead
        {...(number !== undefined && { number })}
        title={messages.format('push.heading')}
        titleId={TITLE_ID}
      />
      <div className={body}>
        {status === 'loading' && (
          <>
            <VisuallyHidden role="status">{messages.format('push.loading')}</VisuallyHidden>
            <SkeletonRows count={1} art="none" />
          </>
        )}
        {status === 'failed' && (
          <ErrorState
            title={messages.format('security.loadFailed')}
            description={messages.format('security.loadFailedHint')}
            retrying={isBusy}
            onRetry={onRetry}
          />
        )}
        {(status === 'unable' || status === 'denied') && (
          <Notice role="note">{messages.format(`push.${status}`)}</Notice>
        )}
        {(status === 'off' || status === 'on') && (
          <>
            <Switch
              label={messages.format('push.on')}
              detail={messages.format('push.onHint')}
              checked={status === 'on'}
              disabled={isBusy}
              onCheckedChange={onChange}
            />
            <div role="status">
              {isSaved && (
                <Notice tone="success" role="none">
                  {messages.format('alerts.saved')}
                </Notice>
              )}
            </div>
          </>
        )}
        {failure !== null && (
          <Notice tone="danger">{messages.format('push.failed', { reason: failure })}</Notice>
        )}
      </div>
    </section>
  );
}
