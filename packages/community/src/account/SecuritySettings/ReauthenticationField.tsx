import { PasswordField, type PasswordFieldProps, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

interface ReauthenticationFieldProps {
  /** Null for a member without a password, who must have signed in recently instead. */
  field: Omit<PasswordFieldProps, 'label'> | null;
}

/** Asks for the password again before a sensitive change (reauthentication). */
export function ReauthenticationField({ field }: ReauthenticationFieldProps) {
  const messages = useMessages();
  if (field === null) {
    return (
      <Text as="p" tone="secondary">
        {messages.format('security.recentSignIn')}
      </Text>
    );
  }
  return (
    <PasswordField
      {...field}
      label={messages.format('security.yourPassword')}
      autoComplete="current-password"
    />
  );
}
