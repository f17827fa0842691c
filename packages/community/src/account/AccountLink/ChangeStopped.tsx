import { Link, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface ChangeStoppedProps {
  /** Where a new password is asked for. */
  forgotHref: string;
}

/** Says that a change of address is stopped that somebody else has asked for, and what to do next. @see DIFF-010 */
export function ChangeStopped({ forgotHref }: ChangeStoppedProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="ChangeStopped">
      <Notice tone="success" role="note">
        {messages.format('accountLink.stoppedText')}
      </Notice>
      <Text as="p">{messages.format('accountLink.stoppedNext')}</Text>
      <Text as="p">
        <Link href={forgotHref}>{messages.format('accountLink.setPassword')}</Link>
      </Text>
    </Stack>
  );
}
