import type { SubscriptionReport } from '@millrace/domain';

/** Who wants to buy Premium. */
export interface Buyer {
  userId: string;
  email: string;
  name: string;
  /** The provider's own id of the member, from an earlier checkout. */
  customerId: string | null;
}

/** A member as the provider knows them. */
export interface Customer {
  userId: string;
  /** The provider's own id; null where it has none of its own. */
  customerId: string | null;
}

/** Where a checkout leads back to, in full. */
export interface WaysBack {
  paidUrl: string;
  leftUrl: string;
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
  /** Makes a member known to the provider. Two that ask at once are told the same. */
  openCustomer(buyer: Buyer): Promise<Customer>;
  /** What a member has bought and goes on there, whether or not it was ever reported. @returns Ids of subscriptions. */
  findBought(customer: Customer): Promise<string[]>;
  /** Closes what the member has begun and not paid. */
  closeCheckouts(customer: Customer): Promise<void>;
  /**
   * Begins a checkout. Of those that were begun at once the latest alone stays open: two of them could both be paid.
   *
   * @returns Where it is paid.
   */
  startCheckout(customer: Customer, back: WaysBack): Promise<string>;
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
