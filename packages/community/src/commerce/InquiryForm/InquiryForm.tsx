import { InquiryFields } from './InquiryFields';
import { foot } from './InquiryForm.css';
import { InquirySent } from './InquirySent';
import { InquirySubmit } from './InquirySubmit';
import type { InquiryFormProps } from './inquiry-props';

/** Inquiry form with an optional attachment. @see INQ-001, INQ-002, INQ-003, INQ-004 */
export function InquiryForm({ answersHref, onAnother, ...form }: InquiryFormProps) {
  const { state, quote = false } = form;
  if (state.status === 'COMPLETED') {
    return <InquirySent quote={quote} answersHref={answersHref} onAnother={onAnother} />;
  }
  return (
    <InquiryFields {...form}>
      <div className={foot}>
        <InquirySubmit state={state} quote={quote} />
      </div>
    </InquiryFields>
  );
}
