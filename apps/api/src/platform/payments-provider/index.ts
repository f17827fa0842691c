export { openPayments } from './open-payments';
export type { Customer, Payments, ProvidedInvoice, ProvidedSubscription } from './payments';
export { findTestPayment, type TestPaymentRow, updateTestPayment } from './test-payments.repository';
