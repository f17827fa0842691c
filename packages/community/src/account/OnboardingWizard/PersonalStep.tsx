import { RequestAlert } from '@millrace/design-system';
import { PHONE_MAX_LENGTH, TEXT_LIMITS } from '@millrace/domain';
import { ErrorSummary, PasswordField, TextArea, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { NameFields } from '../../internal/NameFields';
import { checkPersonal } from './check-steps';
import { form, pair } from './OnboardingWizard.css';
import { StepFoot } from './StepFoot';
import { useStepForm } from './useStepForm';
import type { PersonalValues, StepState } from './wizard-values';

export interface PersonalStepProps {
  /** True to ask for a password, for members who have none yet. @see ACC-038 */
  needsPassword: boolean;
  values: PersonalValues;
  onValuesChange: (change: Partial<PersonalValues>) => void;
  state: StepState;
  /** Called when the values are valid. */
  onSubmit: () => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
}

/** Step 1: personal details. @see ACC-036 to ACC-039 */
export function PersonalStep({
  needsPassword,
  values,
  onValuesChange,
  state,
  onSubmit,
  onDismiss,
}: PersonalStepProps) {
  const messages = useMessages();
  const { formRef, found, fieldError, forgive, handleSubmit } = useStepForm({
    state,
    check: () => checkPersonal(values, { needsPassword }),
    onSubmit,
  });
  const field = (name: keyof PersonalValues) => ({
    id: name,
    name,
    value: values[name],
    error: fieldError(name),
    onValueChange: (value: string) => {
      forgive(name);
      onValuesChange({ [name]: value });
    },
  });
  const text = (name: keyof PersonalValues) => ({ ...field(name), maxLength: TEXT_LIMITS.name });
  return (
    <form
      ref={formRef}
      noValidate
      className={form}
      data-part="personal"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      <ErrorSummary fields={found} />
      {state.status === 'failed' && <RequestAlert failure={state.failure} onDismiss={onDismiss} />}
      <div className={pair}>
        <NameFields
          first={
            <TextField
              {...text('firstName')}
              label={messages.format('account.firstName')}
              autoComplete="given-name"
              required
            />
          }
          last={
            <TextField
              {...text('lastName')}
              label={messages.format('account.lastName')}
              autoComplete="family-name"
              required
            />
          }
        />
      </div>
      <TextField
        {...text('designation')}
        label={messages.format('account.designation')}
        hint={messages.format('onboarding.designationHint')}
        autoComplete="organization-title"
      />
      <div className={pair}>
        <TextField
          {...field('email')}
          label={messages.format('account.email')}
          hint={messages.format('onboarding.emailOwnHint')}
          type="email"
          readOnly
        />
        <TextField
          {...field('phone')}
          label={messages.format('onboarding.phone')}
          hint={messages.format('onboarding.phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
        />
      </div>
      {needsPassword && (
        <div className={pair}>
          <PasswordField
            {...field('password')}
            label={messages.format('account.password')}
            hint={messages.format('onboarding.passwordHint')}
            autoComplete="new-password"
            required
          />
          <PasswordField
            {...field('confirmPassword')}
            label={messages.format('account.confirmPassword')}
            autoComplete="new-password"
            required
          />
        </div>
      )}
      <TextArea
        {...field('desc')}
        label={messages.format('onboarding.desc')}
        showCount
        maxLength={TEXT_LIMITS.description}
      />
      <StepFoot submitLabel={messages.format('onboarding.continue')} saving={state.status === 'saving'} />
    </form>
  );
}
