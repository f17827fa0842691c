import { lazy, Suspense, useState } from 'react';
import { useTimedInquiry } from './useTimedInquiry';

// The form is more than the page itself needs, and loads when the card is shown.
const InquiryCard = lazy(async () => ({ default: (await import('./inquiry-dialog')).InquiryCard }));
const InquiryDialog = lazy(async () => ({
  default: (await import('./inquiry-dialog')).InquiryDialogContainer,
}));

/** Shows the card that invites to an inquiry, and opens the inquiry from it. @see MKT-009, GAP-014 */
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
