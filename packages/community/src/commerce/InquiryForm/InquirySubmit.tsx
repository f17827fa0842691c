import { Button } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { InquiryFormProps } from './inquiry-props';

export interface InquirySubmitProps extends Required<Pick<InquiryFormProps, 'state' | 'quote'>> {
  /** Id of the form, for a button outside of it. */
  form?: string;
}

/** Submit button of an inquiry or a quote request. @see INQ-005 */
export function InquirySubmit({ state, quote, form }: InquirySubmitProps) {
  const messages = useMessages();
  return (
    <Button type="submit" form={form} tone="primary" loading={state.status === 'IN_PROGRESS'}>
      {messages.format(quote ? 'quote.submit' : 'inquiryForm.submit')}
    </Button>
  );
}
