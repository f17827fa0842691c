import { Dialog, Stack } from '@millrace/ui';
import { type ReactNode, useId } from 'react';
import { InquiryFields } from './InquiryFields';
import { InquirySent } from './InquirySent';
import { InquirySubmit } from './InquirySubmit';
import type { InquiryFormProps } from './inquiry-props';

export interface InquiryDialogPartsProps extends InquiryFormProps {
  /** What is said before the fields. */
  lead?: ReactNode;
}

/** Body and foot of a dialog with the form: what sends it stays in sight, however many fields there are. */
export function InquiryDialogParts({ lead, answersHref, onAnother, ...form }: InquiryDialogPartsProps) {
  const id = useId();
  const { state, quote = false } = form;
  const isSent = state.status === 'COMPLETED';
  return (
    <>
      <Dialog.Body>
        <Stack gap="md">
          {lead}
          {isSent ? (
            <InquirySent quote={quote} answersHref={answersHref} onAnother={onAnother} />
          ) : (
            <InquiryFields {...form} id={id} />
          )}
        </Stack>
      </Dialog.Body>
      {!isSent && (
        <Dialog.Footer>
          <InquirySubmit form={id} state={state} quote={quote} />
        </Dialog.Footer>
      )}
    </>
  );
}
