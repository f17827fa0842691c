import type { User } from '@millrace/api-client';
import { ENTITLEMENTS, SITE_PATHS, viewerLevel } from '@millrace/domain';
import { Button } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import type { InquiryValues } from './inquiry-values';
import { QuoteDialog } from './QuoteDialog';
import { useInquiry } from './useInquiry';

export interface RequestQuoteContainerProps {
  product: { id: string; name: string };
  /** Whose name, company, e-mail and phone are filled in, and whose plan says whom it reaches; null for a guest. */
  viewer: Pick<User, 'firstName' | 'lastName' | 'company' | 'email' | 'phone' | 'plan'> | null;
}

/** "Request Quote", for anybody; closed and opened again it holds what was typed. @see INQ-010, INQ-011, DIFF-003 */
export function RequestQuoteContainer({ product, viewer }: RequestQuoteContainerProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  const form = useInquiry(viewer ? prefilledValues(viewer) : undefined, product.id);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.format('quote.button')}
      </Button>
      <QuoteDialog
        {...form}
        {...(viewer && { answersHref: `${SITE_PATHS.quotes}?box=sent`, plansHref: SITE_PATHS.plans })}
        product={product}
        reach={ENTITLEMENTS[viewerLevel(viewer)].quoteReach}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const prefilledValues = (
  viewer: NonNullable<RequestQuoteContainerProps['viewer']>,
): Partial<InquiryValues> => ({
  first_name: viewer.firstName,
  last_name: viewer.lastName,
  company_name: viewer.company ?? '',
  email_id: viewer.email,
  contact: viewer.phone ?? '',
});
