import { ErrorState, Notice, SectionHead, SkeletonRows, Switch, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { body, root } from './PushSettings.css';

const TITLE_ID = 'push';

export interface PushSettingsProps {
  /** `unable`: the browser can't; `denied`: its user has said no to it. */
  status: 'loading' | 'failed' | 'unable' | 'denied' | 'off' | 'on';
  /** Place of the section on the page. Default: it bears none. */
  number?: number | undefined;
  /** Whether a change, or reading it anew, is under way. */
  isBusy: boolean;
  /** True if the last change was saved. Default false. */
  isSaved?: boolean;
  /** Why the last change did not work; null when it did. */
  failure: string | null;
  onChange: (isOn: boolean) => void;
  /** Reads anew how it stands. */
  onRetry: () => void;
}

/** True if this device shows what one is told, also while no page is open. */
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
