import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { StripeConfig } from '../src/platform/config';

/** A subscription as the stand-in knows it. */
export interface StandInSubscription {
  id: string;
  customer: string;
  userId: string | null;
  status: string;
  /** Whole seconds. */
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  /** The moment at which it ends, in whole seconds; alone, as the customer portal cancels, or with the above. */
  cancelAt: number | null;
  invoice: { id: string; number: string; status: string; total: number } | null;
}

/** A checkout as the stand-in knows it. */
export interface StandInCheckout {
  customer: string;
  userId: string;
  status: 'open' | 'expired' | 'complete';
  /** Whole seconds. */
  created: number;
}

/** An event, as it is sent to the webhook. */
export interface StandInEvent {
  id: string;
  payload: string;
}

/** Stands in for Stripe's API, and reports to our webhook with signatures of the SDK's own making. */
export interface StripeStandIn {
  config: StripeConfig;
  /** What was asked, such as `POST /v1/customers`. */
  asked: string[];
  subscriptions: Map<string, StandInSubscription>;
  /** Checkouts by id, and whether they can still be paid. */
  checkouts: Map<string, StandInCheckout>;
  /** What it answers in place of anything else; null is as usual. */
  failsWith: number | null;
  /** Pays a checkout as a visitor of its page does. @returns The subscription. */
  pay(checkoutUrl: string): StandInSubscription;
  /** Takes the next payment, as at the end of a term. */
  renew(subscription: StandInSubscription): void;
  /** An event about a subscription. */
  event(type: string, subscription: Pick<StandInSubscription, 'id'>): StandInEvent;
  /** Sends an event. @param signing What differs from how Stripe signs. */
  send(
    apiUrl: string,
    event: StandInEvent,
    signing?: { secret?: string; timestamp?: number; header?: string },
  ): Promise<{ status: number; code?: string }>;
  close(): Promise<void>;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SECRET_KEY = 'sk_test_standin';
const WEBHOOK_SECRET = 'whsec_standin';

/** Starts a stand-in. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  let made = 0;
  const newId = (kind: string): string => {
    made += 1;
    return `${kind}_${made}`;
  };
  const customers = new Set<string>();
  /** By the keys with which they were asked for. */
  const madeWith = new Map<string, string>();
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<ServerResponse> {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const url = new URL(req.url ?? '/', apiUrl);
    standIn.asked.push(`${req.method} ${url.pathname}`);
    if (standIn.failsWith !== null) return reply(res, standIn.failsWith, { error: { message: 'Down.' } });
    if (req.headers.authorization !== `Bearer ${SECRET_KEY}`) return reply(res, 401, { error: {} });
    const [, , kind = '', second = '', third = ''] = url.pathname.split('/');
    if (kind === 'customers') return customer(req, res, second);
    if (kind === 'checkout') return checkout(req, res, { form, url, id: third });
    if (kind === 'billing_portal') {
      return reply(res, 200, { id: newId('bps'), url: `${apiUrl}/portal/${form.get('customer')}` });
    }
    if (kind === 'subscriptions' && second === '') return subscriptionList(res, url);
    if (kind === 'subscriptions') return subscription(req, res, form, second);
    return missing(res);
  }

  function customer(req: IncomingMessage, res: ServerResponse, id: string): ServerResponse {
    if (req.method === 'GET')
      return customers.has(id) ? reply(res, 200, { id, object: 'customer' }) : missing(res);
    const key = String(req.headers['idempotency-key'] ?? newId('key'));
    const one = madeWith.get(key) ?? newId('cus');
    madeWith.set(key, one);
    customers.add(one);
    return reply(res, 200, { id: one, object: 'customer' });
  }

  function checkout(
    req: IncomingMessage,
    res: ServerResponse,
    { form, url, id }: { form: URLSearchParams; url: URL; id: string },
  ): ServerResponse {
    const asWritten = (one: string, { status, created }: StandInCheckout) => ({
      ...{ id: one, object: 'checkout.session', status, created },
      url: status === 'open' ? `${apiUrl}/pay/${one}` : null,
    });
    if (req.method === 'GET') {
      const open = [...standIn.checkouts].filter(
        ([, one]) => one.customer === url.searchParams.get('customer') && one.status === 'open',
      );
      return reply(res, 200, list(open.map(([one, known]) => asWritten(one, known))));
    }
    const known = standIn.checkouts.get(id);
    if (id !== '' && known) {
      if (known.status !== 'open') return refused(res, 'Only open sessions can be expired.');
      known.status = 'expired';
      return reply(res, 200, asWritten(id, known));
    }
    const one = newId('cs');
    const begun: StandInCheckout = {
      customer: form.get('customer') ?? '',
      userId: form.get('subscription_data[metadata][user_id]') ?? '',
      status: 'open',
      created: Math.floor(Date.now() / 1000),
    };
    standIn.checkouts.set(one, begun);
    return reply(res, 200, asWritten(one, begun));
  }

