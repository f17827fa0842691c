import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '@millrace/domain';
import { PasswordField, RadioGroup, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ProfileAddresses, type ProfileAddressesProps } from './ProfileAddresses';
import { pair } from './ProfileForm.css';
import { type ProfileFieldProps, ProfileSection, type ProfileSectionProps } from './ProfileSection';
import type { ProfileField, ProfileValues } from './profile-values';

interface ProfileContactProps extends ProfileAddressesProps, Pick<ProfileSectionProps, 'number' | 'bare'> {
  field: (name: ProfileField) => ProfileFieldProps;
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  preferredError: string | undefined;
  /** True if an address was changed and no other section shows the field for the current password. */
  asksForPassword: boolean;
}

/** Addresses, the preferred one, and the telephone. @see ACC-051, ACC-052, ACC-056, DIFF-010 */
export function ProfileContact(props: ProfileContactProps) {
  const { field, values, preferredError, onValuesChange, emails, onResend, resending, asksForPassword } =
    props;
  const messages = useMessages();
  const email = (name: 'primaryEmail' | 'secondaryEmail') => ({
    ...field(name),
    type: 'email',
    autoComplete: 'email',
    maxLength: EMAIL_MAX_LENGTH,
    label: messages.format(`profile.${name}`),
  });
  const first = values.primaryEmail.trim();
  const waiting = emails.find(({ verified }) => !verified)?.email ?? '';
  const second = values.secondaryEmail.trim() || waiting;
  return (
    <ProfileSection
      name="contact"
      number={props.number}
      bare={props.bare}
      fact={messages.format('profile.contactFact')}
    >
      <div className={pair}>
        <TextField {...email('primaryEmail')} hint={messages.format('profile.emailHint')} />
        <TextField {...email('secondaryEmail')} mark="optional" />
      </div>
      {asksForPassword && (
        <div className={pair}>
          <PasswordField
            {...field('currentPassword')}
            label={messages.format('profile.currentPassword')}
            hint={messages.format('profile.addressNeedsPassword')}
            autoComplete="current-password"
          />
        </div>
      )}
      <ProfileAddresses emails={emails} onResend={onResend} resending={resending} />
      <RadioGroup
        label={messages.format('profile.preferred')}
        hint={messages.format('profile.preferredHint')}
        error={preferredError}
        name="preferredEmail"
        layout="column"
        options={[
          { value: '1', label: messages.format('profile.first'), detail: first },
          { value: '2', label: messages.format('profile.second'), detail: second, disabled: second === '' },
        ]}
        value={values.preferredEmail === 2 && second !== '' ? '2' : '1'}
        onValueChange={(value) => onValuesChange({ preferredEmail: value === '2' ? 2 : 1 })}
      />
      <div className={pair}>
        <TextField
          {...field('phone')}
          label={messages.format('profile.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
        />
      </div>
    </ProfileSection>
  );
}
