import { accountMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InquiryFormProps, InquiryState } from './inquiry-props';
import { INQUIRY_FIELDS, type InquiryValues, NO_INQUIRY } from './inquiry-values';

/** An inquiry while it is written and sent; what was typed stays until it has arrived. @see GAP-073, GAP-103 */
export function useInquiry(
  known: Partial<InquiryValues> = {},
  /** Of which a quote is asked for. */
  productId?: string,
): InquiryFormProps {
  const [values, setValues] = useState<InquiryValues>({ ...NO_INQUIRY, ...known });
  // Kept while nothing is changed: the same call again has the same key, and creates one inquiry.
  const [call, setCall] = useState<ReturnType<typeof toInquiryRequest>>();
  // Fields that were changed since the last answer: what it said of them holds no more.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  // A second press may come before the first has been rendered.
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
      const next = call ?? {
        ...toInquiryRequest(values),
        ...(productId !== undefined && { product_id: productId }),
      };
      setCall(next);
      setCorrected([]);
      mutate(next, {
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

/** Converts form values to the request body: filled fields, trimmed. */
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
