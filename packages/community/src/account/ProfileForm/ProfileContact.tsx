import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '@millrace/domain';
import { RadioGroup, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ProfileAddresses, type ProfileAddressesProps } from './ProfileAddresses';
import { pair } from './ProfileForm.css';
import { type ProfileFieldProps, ProfileSection } from './ProfileSection';
import type { ProfileField, ProfileValues } from './profile-values';

interface ProfileContactProps extends ProfileAddressesProps {
  field: (name: ProfileField) => ProfileFieldProps;
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  preferredError: string | undefined;
}

/** Addresses, which of them is preferred, and the telephone. @see ACC-051, ACC-052, ACC-056, DIFF-010 */
export function ProfileContact(props: ProfileContactProps) {
  const { field, values, preferredError, onValuesChange, emails, onResend, resending } = props;
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
    <ProfileSection name="contact" number={4} fact={messages.format('profile.contactFact')}>
      <div className={pair}>
        <TextField {...email('primaryEmail')} hint={messages.format('profile.emailHint')} />
        <TextField {...email('secondaryEmail')} mark="optional" />
      </div>
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