  function subscriptionList(res: ServerResponse, url: URL): ServerResponse {
    const status = url.searchParams.get('status');
    const found = [...standIn.subscriptions.values()].filter(
      (one) =>
        one.customer === url.searchParams.get('customer') && (status === 'all' || one.status !== 'canceled'),
    );
    return reply(res, 200, list(found.map(written)));
  }

  function subscription(req: IncomingMessage, res: ServerResponse, form: URLSearchParams, id: string) {
    const known = standIn.subscriptions.get(id);
    if (!known) return missing(res);
    if (req.method === 'DELETE') {
      if (known.status === 'canceled') return missing(res);
      known.status = 'canceled';
    }
    if (req.method === 'POST') {
      const [atEnd, at] = [form.get('cancel_at_period_end'), form.get('cancel_at')];
      if (atEnd !== null && at !== null)
        return refused(res, 'Say one of cancel_at_period_end and cancel_at.');
      if (at !== null) known.cancelAt = at === '' ? null : Number(at);
      if (atEnd === 'true') Object.assign(known, { cancelAtPeriodEnd: true, cancelAt: known.end });
      // What was cancelled by a day stays so.
      else if (atEnd === 'false' && known.cancelAtPeriodEnd) {
        Object.assign(known, { cancelAtPeriodEnd: false, cancelAt: null });
      }
    }
    return reply(res, 200, written(known));
  }

  const standIn: StripeStandIn = {
    config: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, priceId: 'price_premium', apiUrl },
    asked: [],
    subscriptions: new Map(),
    checkouts: new Map(),
    failsWith: null,
    pay(checkoutUrl) {
      const one = standIn.checkouts.get(checkoutUrl.split('/').at(-1) ?? '');
      if (one?.status !== 'open') throw new Error('This checkout can no longer be paid.');
      one.status = 'complete';
      const start = Math.floor(Date.now() / 1000);
      const bought: StandInSubscription = {
        id: newId('sub'),
        customer: one.customer,
        userId: one.userId,
        status: 'active',
        start,
        end: start + YEAR_SECONDS,
        cancelAtPeriodEnd: false,
        cancelAt: null,
        invoice: { id: newId('in'), number: `MR-${made}`, status: 'paid', total: 125_000 },
      };
      standIn.subscriptions.set(bought.id, bought);
      return bought;
    },
    renew(one) {
      Object.assign(one, { status: 'active', start: one.end, end: one.end + YEAR_SECONDS });
      one.invoice = { id: newId('in'), number: `MR-${made}`, status: 'paid', total: 125_000 };
    },
    event(type, { id: about }) {
      const id = newId('evt');
      const object = type.startsWith('invoice.')
        ? { object: 'invoice', parent: { subscription_details: { subscription: about } } }
        : type.startsWith('checkout.')
          ? { object: 'checkout.session', subscription: about }
          : { object: 'subscription', id: about };
      return { id, payload: JSON.stringify({ id, object: 'event', type, data: { object } }) };
    },
    async send(to, { payload }, { secret = WEBHOOK_SECRET, timestamp, header } = {}) {
      const signature =
        header ??
        Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
      const sent = await fetch(`${to}/api/v2/payments/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: payload,
      });
      const text = await sent.text();
      return { status: sent.status, ...(text !== '' && { code: JSON.parse(text).code }) };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

/** A subscription as Stripe's API writes it. @see https://docs.stripe.com/api/subscriptions/object */
function written({
  id,
  customer,
  userId,
  status,
  start,
  end,
  cancelAtPeriodEnd,
  cancelAt,
  invoice,
}: StandInSubscription) {
  return {
    id,
    object: 'subscription',
    customer,
    status,
    metadata: userId === null ? {} : { user_id: userId },
    cancel_at: cancelAt,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: {
      object: 'list',
      data: [{ id: `si_${id}`, current_period_start: start, current_period_end: end }],
    },
    latest_invoice: invoice && {
      ...invoice,
      object: 'invoice',
      currency: 'usd',
      created: start,
      hosted_invoice_url: `https://invoice.payments.example/${invoice.id}`,
    },
  };
}

const missing = (res: ServerResponse): ServerResponse =>
  reply(res, 404, {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' },
  });

const refused = (res: ServerResponse, message: string): ServerResponse =>
  reply(res, 400, { error: { type: 'invalid_request_error', message } });

const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false });

const reply = (res: ServerResponse, status: number, json: unknown): ServerResponse =>
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
