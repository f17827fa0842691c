import { lazy, Suspense, useState } from 'react';
import { useTimedInquiry } from './useTimedInquiry';

// Its form is more than the page itself needs, and comes when it is shown.
const InquiryDialog = lazy(async () => {
  const { InquiryDialogContainer } = await import('./inquiry-dialog');
  return { default: InquiryDialogContainer };
});

/** The inquiry that opens over the landing page by itself. @see GAP-014 */
export function TimedInquiry() {
  const [isOpen, setOpen] = useTimedInquiry();
  // Stays once it was there, as closing it is an animation and gives the focus back.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <InquiryDialog open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    )
  );
}
