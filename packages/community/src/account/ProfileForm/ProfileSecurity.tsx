import { PasswordField, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { pair } from './ProfileForm.css';
import { type ProfileFieldProps, ProfileSection } from './ProfileSection';
import type { ProfileField } from './profile-values';

interface ProfileSecurityProps {
  field: (name: ProfileField) => ProfileFieldProps;
  hasPassword: boolean;
}

/** A new password; where there is one, it is asked for first. @see GAP-045, ACC-050 */
export function ProfileSecurity({ field, hasPassword }: ProfileSecurityProps) {
  const messages = useMessages();
  return (
    <ProfileSection name="security" number={3}>
      <Text as="p" tone="secondary">
        {messages.format(hasPassword ? 'profile.passwordStays' : 'profile.noPassword')}
      </Text>
      {hasPassword && (
        <div className={pair}>
          <PasswordField
            {...field('currentPassword')}
            label={messages.format('profile.currentPassword')}
            autoComplete="current-password"
          />
        </div>
      )}
      <div className={pair}>
        <PasswordField
          {...field('password')}
          label={messages.format(hasPassword ? 'profile.newPassword' : 'profile.firstPassword')}
          hint={messages.format('profile.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label={messages.format('profile.confirmPassword')}
          hint={messages.format('profile.confirmHint')}
          autoComplete="new-password"
        />
      </div>
    </ProfileSection>
  );
}
