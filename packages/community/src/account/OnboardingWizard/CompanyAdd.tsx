import { TEXT_LIMITS } from '@millrace/domain';
import { Button, ErrorSummary, Heading, TextArea, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { CountryField } from '../../companies/CountryField';
import { CompanyTypes } from './CompanyTypes';
import { checkCompany } from './check-steps';
import { foot, form } from './OnboardingWizard.css';
import { StepFailure } from './StepFailure';
import { useStepForm } from './useStepForm';
import type { CompanyValues, StepState } from './wizard-values';

/** Lengths of the contract that no text limit names. */
const ADDRESS_MAX = 500;
const WEBSITE_MAX = 2048;

export interface CompanyAddProps {
  values: CompanyValues;
  onValuesChange: (change: Partial<CompanyValues>) => void;
  /** Of the step, or of the company that is being added. */
  state: StepState;
  /** Adds the company that is described. */
  onAdd: () => void;
  onDismiss: () => void;
}

/** Describes a company that is not in the catalogue yet. @see ERR-005, API-024 */
export function CompanyAdd({ values, onValuesChange, state, onAdd, onDismiss }: CompanyAddProps) {
  const messages = useMessages();
  const { formRef, found, fieldError, forgive, handleSubmit } = useStepForm({
    state,
    check: () => checkCompany(values),
    onSubmit: onAdd,
  });
  // The button that led here is gone.
  useEffect(() => formRef.current?.querySelector<HTMLElement>('[name="company"]')?.focus(), [formRef]);
  return (
    <form
      ref={formRef}
      noValidate
      className={form}
      data-part="add"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      <Heading level={2}>{messages.format('onboarding.addTitle')}</Heading>
      <ErrorSummary fields={found} />
      <StepFailure state={state} title={messages.format('onboarding.companyFailed')} onDismiss={onDismiss} />
      <TextField
        id="company"
        name="company"
        label={messages.format('onboarding.companyName')}
        autoComplete="organization"
        maxLength={TEXT_LIMITS.name}
        value={values.company}
        error={fieldError('company')}
        required
        onValueChange={(company) => {
          forgive('company');
          onValuesChange({ company, companyId: null });
        }}
      />
      <CountryField
        id="country"
        value={values.country}
        error={fieldError('country')}
        required
        onValueChange={(country) => {
          forgive('country');
          onValuesChange({ country });
        }}
      />
      <TextField
        name="website"
        label={messages.format('onboarding.website')}
        inputMode="url"
        autoComplete="url"
        maxLength={WEBSITE_MAX}
        value={values.website}
        onValueChange={(website) => onValuesChange({ website })}
      />
      <TextArea
        name="address"
        label={messages.format('onboarding.address')}
        autoComplete="street-address"
        rows={2}
        maxLength={ADDRESS_MAX}
        value={values.address}
        onValueChange={(address) => onValuesChange({ address })}
      />
      <TextArea
        name="description"
        label={messages.format('onboarding.companyDescription')}
        showCount
        maxLength={TEXT_LIMITS.description}
        value={values.description}
        onValueChange={(description) => onValuesChange({ description })}
      />
      <CompanyTypes
        value={values.companyType}
        onValueChange={(companyType) => onValuesChange({ companyType })}
      />
      <div className={foot}>
        <Button tone="quiet" icon={ArrowLeft} onClick={() => onValuesChange({ isAdding: false })}>
          {messages.format('onboarding.toSearch')}
        </Button>
        <Button type="submit" tone="primary" loading={state.status === 'saving'}>
          {messages.format('onboarding.addCompany')}
        </Button>
      </div>
    </form>
  );
}
