import type { SavingState } from '@millrace/design-system';
import { SIZE_BANDS, type SizeBand } from '@millrace/domain';
import { Columns, Notice, SectionHead, SelectField, TextField } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { CertificateFields, SiteFields } from './CompanyFactsRows';
import { COMPANY_IDENTIFIERS, type CompanyFactsValues } from './company-facts-values';

export interface CompanyFactsDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: CompanyFactsValues;
  onValuesChange: (values: CompanyFactsValues) => void;
  saving: SavingState;
  onSave: () => void;
}

/** Edits sites, certificates and identifiers of a company. */
export function CompanyFactsDialog({
  name,
  values,
  onValuesChange,
  saving: { status, failure },
  onSave,
  ...dialog
}: CompanyFactsDialogProps) {
  const messages = useMessages();
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  const change = (part: Partial<CompanyFactsValues>) => onValuesChange({ ...values, ...part });
  const errors = failure?.fields ?? {};
  const readOnly = isBusy || isDone;
  return (
    <FormDialog
      {...dialog}
      data-component="CompanyFactsDialog"
      data-state={status ?? 'idle'}
      contentProps={{ size: 'wide' }}
      title={messages.format('companyFactsDialog.title', { name })}
      canSubmit={!isDone}
      isBusy={isBusy}
      onSubmit={onSave}
      submitLabel={messages.format('companyFactsDialog.save')}
      cancelLabel={messages.format('companyFactsDialog.cancel')}
    >
      <Columns ratio="thirds" gap="md">
        <SelectField<SizeBand | ''>
          label={messages.format('companyFacts.size')}
          value={values.size}
          options={[
            { value: '', label: messages.format('companyFactsDialog.unknown') },
            ...SIZE_BANDS.map((band) => ({
              value: band,
              label: messages.format(`companyFacts.size.${band}`),
            })),
          ]}
          error={errors['facts.size']}
          readOnly={readOnly}
          onValueChange={(size) => change({ size })}
        />
        <TextField
          label={messages.format('companyFacts.founded')}
          inputMode="numeric"
          maxLength={4}
          value={values.founded}
          error={errors['facts.founded']}
          readOnly={readOnly}
          onValueChange={(founded) => change({ founded: founded.replace(/\D/g, '') })}
        />
        <TextField
          label={messages.format('companyFacts.languages')}
          hint={messages.format('companyFactsDialog.languagesHint')}
          value={values.languages}
          error={errors['facts.languages'] ?? errors['facts.languages.0']}
          readOnly={readOnly}
          onValueChange={(languages) => change({ languages })}
        />
      </Columns>
      <Columns gap="md">
        {COMPANY_IDENTIFIERS.map((field) => (
          <TextField
            key={field}
            name={`facts.${field}`}
            label={messages.format(`companyFacts.${field}`)}
            maxLength={40}
            value={values.identifiers[field]}
            error={errors[`facts.${field}`]}
            readOnly={readOnly}
            onValueChange={(text) => change({ identifiers: { ...values.identifiers, [field]: text } })}
          />
        ))}
      </Columns>
      <SectionHead title={messages.format('companyFacts.certificates')} />
      <CertificateFields
        rows={values.certificates}
        errors={errors}
        readOnly={readOnly}
        onChange={(certificates) => change({ certificates })}
      />
      <SectionHead title={messages.format('companyFacts.sites')} />
      <SiteFields
        rows={values.sites}
        errors={errors}
        readOnly={readOnly}
        onChange={(sites) => change({ sites })}
      />
      {failure && (
        <Notice tone="danger">
          {messages.format('companyFactsDialog.failed', { reason: failure.text ?? '' })}
        </Notice>
      )}
    </FormDialog>
  );
}
