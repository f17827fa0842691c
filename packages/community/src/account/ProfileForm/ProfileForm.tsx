import { CatalogueField, RequestAlert, type RequestFailure, type SearchHit } from '@millrace/design-system';
import { isEmail, isPasswordLongEnough, TEXT_LIMITS } from '@millrace/domain';
import {
  Button,
  type ComboBoxStatus,
  ErrorSummary,
  Notice,
  PasswordField,
  Text,
  TextArea,
  TextField,
} from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { type MessageKey, useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CountryField } from '../../companies/CountryField';
import { NameFields } from '../../internal/NameFields';
import type { ProfileAddressesProps } from './ProfileAddresses';
import { ProfileContact } from './ProfileContact';
import { foot, form, pair } from './ProfileForm.css';
import { type ProfileFieldProps, ProfileSection } from './ProfileSection';
import { isNewAddress, type ProfileField, type ProfileValues, type SavedAddresses } from './profile-values';

/** How far the saving is. @see ACC-054 */
export type ProfileFormState =
  | { status: 'editing' | 'saving' | 'saved' }
  | { status: 'failed'; failure: RequestFailure };

export interface ProfileFormProps extends ProfileAddressesProps {
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  /** True if anything differs from what is saved. */
  changed: boolean;
  state: ProfileFormState;
  /** Called when what is written can be saved. */
  onSubmit: () => void;
  /** Puts the failure away. */
  onDismiss: () => void;
  /** True if there is a password, which a new one asks for. @see GAP-045 */
  hasPassword: boolean;
  /** What was found for the typed name of a company. */
  companySearch: ProfileCompanyProps['search'];
  /** The photo, which is changed by itself. @see ACC-053 */
  photo: ReactNode;
}

/** One's own profile in five sections, to be changed. @see ACC-047, ACC-048 */
export function ProfileForm(props: ProfileFormProps) {
  const { values, onValuesChange, changed, state, onSubmit, onDismiss, hasPassword } = props;
  const messages = useMessages();
  const [problems, setProblems] = useState<ProfileProblems>({});
  const refused = state.status === 'failed' ? state.failure.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);

  const isSaving = state.status === 'saving';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const verified = props.emails.filter((one) => one.verified);
    const found = checkProfile(values, hasPassword, {
      primaryEmail: verified.find(({ isPrimary }) => isPrimary)?.email ?? '',
      secondaryEmail: verified.find(({ isPrimary }) => !isPrimary)?.email ?? '',
    });
    setProblems(found);
    if (Object.keys(found).length > 0) focusInvalid();
    else onSubmit();
  };
  const fieldError = (name: ProfileField) => {
    const key = problems[name];
    return key ? messages.format(key) : refused?.[name];
  };
  const forgive = (name: ProfileField) => setProblems(({ [name]: _, ...others }) => others);
  const field = (name: ProfileField): ProfileFieldProps => ({
    id: name,
    name,
    value: values[name],
    error: fieldError(name),
    onValueChange: (value) => {
      forgive(name);
      onValuesChange({ [name]: value });
    },
  });
  const found = Object.keys(problems) as ProfileField[];
  return (
    <form
      ref={formRef}
      noValidate
      aria-busy={isSaving || undefined}
      className={form}
      data-component="ProfileForm"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      {found.length > 0 && (
        <ErrorSummary
          title={isAnyMissing(problems) ? messages.format('profile.missingFields') : undefined}
          fields={Object.fromEntries(found.map((name) => [name, fieldError(name) ?? '']))}
        />
      )}
      {state.status === 'failed' && <RequestAlert failure={state.failure} onDismiss={onDismiss} />}
      <ProfileSection name="photo" number={1}>
        {props.photo}
      </ProfileSection>
      <ProfileBasics field={field} />
      <ProfileSecurity field={field} hasPassword={hasPassword} />
      <ProfileContact
        field={field}
        values={values}
        preferredError={refused?.preferredEmail}
        onValuesChange={onValuesChange}
        emails={props.emails}
        onResend={props.onResend}
        resending={props.resending}
      />
      <ProfileCompany
        field={field}
        values={values}
        companyError={fieldError('company') ?? refused?.companyId}
        onValuesChange={(change) => {
          forgive('company');
          if (change.country) forgive('country');
          onValuesChange(change);
        }}
        search={props.companySearch}
      />
      <div className={foot}>
        <Button type="submit" tone="primary" loading={isSaving}>
          {messages.format('profile.save')}
        </Button>
        <div role="status">
          {isSaving && <Text tone="secondary">{messages.format('profile.saving')}</Text>}
          {state.status === 'saved' && !changed && (
            <Notice tone="success" role="none">
              {messages.format('profile.saved')}
            </Notice>
          )}
          {!isSaving && changed && <Text tone="secondary">{messages.format('profile.unsaved')}</Text>}
        </div>
      </div>
    </form>
  );
}

