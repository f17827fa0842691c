/** Attachments of a quote request: as for inquiries, but smaller. @see DIFF-028 */
export const QUOTE_ATTACHMENT = {
  /** Bytes: 5 MB. */
  maxBytes: 5 * 2 ** 20,
  extensions: ['.pdf', '.doc', '.docx', '.xls', '.xlsx'],
} as const;

/** Attachments of an inquiry: PDF, Word and Excel. @see INQ-004, GAP-098 */
export const INQUIRY_ATTACHMENT = {
  /** Bytes: 10 MB. */
  maxBytes: 10 * 2 ** 20,
  extensions: ['.pdf', '.doc', '.docx', '.xls', '.xlsx'],
} as const;

/** Maximum number of suppliers that receive a quote request, to prevent mass mailings. @see DIFF-003 */
export const QUOTE_SUPPLIERS_MAX = 200;
