/** Who asks. */
interface Reader {
  id: string;
  /** The company with which the reader is listed as a contact. */
  contactOf: string | null;
}

/** How somebody stands to a request: who sent it, a contact of a supplier that it was sent to, or nobody. @see DIFF-003 */
export type QuoteRole = 'buyer' | 'supplier' | null;

/** @param isRecipient Whether the request was sent to the company with which the reader is listed. */
export function quoteRole(reader: Reader, quote: { userId: string | null }, isRecipient: boolean): QuoteRole {
  if (quote.userId === reader.id) return 'buyer';
  return reader.contactOf !== null && isRecipient ? 'supplier' : null;
}
