export { openPayments } from './open-payments';
export type { Payments, ProvidedInvoice, ProvidedSubscription } from './payments';
export { findTestPayment, type TestPaymentRow, updateTestPayment } from './test-payments.repository';
