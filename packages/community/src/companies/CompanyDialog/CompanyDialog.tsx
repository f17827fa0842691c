import type { SavingState } from '@millrace/design-system';
import { countryIn, TEXT_LIMITS } from '@millrace/domain';
import { Banner, Button, Dialog, Notice, Stack, TextArea, TextField } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';
import { Theirs } from '../../catalogue/EditHistory';
import { CountrySearchField } from '../CountryField';
import { COMPANY_FIELDS, type CompanyValues } from './company-values';

/** Maximum lengths of a company's address and website, in characters. */
const ADDRESS_MAX = 500;
const WEBSITE_MAX = 2048;

export interface CompanyDialogProps extends CompanyFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface CompanyFormProps {
  /** `create` for a new company, `supplier` for a new supplier of a product, `edit` for an existing company. */
  mode: 'create' | 'supplier' | 'edit';
  values: CompanyValues;
  onValuesChange: (change: Partial<CompanyValues>) => void;
  saving: SavingState;
  /** Edit conflicts: values saved meanwhile by somebody else for fields with a different typed value. */
  theirs?: Partial<CompanyValues> | undefined;
  /** True if changes of name and website were proposed and await approval. */
  isProposed?: boolean | undefined;
  /** Called with trimmed texts, once name and country are filled in. */
  onSubmit: (values: CompanyValues) => void;
}

/** Creates or edits a company. @see COMP-021, COMP-023, COMP-024, COMP-025, PROD-043, PROD-044 */
export function CompanyDialog({ open, onOpenChange, ...form }: CompanyDialogProps) {
  const messages = useMessages();
  const formId = useId();
  const { status } = form.saving;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format(`companyDialog.${form.mode}`)}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body data-state={status ?? 'idle'}>
            <CompanyForm id={formId} {...form} />
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={() => onOpenChange(false)}>{messages.format('companyDialog.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              tone="primary"
              loading={status === 'IN_PROGRESS'}
              disabled={status === 'COMPLETED'}
            >
              {messages.format('companyDialog.save')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function CompanyForm({
  id,
  mode,
  values,
  onValuesChange,
  saving: { status, failure },
  theirs,
  isProposed = false,
  onSubmit,
}: CompanyFormProps & { id: string }) {
  const messages = useMessages();
  const [isChecked, setIsChecked] = useState(false);
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
  const missing = {
    name: values.name.trim() === '' ? messages.format('companyDialog.nameRequired') : undefined,
    country: values.country === '' ? messages.format('companyDialog.countryRequired') : undefined,
  };
  const isBusy = status === 'IN_PROGRESS' || status === 'COMPLETED';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsChecked(true);
    if (missing.name !== undefined || missing.country !== undefined) return focusInvalid();
    const trimmed = COMPANY_FIELDS.map((name) => [name, values[name].trim()]);
    onSubmit(Object.fromEntries(trimmed) as unknown as CompanyValues);
  };
  const field = (name: keyof CompanyValues) => ({
    name,
    value: values[name],
    error: failure?.fields[name],
    readOnly: isBusy,
    onValueChange: (value: string) => onValuesChange({ [name]: value }),
  });
  const isElsewhere = failure && !Object.keys(failure.fields).some((name) => name in values);
  return (
    <form ref={formRef} id={id} noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        {status === 'ALREADY_EXISTS' && (
          <Banner tone="danger">{messages.format('companyDialog.exists')}</Banner>
        )}
        {theirs && <Banner tone="warning">{messages.format('companyDialog.edited')}</Banner>}
        {isElsewhere && !theirs && (
          <Notice tone="danger">
            {failure.text === null
              ? messages.format('companyDialog.failed')
              : messages.format('companyDialog.failedWhy', { reason: failure.text })}
          </Notice>
        )}
        <TextField
          {...field('name')}
          label={messages.format('companyDialog.name')}
          error={(isChecked ? missing.name : undefined) ?? failure?.fields.name}
          required
          maxLength={TEXT_LIMITS.name}
          dir="auto"
          onBlur={() => onValuesChange({ name: values.name.trim() })}
        />
        <Theirs text={theirs?.name} />
        <CountrySearchField
          value={values.country}
          error={(isChecked ? missing.country : undefined) ?? failure?.fields.country}
          required
          disabled={isBusy}
          onValueChange={(country) => onValuesChange({ country })}
        />
        <Theirs text={theirs?.country && countryIn(theirs.country, messages.locale)} />
        <TextField
          {...field('url')}
          label={messages.format('companyDialog.url')}
          inputMode="url"
          maxLength={WEBSITE_MAX}
          dir="ltr"
        />
        <Theirs text={theirs?.url} />
        <TextArea
          {...field('address')}
          label={messages.format('companyDialog.address')}
          rows={2}
          maxLength={ADDRESS_MAX}
          dir="auto"
        />
        <Theirs text={theirs?.address} />
        <TextArea
          {...field('description')}
          label={messages.format('companyDialog.description')}
          rows={4}
          maxRows={10}
          showCount
          maxLength={TEXT_LIMITS.description}
          dir="auto"
        />
        <Theirs text={theirs?.description} />
        {status === 'COMPLETED' && (
          <Notice tone={isProposed ? 'info' : 'success'}>
            {messages.format(
              isProposed
                ? 'companyDialog.proposed'
                : mode === 'edit'
                  ? 'companyDialog.updated'
                  : 'companyDialog.created',
            )}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
