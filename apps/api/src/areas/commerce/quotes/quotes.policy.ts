/** The reader of a quote request. */
interface Reader {
  id: string;
  /** The company for which the reader is verified to work. @see GAP-089 */
  worksFor: string | null;
}

/** The reader's role: sender, verified member of a supplier that received the request, or none. @see DIFF-003 */
export type QuoteRole = 'buyer' | 'supplier' | null;

/** @param isRecipient True if the reader's verified company received the request. */
export function quoteRole(reader: Reader, quote: { userId: string | null }, isRecipient: boolean): QuoteRole {
  if (quote.userId === reader.id) return 'buyer';
  return reader.worksFor !== null && isRecipient ? 'supplier' : null;
}
