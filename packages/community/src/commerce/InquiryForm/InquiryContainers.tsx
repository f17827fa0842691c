import { accountMutations, type User } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { ENTITLEMENTS, type QuoteReach, SITE_PATHS, viewerLevel } from '@millrace/domain';
import { Button, Dialog, Link, Stack, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { InquiryFields } from './InquiryFields';
import { InquiryForm } from './InquiryForm';
import { reach as reachClass } from './InquiryForm.css';
import { InquirySent } from './InquirySent';
import { InquirySubmit } from './InquirySubmit';
import type { InquiryFormProps, InquiryState } from './inquiry-props';
import { INQUIRY_FIELDS, type InquiryValues, NO_INQUIRY } from './inquiry-values';
import type { QuoteSupplier } from './QuoteSuppliers';
import { useQuoteRecipients } from './useQuoteRecipients';

export interface InquiryFormContainerProps {
  /** Initial values known about the viewer. */
  known?: Partial<InquiryValues> | undefined;
}

/** Sends an inquiry. */
export function InquiryFormContainer({ known }: InquiryFormContainerProps) {
  return <InquiryForm {...useInquiry(known)} />;
}

export type InquiryDialogContainerProps = Pick<InquiryDialogProps, 'open' | 'onOpenChange'>;

/** Sends an inquiry from a dialog; reopening it restores the typed text. */
export function InquiryDialogContainer(dialog: InquiryDialogContainerProps) {
  return <InquiryDialog {...dialog} {...useInquiry()} />;
}

export interface RequestQuoteContainerProps {
  product: { id: string; name: string };
  /** Viewer whose contact details prefill the form and whose plan determines the recipients; null for a guest. */
  viewer: Pick<User, 'firstName' | 'lastName' | 'company' | 'email' | 'phone' | 'plan'> | null;
}

/** "Request Quote" for members and guests; reopening it restores the typed text. @see INQ-010, INQ-011, DIFF-003 */
export function RequestQuoteContainer({ product, viewer }: RequestQuoteContainerProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.format('quote.button')}
      </Button>
      <QuoteDialogContainer product={product} viewer={viewer} open={open} onOpenChange={setOpen} />
    </>
  );
}

