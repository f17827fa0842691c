import type { SubscriptionReport } from '@millrace/domain';

/** Who wants to buy Premium. */
export interface CheckoutOrder {
  userId: string;
  email: string;
  name: string;
  /** The provider's own id of the member, from an earlier checkout. */
  customerId: string | null;
  /** Where one comes back to, in full. */
  paidUrl: string;
  leftUrl: string;
}

/** A checkout that was begun. */
export interface Checkout {
  /** Where it is paid. */
  url: string;
  /** What the provider calls the member; null where it calls them nothing of its own. */
  customerId: string | null;
}

/** What a member paid, or is to pay. */
export interface ProvidedInvoice {
  id: string;
  number: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  status: 'paid' | 'open' | 'void';
  issuedAt: Date;
  termStart: Date;
  termEnd: Date;
  /** The provider's page of it. */
  url: string | null;
}

/** A subscription as the provider has it now. */
export interface ProvidedSubscription {
  /** The member whom it was sold to. */
  userId: string;
  report: SubscriptionReport;
  /** The latest; null before the first. */
  invoice: ProvidedInvoice | null;
}

/** Something that the provider reports. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subscription that it is about; null for one that is about none. */
  subscriptionId: string | null;
}

/** Takes payments. What fails at the provider's is thrown as `PaymentsUnavailableError`. */
export interface Payments {
  kind: 'stripe' | 'test';
  /** Begins a checkout, and closes those that the member has begun before: two of them could both be paid. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** Begins a visit to where the means of payment are changed. @returns Where. */
  openPortal(visit: {
    subscriptionId: string;
    customerId: string | null;
    returnUrl: string;
  }): Promise<string>;
  /** A subscription as it stands. @returns Null for one that is not ours, or was never paid. */
  findSubscription(id: string): Promise<ProvidedSubscription | null>;
  /** Lets a subscription go on when its term ends, or not. */
  setRenewal(id: string, renews: boolean): Promise<void>;
  /** Ends a subscription at once. One that is over is left alone. */
  end(id: string): Promise<void>;
  /** Reads what came to the webhook. @throws {BadSignatureError} when it is not the provider's, or too old. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>;
}
