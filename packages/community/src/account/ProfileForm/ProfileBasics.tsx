import { TEXT_LIMITS } from '@millrace/domain';
import { TextArea, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { pair } from './ProfileForm.css';
import { type ProfileFieldProps, ProfileSection } from './ProfileSection';
import type { ProfileField } from './profile-values';

interface ProfileBasicsProps {
  field: (name: ProfileField) => ProfileFieldProps;
}

/** Names, designation, and what one writes of oneself. */
export function ProfileBasics({ field }: ProfileBasicsProps) {
  const messages = useMessages();
  const line = (name: ProfileField) => ({ ...field(name), maxLength: TEXT_LIMITS.name });
  return (
    <ProfileSection name="basics" number={2}>
      <div className={pair}>
        <TextField
          {...line('firstName')}
          label={messages.format('profile.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...line('lastName')}
          label={messages.format('profile.lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        {...line('designation')}
        label={messages.format('profile.designation')}
        autoComplete="organization-title"
      />
      <TextArea
        {...field('desc')}
        label={messages.format('profile.desc')}
        showCount
        maxLength={TEXT_LIMITS.description}
      />
    </ProfileSection>
  );
}
