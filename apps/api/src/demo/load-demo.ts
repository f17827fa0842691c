import {
  type CompanyType,
  countrySortKey,
  DAY_MS,
  nameSortKey,
  type Plan,
  personName,
  type Sector,
} from '@millrace/domain';
import { hashPassword } from '../areas/account/session';
import { showsWork } from '../areas/companies/affiliations';
import { rebuildFeeds } from '../areas/feed/feed-entries';
import type { Config } from '../platform/config';
import type { Context } from '../platform/context';
import { refreshCompanies } from '../platform/db/company-figures';
import { recountAllProducts } from '../platform/db/counts';
import { isEmpty } from '../platform/db/is-empty';
import {
  chatMembers,
  chatMessages,
  chats,
  companies,
  companyDays,
  companyFollowers,
  connections,
  embedDays,
  eventCompanies,
  eventProducts,
  events,
  eventVotes,
  inquiries,
  postComments,
  postCompanies,
  postLikes,
  postProducts,
  posts,
  productDays,
  productFollowers,
  productLinks,
  products,
  publisherSites,
  quoteAnswers,
  quoteRecipients,
  subscriptions,
  suppliers,
  testPayments,
  users,
} from '../platform/db/schema';
import { transact } from '../platform/db/transact';
import { holdLoading, insertMany } from './demo.repository';
import { readAnalytics } from './demo-analytics';
import { readChats } from './demo-chats';
import { readEvents } from './demo-events';
import { demoCompanyFacts, demoFacts } from './demo-facts';
import { cell, companyId, memberId, productId, readList, readTable, requiredCell } from './demo-ids';
import { demoNews, isLent } from './demo-news';
import { readPlans, readPublisher } from './demo-plans';
import { readPosts } from './demo-posts';
import { readQuotes } from './demo-quotes';

/** The password of every demo account. */
const PASSWORD = 'demo-millrace';

interface Member {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  designation?: string;
  company?: string;
  /** True if a moderator has verified the member; an address of the company's domain verifies the member as well. */
  verified?: boolean;
  plan: Plan;
  phone?: string;
}

interface Follow {
  member: string;
  product?: string;
  company?: string;
  /** Hours from the follow to loading. Default: one for each preceding entry. */
  hoursAgo?: number;
}

/** Loads the demo data into an empty database; does nothing otherwise. */
export async function loadDemo({
  config,
  db,
  log,
  jobs,
}: Pick<Context, 'db' | 'log' | 'jobs'> & { config: Pick<Config, 'partnerUrl'> }): Promise<void> {
  if (!(await isEmpty(db))) return;
  const startedAt = performance.now();
  const passwordHash = await hashPassword(PASSWORD);
  const rows = readRows(passwordHash, config.partnerUrl, Date.now());
  const isLoaded = await transact(db, async (tx) => {
    await holdLoading(tx);
    // A concurrent process may have loaded it.
    if (!(await isEmpty(tx))) return false;
    await insertMany(tx, companies, rows.companies);
    await insertMany(tx, users, rows.users);
    await insertMany(tx, subscriptions, rows.subscriptions);
    await insertMany(tx, testPayments, rows.testPayments);
    await insertMany(tx, products, rows.products);
    await insertMany(tx, productLinks, rows.links);
    await insertMany(tx, suppliers, rows.suppliers);
    await insertMany(tx, productFollowers, rows.productFollowers);
    await insertMany(tx, companyFollowers, rows.companyFollowers);
    await insertMany(tx, connections, rows.connections);
    await insertMany(tx, posts, rows.posts);
    await insertMany(tx, postProducts, rows.postProducts);
    await insertMany(tx, postCompanies, rows.postCompanies);
    await insertMany(tx, postLikes, rows.postLikes);
    await insertMany(tx, postComments, rows.postComments);
    await insertMany(tx, events, rows.events);
    await insertMany(tx, eventProducts, rows.eventProducts);
    await insertMany(tx, eventCompanies, rows.eventCompanies);
    await insertMany(tx, eventVotes, rows.eventVotes);
    await insertMany(tx, chats, rows.chats);
    await insertMany(tx, chatMembers, rows.chatMembers);
    await insertMany(tx, chatMessages, rows.chatMessages);
    await insertMany(tx, inquiries, rows.inquiries);
    await insertMany(tx, quoteRecipients, rows.quoteRecipients);
    await insertMany(tx, quoteAnswers, rows.quoteAnswers);
    await insertMany(tx, companyDays, rows.companyDays);
    await insertMany(tx, productDays, rows.productDays);
    await insertMany(tx, publisherSites, rows.publisherSites);
    await insertMany(tx, embedDays, rows.embedDays);
    await rebuildFeeds(tx);
    await refreshCompanies(tx, null);
    await recountAllProducts(tx);
    for (const happening of demoNews(rows)) await jobs.send('notification', happening, { tx });
    return true;
  });
  if (!isLoaded) return;
  const counts = Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length]));
  log.info({ ...counts, durationMs: Math.round(performance.now() - startedAt) }, 'demo data loaded');
}

