import { Button, Notice, Stack, Text } from '@millrace/ui';
import { useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../../account/AccountPage';
import { address } from './MailOptOut.css';

export type MailOptOutProps =
  | {
      /** `asking`: it may be written to; `done`: never again. */
      status: 'asking' | 'done';
      /** What the link stops: mails that members have sent to the address, or the alerts of its account. Default `members`. */
      kind?: 'members' | 'alerts';
      /** The address that the link was mailed to. */
      email: string;
      /** Where the form leads; it posts `opted_out`, `true` or `false`. Default: the page itself, with its token. */
      action?: string;
      /** True if the last try came to nothing. Default `false`. */
      hasFailed?: boolean;
    }
  | {
      /** The link is none of ours. */
      status: 'unknown';
    };

const TEXTS = {
  members: {
    asking: 'mailOptOut.askTitle',
    done: 'mailOptOut.doneTitle',
    ask: 'mailOptOut.ask',
    isDone: 'mailOptOut.done',
    account: 'mailOptOut.account',
    stop: 'mailOptOut.stop',
    resume: 'mailOptOut.resume',
  },
  alerts: {
    asking: 'mailOptOut.alerts.askTitle',
    done: 'mailOptOut.alerts.doneTitle',
    ask: 'mailOptOut.alerts.ask',
    isDone: 'mailOptOut.alerts.done',
    account: 'mailOptOut.alerts.account',
    stop: 'mailOptOut.alerts.stop',
    resume: 'mailOptOut.alerts.resume',
  },
} as const;

/**
 * Takes an address out of what members have sent, or ends the alerts of its account, by a form post without scripts or login: programs that look at mail
 * follow links, and must not press the button for its owner.
 *
 * @see GAP-094, GAP-095
 */
export function MailOptOut(props: MailOptOutProps) {
  const messages = useMessages();
  return (
    <AccountPage
      title={messages.format(
        props.status === 'unknown' ? 'mailOptOut.unknownTitle' : TEXTS[props.kind ?? 'members'][props.status],
      )}
    >
      {props.status === 'unknown' ? (
        <Notice tone="warning" role="note">
          {messages.format('mailOptOut.unknown')}
        </Notice>
      ) : (
        <OptOutForm {...props} />
      )}
    </AccountPage>
  );
}

function OptOutForm({
  status,
  kind = 'members',
  email,
  action,
  hasFailed = false,
}: Exclude<MailOptOutProps, { status: 'unknown' }>) {
  const messages = useMessages();
  const sending = useNativePost();
  const isDone = status === 'done';
  const texts = TEXTS[kind];
  return (
    <form
      method="post"
      action={action}
      data-component="MailOptOut"
      data-state={status}
      onSubmit={sending.handleSubmit}
    >
      <Stack gap="md">
        {hasFailed && <Notice tone="danger">{messages.format('mailOptOut.failed')}</Notice>}
        <Text as="p">
          {messages.rich(isDone ? texts.isDone : texts.ask, {
            email: <bdi className={address}>{email}</bdi>,
          })}
        </Text>
        <Text as="p" variant="small" tone="secondary">
          {messages.format(texts.account)}
        </Text>
        <input type="hidden" name="opted_out" value={isDone ? 'false' : 'true'} />
        <Button
          type="submit"
          tone={isDone ? 'secondary' : 'primary'}
          width="full"
          loading={sending.status === 'sending'}
        >
          {messages.format(isDone ? texts.resume : texts.stop)}
        </Button>
      </Stack>
    </form>
  );
}
