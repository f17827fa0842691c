import type { AlertSettings as Settings } from '@millrace/api-client';
import { ALERT_FREQUENCIES, type AlertKind } from '@millrace/domain';
import {
  ErrorState,
  Notice,
  SectionHead,
  SegmentedControl,
  SkeletonRows,
  Switch,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { body, root } from './AlertSettings.css';

const TITLE_ID = 'alerts';

/** Alerts in the order of the form. */
const KINDS: readonly AlertKind[] = ['posts', 'people', 'products', 'product_posts', 'company_posts'];

const HINTS = {
  posts: 'alerts.postsHint',
  people: 'alerts.peopleHint',
  products: 'alerts.productsHint',
} as const satisfies Partial<Record<AlertKind, string>>;

export interface AlertSettingsProps {
  /** Saved settings; `failed` if they could not be loaded. */
  state:
    | { status: 'loading' }
    | { status: 'failed'; isRetrying: boolean }
    | { status: 'ready'; settings: Settings };
  /** Number of the section on its page. Default: none. */
  number?: number | undefined;
  /** Result of the last change. */
  saving: { status: 'idle' | 'saved' } | { status: 'failed'; reason: string };
  /** Called with a change, which is saved immediately. */
  onChange: (settings: Settings) => void;
  /** Refetches settings that failed to load. */
  onRetry: () => void;
}

/** Subjects and frequency of e-mail alerts. @see GAP-094 */
export function AlertSettings({ state, number, saving, onChange, onRetry }: AlertSettingsProps) {
  const messages = useMessages();
  return (
    <section
      aria-labelledby={TITLE_ID}
      data-component="AlertSettings"
      data-state={state.status}
      className={root}
    >
      <SectionHead
        {...(number !== undefined && { number })}
        title={messages.format('alerts.title')}
        titleId={TITLE_ID}
      />
      <div className={body}>
        {state.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{messages.format('alerts.loading')}</VisuallyHidden>
            <SkeletonRows count={5} art="none" />
          </>
        )}
        {state.status === 'failed' && (
          <ErrorState
            title={messages.format('security.loadFailed')}
            description={messages.format('security.loadFailedHint')}
            retrying={state.isRetrying}
            onRetry={onRetry}
          />
        )}
        {state.status === 'ready' && (
          <>
            <AlertFields settings={state.settings} onChange={onChange} />
            {saving.status === 'failed' && (
              <Notice tone="danger">{messages.format('alerts.failed', { reason: saving.reason })}</Notice>
            )}
            <div role="status">
              {saving.status === 'saved' && (
                <Notice tone="success" role="none">
                  {messages.format('alerts.saved')}
                </Notice>
              )}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function AlertFields({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: AlertSettingsProps['onChange'];
}) {
  const messages = useMessages();
  const { frequencies, stopped, time_zone: zone } = settings;
  return (
    <>
      <Switch
        label={messages.format('alerts.on')}
        detail={messages.format('alerts.onHint')}
        checked={!stopped}
        onCheckedChange={(isOn) => onChange({ ...settings, stopped: !isOn })}
      />
      {KINDS.map((kind) => (
        <SegmentedControl
          key={kind}
          label={messages.format(`alerts.${kind}`)}
          hint={kind in HINTS ? messages.format(HINTS[kind as keyof typeof HINTS]) : undefined}
          size="small"
          disabled={stopped}
          options={ALERT_FREQUENCIES.map((value) => ({
            value,
            label: messages.format(`alerts.frequency.${value}`),
          }))}
          value={frequencies[kind]}
          onValueChange={(value) => onChange({ ...settings, frequencies: { ...frequencies, [kind]: value } })}
        />
      ))}
      <Text as="p" variant="small" tone="secondary">
        {messages.format('alerts.when', { zone: (zone ?? 'UTC').replaceAll('_', ' ') })}
      </Text>
    </>
  );
}
