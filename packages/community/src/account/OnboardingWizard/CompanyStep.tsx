import { CatalogueField, type SearchHit } from '@millrace/design-system';
import { COMPANY_TYPES, type CompanyType, TEXT_LIMITS } from '@millrace/domain';
import {
  Button,
  type ComboBoxStatus,
  ErrorSummary,
  Heading,
  Notice,
  RadioGroup,
  Text,
  TextArea,
  TextField,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CountryField } from '../../companies/CountryField';
import { checkCompany } from './check-steps';
import { foot, form, prompt } from './OnboardingWizard.css';
import { StepFailure } from './StepFailure';
import { StepFoot } from './StepFoot';
import { useStepForm } from './useStepForm';
import type { CompanyValues, StepState } from './wizard-values';

export interface CompanyStepProps extends CompanyAddProps {
  /** Search results for the typed name. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
  /** Saves the step. */
  onSubmit: () => void;
  onBack: () => void;
  /** Name of the company that was just created. */
  added?: string | undefined;
}

/** Step 2: the employer, selected from the catalogue or added to it. @see ACC-040 to ACC-044, ERR-005 */
export function CompanyStep(props: CompanyStepProps) {
  const { values, onValuesChange, search, state, onSubmit, onDismiss, onBack, added } = props;
  const messages = useMessages();
  const { formRef, found, fieldError, forgive, handleSubmit } = useStepForm({
    state,
    check: () => checkCompany(values),
    onSubmit,
  });
  const addedRef = useRef<HTMLDivElement>(null);
  // The focused form is unmounted.
  useEffect(() => {
    if (added !== undefined) addedRef.current?.focus();
  }, [added]);
  if (values.isAdding) return <CompanyAdd {...props} />;

  // The server names the field of a company that can't be joined directly by its id.
  const refusedId = state.status === 'failed' ? state.failure.fields.company_id : undefined;
  const sought = values.company.trim();
  const handleSelect = ({ id, name, country = null }: SearchHit) => {
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
        label={messages.format('account.company')}
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

/** Maximum lengths of the contract that `TEXT_LIMITS` does not include. */
const ADDRESS_MAX = 500;
const WEBSITE_MAX = 2048;

interface CompanyAddProps {
  values: CompanyValues;
  onValuesChange: (change: Partial<CompanyValues>) => void;
  /** State of the step, or of creating the company. */
  state: StepState;
  /** Creates the described company. */
  onAdd: () => void;
  onDismiss: () => void;
}

/** Describes a company that is not in the catalogue yet. @see ERR-005, API-024 */
function CompanyAdd({ values, onValuesChange, state, onAdd, onDismiss }: CompanyAddProps) {
  const messages = useMessages();
  const { formRef, found, fieldError, forgive, handleSubmit } = useStepForm({
    state,
    check: () => checkCompany(values),
    onSubmit: onAdd,
  });
  // The focused button is unmounted.
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

interface CompanyTypesProps {
  value: CompanyValues['companyType'];
  onValueChange: (value: CompanyType) => void;
}

/** Selects the type of supplier. @see ACC-044, GAP-044 */
function CompanyTypes({ value, onValueChange }: CompanyTypesProps) {
  const messages = useMessages();
  return (
    <RadioGroup<CompanyType | ''>
      label={messages.format('onboarding.companyType')}
      name="companyType"
      mark="optional"
      options={COMPANY_TYPES.map((type) => ({
        value: type,
        label: messages.format(`onboarding.type.${type}`),
      }))}
      value={value}
      onValueChange={(type) => type !== '' && onValueChange(type)}
    />
  );
}
