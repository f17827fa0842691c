/** What is written to the readers. */
export interface ShareEmailValues {
  /** Addresses, by commas. @see FEED-052 */
  to: string;
  subject: string;
  body: string;
}

/** How far sharing by e-mail is. @see FEED-057 */
export type ShareEmailState =
  | { status: 'editing' | 'sharing' }
  | {
      status: 'shared';
      /** How many addresses it was shared with. */
      count: number;
    }
  | {
      status: 'failed';
      /** The server's own words, where there are any. */
      reason: string | null;
      /** What it says of single fields, by their names. */
      fields: Readonly<Record<string, string>>;
    };

const FIELDS: readonly string[] = ['to', 'subject', 'body'] satisfies (keyof ShareEmailValues)[];

/** True if what is refused stands in the form, where it can be put right. */
export const isShareEmailField = (name: string): boolean => FIELDS.includes(name);
