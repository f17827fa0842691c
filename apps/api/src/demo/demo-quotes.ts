import { DAY_MS, utcDay } from '@millrace/domain';
import { externalId } from '../platform/db/ids';
import type { inquiries, quoteAnswers, quoteRecipients } from '../platform/db/schema';
import { companyId, memberId, productId, readList } from './demo-ids';

interface QuoteEntry {
  key: string;
  member: string;
  product: string;
  quantity: string;
  unit: string;
  neededInDays: number;
  country: string;
  message: string;
  /** Hours from the request to loading. */
  hoursAgo: number;
  answers: readonly {
    company: string;
    member: string;
    price: string;
    leadTime: string;
    minimumOrder: string;
    message: string;
    hoursAfter: number;
  }[];
}

/** Demo rows that requests refer to. */
interface Known {
  users: readonly {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
    companyId: string | null;
    companyProof: string | null;
    plan: string;
  }[];
  companies: readonly { id: string; name: string }[];
  suppliers: readonly { productId: string; companyId: string }[];
}

const HOUR_MS = 3_600_000;

/** Returns the ID of a demo quote request by key. */
const quoteId = (key: string): string => externalId('demo', 'quote', key);

/**
 * Reads demo quote requests with suppliers' answers. Those of Platinum members were sent to each supplier with verified
 * people; others are with the sales desk. @see DIFF-003
 */
export function readQuotes({ users, companies, suppliers }: Known, now: number) {
  const members = new Map(users.map((user) => [user.id, user]));
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const reached = new Set(users.flatMap((user) => (user.companyProof ? (user.companyId ?? []) : [])));
  const entries = readList<QuoteEntry>('quotes.json').map((entry) => {
    const buyer = members.get(memberId(entry.member));
    if (!buyer) throw new Error(`Who asks for a quote is no member: ${entry.member}`);
    return { ...entry, buyer, askedAt: now - entry.hoursAgo * HOUR_MS - (entry.key.length % 7) * 397_000 };
  });
  return {
    inquiries: entries.map(({ key, product, quantity, unit, message, buyer, ...entry }) => ({
      ...{ id: quoteId(key), productId: productId(product), userId: buyer.id },
      ...{ firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phone: buyer.phone },
      companyName: buyer.companyId === null ? null : (names.get(buyer.companyId) ?? null),
      ...{ quantity, unit, message },
      neededBy: utcDay(now + entry.neededInDays * DAY_MS),
      deliveryCountry: entry.country,
      createdAt: new Date(entry.askedAt),
    })) satisfies (typeof inquiries.$inferInsert)[],
    quoteRecipients: entries.flatMap(({ key, product, buyer }) =>
      suppliers
        .filter(
          (one) =>
            buyer.plan === 'platinum' &&
            one.productId === productId(product) &&
            one.companyId !== buyer.companyId &&
            reached.has(one.companyId),
        )
        .map((one) => ({ inquiryId: quoteId(key), companyId: one.companyId })),
    ) satisfies (typeof quoteRecipients.$inferInsert)[],
    quoteAnswers: entries.flatMap(({ key, answers, askedAt }) =>
      answers.map(({ company, member, price, leadTime, minimumOrder, message, hoursAfter }) => {
        const answeredAt = new Date(Math.min(now, askedAt + hoursAfter * HOUR_MS));
        return {
          id: externalId('demo', 'quote answer', `${key} ${company}`),
          ...{ inquiryId: quoteId(key), companyId: companyId(company), userId: memberId(member) },
          ...{ price, leadTime, minimumOrder, message, createdAt: answeredAt, changedAt: answeredAt },
        };
      }),
    ) satisfies (typeof quoteAnswers.$inferInsert)[],
  };
}
