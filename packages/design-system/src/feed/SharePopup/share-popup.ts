/** Values of the email form. */
export interface ShareEmailValues {
  /** Comma-separated email addresses. @see FEED-052 */
  to: string;
  subject: string;
  body: string;
}

/** Status of sharing by e-mail. @see FEED-057 */
export type ShareEmailState =
  | { status: 'editing' | 'sharing' }
  | {
      status: 'shared';
      /** Number of recipients. */
      count: number;
    }
  | {
      status: 'failed';
      /** Error message of the server, if any. */
      reason: string | null;
      /** Validation errors of the server, by field name. */
      fields: Readonly<Record<string, string>>;
    };

const FIELDS: readonly string[] = ['to', 'subject', 'body'] satisfies (keyof ShareEmailValues)[];

/** True if the failure is a validation error that can be corrected in the form. */
export const isShareEmailField = (name: string): boolean => FIELDS.includes(name);
