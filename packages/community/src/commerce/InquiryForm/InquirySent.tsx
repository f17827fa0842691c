import { Button, Link, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { done } from './InquiryForm.css';
import type { InquiryFormProps } from './inquiry-props';

export interface InquirySentProps extends Pick<InquiryFormProps, 'answersHref' | 'onAnother'> {
  quote: boolean;
}

/** Confirmation that replaces the form after it was sent. */
export function InquirySent({ quote, answersHref, onAnother }: InquirySentProps) {
  const messages = useMessages();
  return (
    <div className={done} data-component="InquiryForm" data-state="COMPLETED">
      <Notice tone="success">{messages.format(quote ? 'quote.completed' : 'inquiryForm.completed')}</Notice>
      {answersHref && <Link href={answersHref}>{messages.format('quote.answers')}</Link>}
      <Button onClick={onAnother}>{messages.format('inquiryForm.another')}</Button>
    </div>
  );
}
