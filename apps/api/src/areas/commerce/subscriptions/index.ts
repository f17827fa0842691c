export { endGrant, type GrantChange, grantPlan } from './grants.service';
export { findSharing, refreshPlans } from './member-plans.repository';
export { readOwnPlan } from './own-plan.service';
export { invoiceView } from './own-plan.view';
export { bestOf } from './own-subscriptions';
export { workOnPayment } from './payment-jobs';
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
export { syncSubscription } from './sync-subscription';
