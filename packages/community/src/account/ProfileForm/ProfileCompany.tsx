import type { SearchHit } from '@millrace/api-client';
import { CatalogueField } from '@millrace/design-system';
import type { ComboBoxStatus } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CountryField } from '../../companies/CountryField';
import { type ProfileFieldProps, ProfileSection } from './ProfileSection';
import type { ProfileField, ProfileValues } from './profile-values';

export interface ProfileCompanyProps {
  field: (name: ProfileField) => ProfileFieldProps;
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  companyError: string | undefined;
  /** What was found for the typed name of a company. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
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
