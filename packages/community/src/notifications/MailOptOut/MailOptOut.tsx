import { Button, Notice, Stack, Text } from '@millrace/ui';
import { useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../../account/AccountPage';
import { address } from './MailOptOut.css';

export type MailOptOutProps =
  | {
      /** `asking`: e-mails are allowed; `done`: opted out. */
      status: 'asking' | 'done';
      /** E-mails that the link stops: those sent by members, or the alerts of the account. Default `members`. */
      kind?: 'members' | 'alerts';
      /** Address to which the link was sent. */
      email: string;
      /** Target of the form, which posts `opted_out` as `true` or `false`. Default: the page itself, with its token. */
      action?: string;
      /** True if the last attempt failed. Default `false`. */
      hasFailed?: boolean;
    }
  | {
      /** The token of the link is invalid. */
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
 * Opts an address out of e-mails sent by members, or ends the alerts of its account, by a form post without scripts or
 * login: mail scanners follow links, and must not opt out on the owner's behalf.
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
