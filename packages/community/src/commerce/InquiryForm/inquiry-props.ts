import type { InquiryValues } from './inquiry-values';

/** How far an inquiry is. @see INQ-005, GAP-073 */
export type InquiryState =
  | { status: 'editing' | 'IN_PROGRESS' | 'COMPLETED' }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
      /** What it says of single fields, by their names. */
      fields: Readonly<Record<string, string>>;
      /** Fields that were changed since: what it said of them holds no more. Default: none. */
      corrected?: readonly string[];
    };

export interface InquiryFormProps {
  state: InquiryState;
  /** What is written so far; kept by the host, so that it outlives the form. */
  values: InquiryValues;
  onValuesChange: (change: Partial<InquiryValues>) => void;
  /** Asks for a quote: how much, until when and whereto are asked, too. Default false. @see GAP-025 */
  quote?: boolean;
  /** Where the answers are read once it was sent; none where they come by e-mail. */
  answersHref?: string | undefined;
  /** Called when what is written can be sent. */
  onSubmit: () => void;
  /** Begins anew once an inquiry was sent. */
  onAnother: () => void;
}
