import type { SubscriptionReport } from '@millrace/domain';

/** A member who buys Premium. */
export interface Buyer {
  userId: string;
  email: string;
  name: string;
  /** The provider's customer ID from an earlier checkout. */
  customerId: string | null;
}

/** A member as a customer of the provider. */
export interface Customer {
  userId: string;
  /** The provider's customer ID; null if it has none. */
  customerId: string | null;
}

/** Absolute return URLs of a checkout. */
export interface WaysBack {
  paidUrl: string;
  leftUrl: string;
}

/** An invoice. */
export interface ProvidedInvoice {
  id: string;
  number: string;
  /** In the smallest currency unit. */
  amount: number;
  currency: string;
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  termStart: Date;
  termEnd: Date;
  /** URL of the invoice at the provider. */
  url: string | null;
}

/** Current state of a subscription at the provider. */
export interface ProvidedSubscription {
  /** The member who bought it. */
  userId: string;
  report: SubscriptionReport;
  /** The latest invoice; null before the first. */
  invoice: ProvidedInvoice | null;
}

/** A webhook event of the provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subscription concerned; null if none. */
  subscriptionId: string | null;
}

/** Payment provider. Its failures are thrown as `PaymentsUnavailableError`. */
export interface Payments {
  kind: 'stripe' | 'test';
  /** Creates a customer or returns the existing one. Idempotent under concurrency. */
  openCustomer(buyer: Buyer): Promise<Customer>;
  /** Finds a member's live subscriptions, including ones whose webhook never arrived. @returns Subscription IDs. */
  findBought(customer: Customer): Promise<string[]>;
  /** Expires a member's unpaid checkouts. */
  closeCheckouts(customer: Customer): Promise<void>;
  /**
   * Starts a checkout. Only the latest of concurrent checkouts stays open, so that a member cannot pay twice.
   *
   * @returns URL of the payment page.
   */
  startCheckout(customer: Customer, back: WaysBack): Promise<string>;
  /** Opens the portal for changing the payment method. @returns Its URL. */
  openPortal(visit: {
    subscriptionId: string;
    customerId: string | null;
    returnUrl: string;
  }): Promise<string>;
  /** Reads a subscription. @returns Null if it is not ours or was never paid. */
  findSubscription(id: string): Promise<ProvidedSubscription | null>;
  /** Turns automatic renewal on or off. */
  setRenewal(id: string, renews: boolean): Promise<void>;
  /** Cancels a subscription at once. Does nothing if it has ended. */
  end(id: string): Promise<void>;
  /** Parses a webhook event. @throws {BadSignatureError} if its signature is invalid or too old. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
}
