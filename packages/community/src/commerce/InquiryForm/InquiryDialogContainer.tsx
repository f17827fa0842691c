import { InquiryDialog, type InquiryDialogProps } from './InquiryDialog';
import { useInquiry } from './useInquiry';

export type InquiryDialogContainerProps = Pick<InquiryDialogProps, 'open' | 'onOpenChange'>;

/** Sends an inquiry from a dialog; closed and opened again it holds what was typed. */
export function InquiryDialogContainer(dialog: InquiryDialogContainerProps) {
  return <InquiryDialog {...dialog} {...useInquiry()} />;
}
