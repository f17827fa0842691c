import type { components } from '@millrace/api-client';
import { countryName } from '@millrace/domain';
import type { AnswerRow, QuoteRow } from './quotes.repository';
import type { ReadQuote } from './quotes.service';

type Schemas = components['schemas'];

/** Returns a request for a list. */
export const quoteView = (row: QuoteRow, viewerId: string): Schemas['QuoteRequest'] => ({
  id: row.id,
  product_id: row.productId,
  product_name: row.productName,
  buyer: [row.firstName, row.lastName].filter(Boolean).join(' '),
  company_name: row.companyName,
  message: row.message,
  quantity: row.quantity,
  unit: row.unit,
  needed_by: row.neededBy,
  delivery_country: countryName(row.deliveryCountry),
  attachment_name: row.attachmentName,
  asked: new Date(row.createdAt).toISOString(),
  own: row.userId === viewerId,
  recipients: row.recipients,
  answered: row.answered,
});

/** Returns a request with the answers that the reader may see. */
export const quoteDetailView = (
  { quote, answers, answering }: ReadQuote,
  viewerId: string,
): Schemas['QuoteRequestDetail'] => ({
  ...quoteView({ ...quote, answered: answers.length }, viewerId),
  answers: answers.map(answerView),
  answering,
});

const answerView = (row: AnswerRow): Schemas['QuoteAnswer'] => ({
  company_id: row.companyId,
  company_name: row.companyName,
  price: row.price,
  lead_time: row.leadTime,
  minimum_order: row.minimumOrder,
  message: row.message,
  attachment_name: row.attachmentName,
  user_id: row.userId,
  user_name: row.userName,
  answered: new Date(row.changedAt).toISOString(),
});