export interface QuoteDialogContainerProps extends RequestQuoteContainerProps {
  /** Suppliers that were chosen before; undefined lets the buyer choose among all of the product. */
  suppliers?: readonly QuoteSupplier[] | undefined;
  onSent?: (() => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Controlled dialog that requests a quote of a product; it keeps the typed text while mounted. */
export function QuoteDialogContainer({
  product,
  viewer,
  suppliers,
  open,
  onOpenChange,
  onSent,
}: QuoteDialogContainerProps) {
  const reach = ENTITLEMENTS[viewerLevel(viewer)].quoteReach;
  const canChoose = reach === 'sales-desk-and-suppliers';
  const { ids, renderChooser } = useQuoteRecipients({ product, preset: suppliers, canChoose });
  const target = { product_id: product.id, ...(ids && { supplier_ids: JSON.stringify(ids) }) };
  const form = useInquiry(viewer ? prefilledValues(viewer) : undefined, target, onSent);
  return (
    <QuoteDialog
      {...form}
      {...(viewer && { answersHref: `${SITE_PATHS.quotes}?box=sent`, plansHref: SITE_PATHS.plans })}
      product={product}
      reach={reach}
      chosen={ids?.length}
      chooser={renderChooser(form.state.status === 'failed' ? form.state.fields.supplier_ids : undefined)}
      open={open}
      onOpenChange={onOpenChange}
    />
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

export interface InquiryDialogProps extends InquiryFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Inquiry dialog. @see INQ-001, GAP-014 */
export function InquiryDialog({ open, onOpenChange, ...form }: InquiryDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('inquiryForm.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <InquiryDialogParts {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface QuoteDialogProps extends Omit<InquiryFormProps, 'quote'> {
  product: { name: string };
  /** Recipients of the request, by the viewer's plan. @see DIFF-003, PLAN-009 */
  reach: QuoteReach;
  /** Number of suppliers that the buyer chose; undefined for all. */
  chosen?: number | undefined;
  /** Chooses among the suppliers, until the request was sent. */
  chooser?: ReactNode;
  /** Address of the plans. Default `/pricing`, which is for guests. */
  plansHref?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog that requests a quote of a product. @see INQ-010, GAP-025 */
export function QuoteDialog({
  product,
  reach,
  chosen,
  chooser,
  plansHref = SITE_PATHS.pricing,
  open,
  onOpenChange,
  ...form
}: QuoteDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('quote.title', { product: product.name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <InquiryDialogParts
            {...form}
            quote
            lead={
              <p className={reachClass} data-part="reach" aria-live="polite">
                {reach === 'sales-desk'
                  ? messages.rich('quote.toSalesDesk', {
                      // Opens in a new tab, so that the typed text is kept.
                      link: (text) => (
                        <Link href={plansHref} target="_blank" rel="noopener">
                          {text}
                          <VisuallyHidden> ({messages.format('sharePopup.newTab')})</VisuallyHidden>
                        </Link>
                      ),
                    })
                  : chosen === undefined
                    ? messages.format('quote.toSuppliers')
                    : messages.format('quote.toChosen', { count: chosen })}
              </p>
            }
            chooser={chooser}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface InquiryDialogPartsProps extends InquiryFormProps {
  /** Introduction above the fields. */
  lead?: ReactNode;
  /** Below the introduction, until the request was sent. */
  chooser?: ReactNode;
}

/** Body and footer of a dialog with the form: the submit button stays visible, however long the form is. */
function InquiryDialogParts({ lead, chooser, answersHref, onAnother, ...form }: InquiryDialogPartsProps) {
  const id = useId();
  const { state, quote = false } = form;
  const isSent = state.status === 'COMPLETED';
  return (
    <>
      <Dialog.Body>
        <Stack gap="md">
          {lead}
          {!isSent && chooser}
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

/** Fields of a quote request that nobody types. */
interface QuoteTarget {
  product_id?: string;
  supplier_ids?: string;
}

/** Holds the values and sends the inquiry; they are kept until it was accepted. @see GAP-073, GAP-103 */
function useInquiry(
  known: Partial<InquiryValues> = {},
  /** Product of which a quote is requested, and the suppliers that were chosen. */
  quote: QuoteTarget = {},
  onSent?: () => void,
): InquiryFormProps {
  const [values, setValues] = useState<InquiryValues>({ ...NO_INQUIRY, ...known });
  // Memoized until a value changes: a retry reuses the idempotency key and creates only one inquiry.
  const [call, setCall] = useState<ReturnType<typeof toInquiryRequest> & QuoteTarget>();
  // Fields edited since the last response, whose errors no longer apply.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  // A second press may come before the state has rendered.
  const isSending = useRef(false);
  const { mutate, reset, ...sending } = useMutation(accountMutations(useApiClient()).sendInquiry());
  return {
    state: inquiryState(sending, corrected),
    values,
    onValuesChange: (change) => {
      setCall(undefined);
      setCorrected((before) => [...before, ...Object.keys(change)]);
      setValues((before) => ({ ...before, ...change }));
    },
    onSubmit: () => {
      if (isSending.current) return;
      isSending.current = true;
      const isRetry = call?.supplier_ids === quote.supplier_ids;
      const next = (isRetry && call) || { ...toInquiryRequest(values), ...quote };
      setCall(next);
      setCorrected([]);
      mutate(next, {
        onSuccess: onSent,
        onSettled: () => {
          isSending.current = false;
        },
      });
    },
    onAnother: () => {
      setValues(({ message: _, attachment: __, ...person }) => ({ ...NO_INQUIRY, ...person }));
      setCall(undefined);
      reset();
    },
  };
}

/** Converts form values to the request body: only non-empty fields, trimmed. */
function toInquiryRequest({ attachment, ...values }: InquiryValues) {
  const filled = INQUIRY_FIELDS.map((field) => [field, values[field].trim()] as const);
  return {
    ...Object.fromEntries(filled.filter(([, text]) => text !== '')),
    first_name: values.first_name.trim(),
    email_id: values.email_id.trim(),
    message: values.message.trim(),
    ...(attachment && { attachment }),
  };
}

type Sending = Pick<ReturnType<typeof useMutation>, 'status'> & {
  error: { text: string | null; fields: Readonly<Record<string, string>> } | null;
};

function inquiryState({ status, error }: Sending, corrected: readonly string[]): InquiryState {
  if (status === 'pending') return { status: 'IN_PROGRESS' };
  if (status === 'success') return { status: 'COMPLETED' };
  if (!error) return { status: 'editing' };
  const refused = Object.keys(error.fields);
  if (refused.length > 0 && refused.every((field) => corrected.includes(field))) return { status: 'editing' };
  return { status: 'failed', reason: error.text, fields: error.fields, corrected };
}
