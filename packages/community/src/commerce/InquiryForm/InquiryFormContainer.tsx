import { InquiryForm } from './InquiryForm';
import type { InquiryValues } from './inquiry-values';
import { useInquiry } from './useInquiry';

export interface InquiryFormContainerProps {
  /** What is known of the one who asks, to begin with. */
  known?: Partial<InquiryValues> | undefined;
}

/** Sends an inquiry. */
export function InquiryFormContainer({ known }: InquiryFormContainerProps) {
  return <InquiryForm {...useInquiry(known)} />;
}
