import { Button } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { InquiryFormProps } from './inquiry-props';

export interface InquirySubmitProps extends Required<Pick<InquiryFormProps, 'state' | 'quote'>> {
  /** Id of the form that it sends, where it stands outside of it. */
  form?: string;
}

/** The button that sends an inquiry, or asks for a quote. @see INQ-005 */
export function InquirySubmit({ state, quote, form }: InquirySubmitProps) {
  const messages = useMessages();
  return (
    <Button type="submit" form={form} tone="primary" loading={state.status === 'IN_PROGRESS'}>
      {messages.format(quote ? 'quote.submit' : 'inquiryForm.submit')}
    </Button>
  );
}
