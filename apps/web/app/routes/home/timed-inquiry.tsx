import type { InquiryCardProps, InquiryDialogContainerProps } from '@millrace/community';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTimedInquiry } from './useTimedInquiry';

type Inquiry = typeof import('./inquiry-dialog');

// Lazily loaded when the card is due, as the form is larger than the page. Without a connection there is no card.
const loadInquiry = (): Promise<Pick<Inquiry, 'InquiryCard' | 'InquiryDialogContainer'> | null> =>
  import('./inquiry-dialog').catch(() => null);
const InquiryCard = lazy(
  async (): Promise<{ default: ComponentType<InquiryCardProps> }> => ({
    default: (await loadInquiry())?.InquiryCard ?? Nothing,
  }),
);
const InquiryDialog = lazy(
  async (): Promise<{ default: ComponentType<InquiryDialogContainerProps> }> => ({
    default: (await loadInquiry())?.InquiryDialogContainer ?? Nothing,
  }),
);

const Nothing = () => null;

/** Card that invites to an inquiry, and opens its dialog. @see MKT-009, GAP-014 */
export function TimedInquiry() {
  const [isShown, dismiss] = useTimedInquiry();
  const [isOpen, setOpen] = useState(false);
  return (
    isShown && (
      <Suspense fallback={null}>
        <InquiryCard onOpen={() => setOpen(true)} onDismiss={dismiss} />
        <InquiryDialog open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    )
  );
}
