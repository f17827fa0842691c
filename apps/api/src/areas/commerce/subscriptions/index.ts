export { findSharing, refreshPlans } from './member-plans.repository';
export { invoiceView } from './own-plan.view';
export { bestOf } from './own-subscriptions';
export { reviewSubscriptions } from './review-subscriptions';
export {
  findGranted,
  findInvoices,
  findOpenSubscriptions,
  findProvidedOpen,
  noteEvent,
  purgeExpiredPaymentEvents,
} from './subscriptions.repository';
export { subscriptionRoutes } from './subscriptions.routes';
export { endGrant, type GrantChange, grantPlan, readOwnPlan, workOnPayment } from './subscriptions.service';
export { syncSubscription } from './sync-subscription';
