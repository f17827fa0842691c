import { CatalogueField } from '@millrace/design-system';
import { useMessages } from '@millrace/ui/messages';
import { CountryField } from '../../companies/CountryField';
import type { ProfileFieldProps, ProfileFormProps } from './ProfileForm';
import { ProfileSection } from './ProfileSection';
import type { ProfileField, ProfileValues } from './profile-values';

interface ProfileCompanyProps extends Pick<ProfileFormProps, 'onValuesChange'> {
  field: (name: ProfileField) => ProfileFieldProps;
  values: ProfileValues;
  companyError: string | undefined;
  search: ProfileFormProps['companySearch'];
}

/** Where one works, chosen from the catalogue or as typed, and the country. */
export function ProfileCompany({ field, values, companyError, onValuesChange, search }: ProfileCompanyProps) {
  const messages = useMessages();
  return (
    <ProfileSection name="company" number={5}>
      <CatalogueField
        id="company"
        name="company"
        label={messages.format('profile.companyName')}
        hint={values.companyId === '' ? undefined : messages.format('profile.companyLinked')}
        error={companyError}
        required
        place="onboarding"
        text={values.company}
        onTextChange={(company) => onValuesChange({ company, companyId: '' })}
        {...search}
        onSelect={({ _source: { id, name, country } }) =>
          onValuesChange({ company: name, companyId: id, ...(country ? { country } : {}) })
        }
      />
      <CountryField {...field('country')} required />
    </ProfileSection>
  );
}
