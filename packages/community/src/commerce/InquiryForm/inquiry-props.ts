import type { InquiryValues } from './inquiry-values';

/** State of an inquiry. @see INQ-005, GAP-073 */
export type InquiryState =
  | { status: 'editing' | 'IN_PROGRESS' | 'COMPLETED' }
  | {
      status: 'failed';
      /** The server's message, if any. */
      reason: string | null;
      /** Errors by field name. */
      fields: Readonly<Record<string, string>>;
      /** Fields edited since the response, whose errors no longer apply. Default: none. */
      corrected?: readonly string[];
    };

export interface InquiryFormProps {
  state: InquiryState;
  /** Current values; held by the host, so that they survive unmounting the form. */
  values: InquiryValues;
  onValuesChange: (change: Partial<InquiryValues>) => void;
  /** True for a quote request, which also asks for quantity, date and destination. Default false. @see GAP-025 */
  quote?: boolean;
  /** Address of the page that shows the answers; undefined if they arrive by e-mail. */
  answersHref?: string | undefined;
  /** Called when the values are valid. */
  onSubmit: () => void;
  /** Resets the form after an inquiry was sent. */
  onAnother: () => void;
}
