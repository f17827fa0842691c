import { INQUIRY_ATTACHMENT, QUOTE_ATTACHMENT, TEXT_LIMITS } from '@millrace/domain';
import { FileDrop, type FileDropItem, Notice, TextArea, TextField } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CountryField } from '../../companies/CountryField';
import { EmailField } from '../../internal/EmailField';
import { NameFields } from '../../internal/NameFields';
import { checkInquiry, type InquiryProblem } from './check-inquiry';
import { form, pair } from './InquiryForm.css';
import type { InquiryFormProps } from './inquiry-props';
import type { InquiryField } from './inquiry-values';

export interface InquiryFieldsProps
  extends Pick<InquiryFormProps, 'state' | 'values' | 'onValuesChange' | 'quote' | 'onSubmit'> {
  /** Form id, for a submit button outside of the form. */
  id?: string;
  /** Content below the fields, such as the submit button. */
  children?: ReactNode;
}

/** Fields of an inquiry, and the reason why it was not sent. @see INQ-002, INQ-003, INQ-004 */
export function InquiryFields({
  id,
  state,
  values,
  onValuesChange,
  quote = false,
  onSubmit,
  children,
}: InquiryFieldsProps) {
  const messages = useMessages();
  const [problems, setProblems] = useState<Partial<Record<InquiryField, InquiryProblem>>>({});
  const refused = state.status === 'failed' ? state.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'IN_PROGRESS') return;
    const found = checkInquiry(values);
    setProblems(found);
    if (Object.keys(found).length > 0) focusInvalid();
    else onSubmit();
  };
  const fieldRefusal = (name: string) =>
    state.status === 'failed' && state.corrected?.includes(name) ? undefined : refused?.[name];
  const fieldError = (name: InquiryField) => {
    const problem = problems[name];
    return problem ? messages.format(problem.key, problem.values) : fieldRefusal(name);
  };
  const field = (name: InquiryField) => ({
    name,
    value: values[name],
    error: fieldError(name),
    onValueChange: (value: string) => {
      setProblems(({ [name]: _, ...others }) => others);
      onValuesChange({ [name]: value });
    },
  });
  const { attachment } = values;
  const refusedFile = fieldRefusal('attachment')
    ? messages.format('inquiryForm.attachmentRefused')
    : undefined;
  return (
    <form
      id={id}
      ref={formRef}
      noValidate
      className={form}
      data-component="InquiryForm"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      {state.status === 'failed' && (
        <Notice tone="danger">
          {state.reason
            ? messages.format('inquiryForm.failedWhy', { reason: state.reason })
            : messages.format('inquiryForm.failed')}
        </Notice>
      )}
      <div className={pair}>
        <NameFields
          first={
            <TextField
              {...field('first_name')}
              label={messages.format('inquiryForm.firstName')}
              autoComplete="given-name"
              required
            />
          }
          last={
            <TextField
              {...field('last_name')}
              label={messages.format('inquiryForm.lastName')}
              autoComplete="family-name"
            />
          }
        />
      </div>
      <TextField
        {...field('company_name')}
        label={messages.format('inquiryForm.companyName')}
        autoComplete="organization"
      />
      <div className={pair}>
        <EmailField {...field('email_id')} label={messages.format('inquiryForm.email')} required />
        <TextField
          {...field('contact')}
          label={messages.format('inquiryForm.contact')}
          type="tel"
          autoComplete="tel"
        />
      </div>
      {quote && (
        <>
          <div className={pair}>
            <TextField {...field('quantity')} label={messages.format('quote.quantity')} inputMode="decimal" />
            <TextField {...field('unit')} label={messages.format('quote.unit')} />
          </div>
          <div className={pair}>
            <TextField {...field('needed_by')} type="date" label={messages.format('quote.neededBy')} />
            <CountryField
              {...field('delivery_country')}
              autoComplete="shipping country-name"
              label={messages.format('quote.deliveryCountry')}
            />
          </div>
        </>
      )}
      <TextArea
        {...field('message')}
        label={messages.format('inquiryForm.message')}
        showCount
        maxLength={TEXT_LIMITS.emailBody}
        required
      />
      <FileDrop
        label={messages.format('inquiryForm.attachment')}
        hint={messages.format(quote ? 'quote.attachmentHint' : 'inquiryForm.attachmentHint')}
        error={fieldRefusal('attachment')}
        accept={INQUIRY_ATTACHMENT.extensions}
        maxSize={(quote ? QUOTE_ATTACHMENT : INQUIRY_ATTACHMENT).maxBytes}
        maxFiles={1}
        items={attachment ? [fileItem(attachment, refusedFile)] : []}
        onFilesAdd={([file]) => file && onValuesChange({ attachment: file })}
        onRemove={() => onValuesChange({ attachment: null })}
      />
      {children}
    </form>
  );
}

/** @param refusal Message that the server rejected the file; the reason is shown at the field. */
const fileItem = (file: File, refusal: string | undefined): FileDropItem => ({
  id: file.name,
  name: file.name,
  size: file.size,
  file,
  ...(refusal === undefined ? { state: 'waiting' } : { state: 'failed', error: refusal }),
});
