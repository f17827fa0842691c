/** What may be attached to an inquiry: PDF, Word and Excel. @see INQ-004, GAP-098 */
export const INQUIRY_ATTACHMENT = {
  /** Bytes: 10 MB. */
  maxBytes: 10 * 2 ** 20,
  extensions: ['.pdf', '.doc', '.docx', '.xls', '.xlsx'],
} as const;