function readRows(passwordHash: string, partnerUrl: string | null, now: number) {
  const companyRows = readTable('companies.csv').map((line) => {
    const name = requiredCell(line, 'name');
    const country = cell(line, 'country');
    return {
      id: companyId(requiredCell(line, 'key')),
      name,
      nameKey: nameSortKey(name),
      country,
      countryKey: countrySortKey(country),
      sector: cell(line, 'sector') as Sector | null,
      type: cell(line, 'type') as CompanyType | null,
      address: cell(line, 'address'),
      url: cell(line, 'url'),
      description: cell(line, 'description'),
      facts: demoCompanyFacts(requiredCell(line, 'key'), now),
    };
  });
  const keysOfCompany = new Map(
    companyRows.map(({ id, nameKey, countryKey }) => [id, { companyKey: nameKey, countryKey }]),
  );
  const known = new Map(companyRows.map((row) => [row.id, row]));
  const members = readList<Member>('members.json').map((member, at) => ({
    ...userRow(member, passwordHash, now + at),
    ...proofOf(member, now, member.company ? (known.get(companyId(member.company))?.url ?? null) : null),
    country: member.company ? (known.get(companyId(member.company))?.country ?? null) : null,
  }));
  const rows = {
    companies: companyRows,
    users: members,
    ...readPlans(members, now),
    products: readTable('products.csv').map((line) => {
      const name = requiredCell(line, 'name');
      return {
        id: productId(requiredCell(line, 'key')),
        name,
        nameKey: nameSortKey(name),
        description: cell(line, 'description'),
        country: cell(line, 'country'),
        sector: cell(line, 'sector') as Sector | null,
        ...demoFacts(line),
      };
    }),
    links: readTable('links.csv').map((line) => ({
      rawMaterialId: productId(requiredCell(line, 'material')),
      applicationId: productId(requiredCell(line, 'product')),
    })),
    suppliers: readTable('suppliers.csv').map((line) => {
      const id = companyId(requiredCell(line, 'company'));
      const keys = keysOfCompany.get(id);
      if (!keys) throw new Error(`A supplier of the demonstration is no company: ${JSON.stringify(line)}`);
      return { productId: productId(requiredCell(line, 'product')), companyId: id, ...keys };
    }),
    ...readDoings(now),
    ...readPublisher(partnerUrl, now),
  };
  return { ...rows, ...readQuotes(rows, now), ...readAnalytics(rows, now) };
}

/** Returns the evidence that a member works for the company; some have none, as in reality. @see GAP-089 */
function proofOf({ email, verified }: Member, now: number, website: string | null) {
  const proof = verified ? ('moderator' as const) : showsWork(email, website) ? ('domain' as const) : null;
  return { companyProof: proof, companyVerifiedAt: proof && new Date(now) };
}

function userRow(member: Member, passwordHash: string, createdAt: number) {
  return {
    id: memberId(member.key),
    email: member.email,
    passwordHash,
    firstName: member.firstName,
    lastName: member.lastName,
    displayName: personName(member),
    nameKey: nameSortKey(personName(member)),
    phone: member.phone ?? null,
    designation: member.designation ?? null,
    companyId: member.company ? companyId(member.company) : null,
    companyUpdated: member.company !== undefined,
    plan: member.plan,
    isActive: true,
    onboarded: true,
    // Everything older than a day counts as read.
    lastReadNotification: isLent(memberId(member.key)) ? new Date(createdAt - DAY_MS) : null,
    // Sequential, so that sorting by age is deterministic.
    createdAt: new Date(createdAt),
  };
}

function readDoings(now: number) {
  const follows = readList<Follow>('follows.json');
  return {
    productFollowers: follows.flatMap(({ member, product, hoursAgo }, at) =>
      product
        ? [
            {
              userId: memberId(member),
              productId: productId(product),
              createdAt: before(now, hoursAgo ?? at),
            },
          ]
        : [],
    ),
    companyFollowers: follows.flatMap(({ member, company, hoursAgo }, at) =>
      company
        ? [
            {
              userId: memberId(member),
              companyId: companyId(company),
              createdAt: before(now, hoursAgo ?? at),
            },
          ]
        : [],
    ),
    ...readPosts(now),
    ...readChats(now),
    ...readEvents(now),
  };
}

/** Returns a time in the past: an hour per entry of a list. */
const before = (now: number, entries: number): Date => new Date(now - (entries + 1) * 3_600_000);
