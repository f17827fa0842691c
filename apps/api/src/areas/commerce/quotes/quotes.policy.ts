/** Who asks. */
interface Reader {
  id: string;
  /** The company for which the reader is known to work. @see GAP-089 */
  worksFor: string | null;
}

/** How somebody stands to a request: who sent it, a verified member of a supplier that it was sent to, or nobody. @see DIFF-003 */
export type QuoteRole = 'buyer' | 'supplier' | null;

/** @param isRecipient Whether the request was sent to the company for which the reader works. */
export function quoteRole(reader: Reader, quote: { userId: string | null }, isRecipient: boolean): QuoteRole {
  if (quote.userId === reader.id) return 'buyer';
  return reader.worksFor !== null && isRecipient ? 'supplier' : null;
}
