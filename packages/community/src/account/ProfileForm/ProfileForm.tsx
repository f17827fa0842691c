import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { Button, ErrorSummary, Notice, Text } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { checkProfile, isAnyMissing, type ProfileProblems } from './check-profile';
import type { ProfileAddressesProps } from './ProfileAddresses';
import { ProfileBasics } from './ProfileBasics';
import { ProfileCompany, type ProfileCompanyProps } from './ProfileCompany';
import { ProfileContact } from './ProfileContact';
import { foot, form } from './ProfileForm.css';
import { type ProfileFieldProps, ProfileSection } from './ProfileSection';
import { ProfileSecurity } from './ProfileSecurity';
import type { ProfileField, ProfileValues } from './profile-values';

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
