import { isFact, type MailContent, type MailWriter } from '../content';
import type { MailData, QuoteFacts } from '../mail';

/** Thanks a visitor who requested an invitation. @see ERR-012 */
export const invitationReceived = (
  { signupPath }: MailData['invitationReceived'],
  { text, web }: MailWriter,
): MailContent => ({
  subject: text('mail.invitationReceived.subject'),
  preheader: text('mail.invitationReceived.preheader'),
  heading: text('mail.invitationReceived.heading'),
  paragraphs: [text('mail.invitationReceived.thanks'), text('mail.invitationReceived.ahead')],
  action: { label: text('mail.invitationReceived.action'), url: web(signupPath) },
  reason: text('mail.invitationReceived.reason'),
});

/** Tells the sales desk who requested an invitation. */
export const invitationAsked = (
  { address, at }: MailData['invitationAsked'],
  { text, momentText }: MailWriter,
): MailContent => ({
  subject: text('mail.invitationAsked.subject', { address }),
  preheader: text('mail.invitationAsked.preheader'),
  heading: text('mail.invitationAsked.heading'),
  paragraphs: [text('mail.invitationAsked.happened')],
  facts: [
    { label: text('mail.label.email'), value: address },
    { label: text('mail.label.time'), value: momentText(at) },
  ],
  reason: text('mail.reason.sales'),
});

/** Forwards an inquiry to the sales desk. @see INQ-002 */
export const inquiry = (data: MailData['inquiry'], { text, momentText, web }: MailWriter): MailContent => {
  const name = [data.firstName, data.lastName].filter(Boolean).join(' ');
  const facts = [
    { label: text('mail.label.name'), value: name },
    { label: text('mail.label.company'), value: data.company },
    { label: text('mail.label.email'), value: data.address },
    { label: text('mail.label.phone'), value: data.phone },
    { label: text('mail.label.product'), value: data.product?.name ?? null },
    { label: text('mail.label.suppliers'), value: data.suppliers.join(', ') || null },
    ...(data.quote ? quoteFacts(data.quote, text) : []),
    { label: text('mail.label.time'), value: momentText(data.at) },
  ];
  return {
    subject: data.quote
      ? text('mail.quoteInquiry.subject', { name, product: data.product?.name ?? '' })
      : text('mail.inquiry.subject', { name }),
    preheader: data.message.slice(0, PREHEADER_LENGTH),
    heading: text(data.quote ? 'mail.quoteInquiry.heading' : 'mail.inquiry.heading'),
    paragraphs: [text('mail.inquiry.happened')],
    facts: facts.filter(isFact),
    quote: data.message,
    ...(data.product && {
      action: { label: text('mail.inquiry.action'), url: web(data.product.path) },
    }),
    reason: text('mail.reason.sales'),
  };
};

/** Forwards a quote request to a supplier's contact. @see DIFF-003 */
export const quoteRequest = (data: MailData['quoteRequest'], { text, web }: MailWriter): MailContent => {
  const { product, buyer, supplier } = data;
  const facts = [
    { label: text('mail.label.name'), value: buyer },
    { label: text('mail.label.company'), value: data.company },
    { label: text('mail.label.product'), value: product.name },
    ...quoteFacts(data.quote, text),
  ];
  return {
    subject: text('mail.quoteRequest.subject', { product: product.name }),
    preheader: data.message.slice(0, PREHEADER_LENGTH),
    heading: text('mail.quoteRequest.heading', { product: product.name }),
    paragraphs: [text('mail.quoteRequest.happened', { firstName: data.firstName, buyer })],
    facts: facts.filter(isFact),
    quote: data.message,
    action: { label: text('mail.quoteRequest.action'), url: web(data.answerPath) },
    reason: text('mail.quoteRequest.reason', { supplier, product: product.name }),
  };
};

/** Forwards a supplier's answer to the requester. @see DIFF-003 */
export const quoteAnswered = (data: MailData['quoteAnswered'], { text, web }: MailWriter): MailContent => {
  const { firstName, supplier, product } = data;
  const facts = [
    { label: text('mail.label.price'), value: data.price },
    { label: text('mail.label.leadTime'), value: data.leadTime },
    { label: text('mail.label.minimumOrder'), value: data.minimumOrder },
  ];
  return {
    subject: text('mail.quoteAnswered.subject', { supplier, product }),
    preheader: data.message.slice(0, PREHEADER_LENGTH),
    heading: text('mail.quoteAnswered.heading', { supplier }),
    paragraphs: [text('mail.quoteAnswered.happened', { firstName, supplier, product })],
    facts: facts.filter(isFact),
    quote: data.message,
    action: { label: text('mail.quoteAnswered.action'), url: web(data.answersPath) },
    reason: text('mail.quoteAnswered.reason', { product }),
  };
};

const quoteFacts = ({ quantity, neededBy, deliveryCountry }: QuoteFacts, text: MailWriter['text']) => [
  { label: text('mail.label.quantity'), value: quantity },
  { label: text('mail.label.neededBy'), value: neededBy },
  { label: text('mail.label.deliveryCountry'), value: deliveryCountry },
];

const PREHEADER_LENGTH = 120;