interface ProfileCompanyProps {
  field: (name: ProfileField) => ProfileFieldProps;
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  companyError: string | undefined;
  /** What was found for the typed name of a company. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
}

/** Where one works, chosen from the catalogue or as typed, and the country. */
function ProfileCompany({ field, values, companyError, onValuesChange, search }: ProfileCompanyProps) {
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
        onSelect={({ id, name, country = null }) =>
          onValuesChange({ company: name, companyId: id, ...(country ? { country } : {}) })
        }
      />
      <CountryField {...field('country')} required />
    </ProfileSection>
  );
}

interface ProfileBasicsProps {
  field: (name: ProfileField) => ProfileFieldProps;
}

/** Names, designation, and what one writes of oneself. */
function ProfileBasics({ field }: ProfileBasicsProps) {
  const messages = useMessages();
  const line = (name: ProfileField) => ({ ...field(name), maxLength: TEXT_LIMITS.name });
  return (
    <ProfileSection name="basics" number={2}>
      <div className={pair}>
        <NameFields
          first={
            <TextField
              {...line('firstName')}
              label={messages.format('profile.firstName')}
              autoComplete="given-name"
              required
            />
          }
          last={
            <TextField
              {...line('lastName')}
              label={messages.format('profile.lastName')}
              autoComplete="family-name"
              required
            />
          }
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

interface ProfileSecurityProps {
  field: (name: ProfileField) => ProfileFieldProps;
  hasPassword: boolean;
}

/** A new password; where there is one, it is asked for first. @see GAP-045, ACC-050 */
function ProfileSecurity({ field, hasPassword }: ProfileSecurityProps) {
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

/** What is wrong, by field, as texts of the catalogue; empty when nothing is. */
type ProfileProblems = Partial<Record<ProfileField, MessageKey>>;

const REQUIRED = {
  firstName: 'profile.firstNameMissing',
  lastName: 'profile.lastNameMissing',
  company: 'profile.companyMissing',
  country: 'profile.countryMissing',
} as const satisfies ProfileProblems;

/**
 * Validates a profile.
 *
 * @param hasPassword Whether there is one, which a new one asks for, and so does a new or added address.
 * @param saved The addresses as they are.
 * @see ACC-049, ACC-050, ACC-051, ACC-052, GAP-045
 */
export function checkProfile(
  values: ProfileValues,
  hasPassword: boolean,
  saved: SavedAddresses,
): ProfileProblems {
  const found: ProfileProblems = {};
  const { password, confirmPassword, currentPassword } = values;
  const primaryEmail = values.primaryEmail.trim();
  const secondaryEmail = values.secondaryEmail.trim();
  if (values.firstName.trim() === '') found.firstName = REQUIRED.firstName;
  if (values.lastName.trim() === '') found.lastName = REQUIRED.lastName;
  if (password !== '' || confirmPassword !== '') {
    if (!isPasswordLongEnough(password)) found.password = 'profile.passwordShort';
    if (password !== confirmPassword) found.confirmPassword = 'profile.passwordsDiffer';
  }
  if (primaryEmail !== '' && !isEmail(primaryEmail)) found.primaryEmail = 'profile.primaryInvalid';
  if (secondaryEmail !== '' && !isEmail(secondaryEmail)) found.secondaryEmail = 'profile.secondaryInvalid';
  const isMoving = (['primaryEmail', 'secondaryEmail'] as const).some(
    (name) => isEmail(values[name].trim()) && isNewAddress(values[name], saved[name]),
  );
  const asksForPassword = password !== '' || confirmPassword !== '' || isMoving;
  if (hasPassword && asksForPassword && currentPassword === '') {
    found.currentPassword = 'profile.currentMissing';
  }
  if (values.company.trim() === '') found.company = REQUIRED.company;
  if (values.country === '') found.country = REQUIRED.country;
  return found;
}

/** True if something is missing, rather than wrong. */
function isAnyMissing(problems: ProfileProblems): boolean {
  return (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).some((field) => problems[field] !== undefined);
}
