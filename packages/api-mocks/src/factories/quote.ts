import type { QuoteRequest, QuoteRequestDetail } from '@millrace/api-client';
import { example } from '../contract/examples';

/** A request for a quote: one's own with two answers, or one that one's company was sent and has answered. */
export const aQuote = (
  kind: 'sent' | 'received',
  overrides: Partial<QuoteRequestDetail> = {},
): QuoteRequestDetail => ({
  ...example('QuoteRequestReply', kind === 'sent' ? 'QuoteSent' : 'QuoteReceived').Item,
  ...overrides,
});

/** Requests as a list has them. */
export const quotes = (kind: 'sent' | 'received'): QuoteRequest[] => {
  const { answers: _, answering: __, ...quote } = aQuote(kind);
  return [quote];
};
