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
import { type ProfileFieldProps, ProfileSection, type ProfileSectionProps } from './ProfileSection';
import {
  isNewAddress,
  PROFILE_SECTIONS,
  type ProfileField,
  type ProfileSectionName,
  type ProfileValues,
  type SavedAddresses,
  sectionFields,
} from './profile-values';

/** Saving state of the form. @see ACC-054 */
export type ProfileFormState =
  | { status: 'editing' | 'saving' | 'saved' }
  | { status: 'failed'; failure: RequestFailure };

export interface ProfileFormProps extends ProfileAddressesProps {
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  /** True if a value differs from the saved one. */
  changed: boolean;
  state: ProfileFormState;
  /** Called when the values are valid. */
  onSubmit: () => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
  /** True if the member has a password, which is required to set a new one. @see GAP-045 */
  hasPassword: boolean;
  /** Search results for the typed company name. */
  companySearch: ProfileCompanyProps['search'];
  /** The photo, which is saved separately. @see ACC-053 */
  photo: ReactNode;
  /** Sections to show, in the order of the form; a single one has no head. Default: all, numbered. */
  sections?: readonly ProfileSectionName[];
}

/** Edits the member's own profile: all five sections, or some of them on a settings page. @see ACC-047, ACC-048 */
export function ProfileForm(props: ProfileFormProps) {
  const { values, onValuesChange, changed, state, onSubmit, onDismiss, hasPassword } = props;
  const { sections = PROFILE_SECTIONS } = props;
  const isWhole = sections.length === PROFILE_SECTIONS.length;
  const messages = useMessages();
  const [problems, setProblems] = useState<ProfileProblems>({});
  const refused = state.status === 'failed' ? state.failure.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);

  const isSaving = state.status === 'saving';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const shown = sectionFields(sections);
    const found = Object.fromEntries(
      Object.entries(checkProfile(values, hasPassword, verifiedAddresses(props.emails))).filter(([field]) =>
        shown.has(field as ProfileField),
      ),
    );
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
  const section = (name: ProfileSectionName) => ({
    number: isWhole ? PROFILE_SECTIONS.indexOf(name) + 1 : undefined,
    bare: sections.length === 1,
  });
  const has = (name: ProfileSectionName) => sections.includes(name);
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
      {has('photo') && (
        <ProfileSection name="photo" {...section('photo')}>
          {props.photo}
        </ProfileSection>
      )}
      {has('basics') && <ProfileBasics {...section('basics')} field={field} />}
      {has('security') && (
        <ProfileSecurity {...section('security')} field={field} hasPassword={hasPassword} />
      )}
      {has('contact') && (
        <ProfileContact
          {...section('contact')}
          field={field}
          values={values}
          preferredError={refused?.preferredEmail}
          onValuesChange={onValuesChange}
          emails={props.emails}
          onResend={props.onResend}
          resending={props.resending}
          asksForPassword={
            hasPassword && !has('security') && isMoving(values, verifiedAddresses(props.emails))
          }
        />
      )}
      {has('company') && (
        <ProfileCompany
          {...section('company')}
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
      )}
      <div className={foot({ part: !isWhole })}>
        <Button type="submit" tone="primary" loading={isSaving}>
          {messages.format(isWhole ? 'profile.save' : 'profile.saveChanges')}
        </Button>
        <div role="status">
          {isSaving && (
            <Text tone="secondary">
              {messages.format(isWhole ? 'profile.saving' : 'profile.savingChanges')}
            </Text>
          )}
          {state.status === 'saved' && !changed && (
            <Notice tone="success" role="none">
              {messages.format(isWhole ? 'profile.saved' : 'profile.changesSaved')}
            </Notice>
          )}
          {!isSaving && changed && <Text tone="secondary">{messages.format('profile.unsaved')}</Text>}
        </div>
      </div>
    </form>
  );
}

type SectionProps = Pick<ProfileSectionProps, 'number' | 'bare'>;

interface ProfileCompanyProps extends SectionProps {
  field: (name: ProfileField) => ProfileFieldProps;
  values: ProfileValues;
  onValuesChange: (change: Partial<ProfileValues>) => void;
  companyError: string | undefined;
  /** Search results for the typed company name. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
}

/** Employer, selected from the catalogue or typed, and the country. */
function ProfileCompany(props: ProfileCompanyProps) {
  const { field, values, companyError, onValuesChange, search, ...section } = props;
  const messages = useMessages();
  return (
    <ProfileSection name="company" {...section}>
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

interface ProfileBasicsProps extends SectionProps {
  field: (name: ProfileField) => ProfileFieldProps;
}

/** Names, designation and biography. */
function ProfileBasics({ field, ...section }: ProfileBasicsProps) {
  const messages = useMessages();
  const line = (name: ProfileField) => ({ ...field(name), maxLength: TEXT_LIMITS.name });
  return (
    <ProfileSection name="basics" {...section}>
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

interface ProfileSecurityProps extends SectionProps {
  field: (name: ProfileField) => ProfileFieldProps;
  hasPassword: boolean;
}

/** New password; the current one, if any, is required first. @see GAP-045, ACC-050 */
function ProfileSecurity({ field, hasPassword, ...section }: ProfileSecurityProps) {
  const messages = useMessages();
  return (
    <ProfileSection name="security" {...section}>
      <Text as="p" tone="secondary">
        {messages.format(
          !hasPassword
            ? 'profile.noPassword'
            : section.bare
              ? 'profile.passwordConsequences'
              : 'profile.passwordStays',
        )}
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

/** Validation errors by field, as message keys; empty if valid. */
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
 * @param hasPassword True if the member has a password, which a new password or a new address requires.
 * @param saved The saved addresses.
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
  const asksForPassword = password !== '' || confirmPassword !== '' || isMoving(values, saved);
  if (hasPassword && asksForPassword && currentPassword === '') {
    found.currentPassword = 'profile.currentMissing';
  }
  if (values.company.trim() === '') found.company = REQUIRED.company;
  if (values.country === '') found.country = REQUIRED.country;
  return found;
}

/** Returns the saved verified addresses. */
function verifiedAddresses(emails: ProfileFormProps['emails']): SavedAddresses {
  const verified = emails.filter((one) => one.verified);
  return {
    primaryEmail: verified.find(({ isPrimary }) => isPrimary)?.email ?? '',
    secondaryEmail: verified.find(({ isPrimary }) => !isPrimary)?.email ?? '',
  };
}

/** True if a new address was typed, which requires the current password. */
const isMoving = (values: ProfileValues, saved: SavedAddresses): boolean =>
  (['primaryEmail', 'secondaryEmail'] as const).some(
    (name) => isEmail(values[name].trim()) && isNewAddress(values[name], saved[name]),
  );

/** True if a required field is empty. */
function isAnyMissing(problems: ProfileProblems): boolean {
  return (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).some((field) => problems[field] !== undefined);
}
