import type { SearchHit } from '@millrace/api-client';
import { CatalogueField } from '@millrace/design-system';
import type { ComboBoxStatus } from '@millrace/ui';
import { Button, ErrorSummary, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CountryField } from '../../companies/CountryField';
import { CompanyAdd, type CompanyAddProps } from './CompanyAdd';
import { CompanyTypes } from './CompanyTypes';
import { checkCompany } from './check-steps';
import { form, prompt } from './OnboardingWizard.css';
import { StepFailure } from './StepFailure';
import { StepFoot } from './StepFoot';
import { useStepForm } from './useStepForm';

export interface CompanyStepProps extends CompanyAddProps {
  /** What was found for the typed name. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
  /** Saves the step. */
  onSubmit: () => void;
  onBack: () => void;
  /** Name of the company that was just added. */
  added?: string | undefined;
}

/** Step 2: where somebody works, chosen from the catalogue or added to it. @see ACC-040 to ACC-044, ERR-005 */
export function CompanyStep(props: CompanyStepProps) {
  const { values, onValuesChange, search, state, onSubmit, onDismiss, onBack, added } = props;
  const messages = useMessages();
  const { formRef, found, fieldError, forgive, handleSubmit } = useStepForm({
    state,
    check: () => checkCompany(values),
    onSubmit,
  });
  const addedRef = useRef<HTMLDivElement>(null);
  // The form in which it was described is gone.
  useEffect(() => {
    if (added !== undefined) addedRef.current?.focus();
  }, [added]);
  if (values.isAdding) return <CompanyAdd {...props} />;

  // The server calls a company that nobody joins by oneself by its id.
  const refusedId = state.status === 'failed' ? state.failure.fields.company_id : undefined;
  const sought = values.company.trim();
  const handleSelect = ({ _source: { id, name, country } }: SearchHit) => {
    forgive('company');
    if (country) forgive('country');
    onValuesChange({ company: name, companyId: id, ...(country ? { country } : {}) });
  };
  return (
    <form
      ref={formRef}
      noValidate
      className={form}
      data-part="company"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      <ErrorSummary fields={found} />
      <StepFailure state={state} title={messages.format('onboarding.companyFailed')} onDismiss={onDismiss} />
      {added !== undefined && (
        <Notice ref={addedRef} tone="success" tabIndex={-1}>
          {messages.format('onboarding.companyAdded', { name: added })}
        </Notice>
      )}
      <CatalogueField
        id="company"
        name="company"
        label={messages.format('onboarding.company')}
        hint={values.companyId === null ? undefined : messages.format('onboarding.companyLinked')}
        error={fieldError('company') ?? refusedId}
        required
        place="onboarding"
        text={values.company}
        onTextChange={(company) => {
          forgive('company');
          onValuesChange({ company, companyId: null });
        }}
        {...search}
        onSelect={handleSelect}
        action={
          search.status === 'ready' && sought !== ''
            ? {
                label: messages.format('onboarding.addNamed', { name: sought }),
                onAction: () => onValuesChange({ isAdding: true }),
              }
            : undefined
        }
      />
      <div className={prompt} data-part="prompt">
        <Text>{messages.format('onboarding.notFound')}</Text>
        <Button icon={Plus} onClick={() => onValuesChange({ isAdding: true })}>
          {messages.format('onboarding.addCompany')}
        </Button>
      </div>
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
      <CompanyTypes
        value={values.companyType}
        onValueChange={(companyType) => onValuesChange({ companyType })}
      />
      <StepFoot
        onBack={onBack}
        submitLabel={messages.format('onboarding.continue')}
        saving={state.status === 'saving'}
      />
    </form>
  );
}
