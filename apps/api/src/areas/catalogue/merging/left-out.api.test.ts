import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { createEvent } from '../../../../testing/event-form';
import { indexSearch } from '../../../index-search';
import { companies, products } from '../../../platform/db/schema';
import { type OperationId, readContract } from '../../../platform/http/contract';
import { CONTRACT_PATH } from '../../../platform/paths';
import { insertModerator } from '../../operations/moderators';
import { COMPANY, mergeOrHide, PRODUCT, undoMerge } from '.';

let server: TestServer;
let seed: Seed;
let reader: Visitor;
let readerId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const member = await seed.member('Reader', { plan: 'platinum' });
  readerId = member.id;
  reader = await server.signIn(member.email);
});
afterAll(() => server.close());

/** What is hidden, what is merged, and what stands beside them. */
async function scene() {
  const [hideaway, works] = [await seed.company('Hideaway'), await seed.company('Standing works')];
  const [mergeaway, stays] = [await seed.product('Mergeaway'), await seed.product('Silane')];
  const [gas, wafer] = [await seed.product('Gas'), await seed.product('Wafer')];
  for (const product of [gas, wafer, mergeaway]) {
    await seed.supplier(product, hideaway);
    await seed.supplier(product, works);
  }
  await seed.link(mergeaway, gas);
  await seed.link(wafer, mergeaway);
  await seed.link(gas, wafer);
  const own = await seed.member('Own', { companyId: works.id, plan: 'platinum' });
  const clerk = await seed.member('Clerk', { companyId: hideaway.id });
  const post = await seed.post(clerk, 'Second furnace', {
    companies: [hideaway],
    products: [mergeaway, gas],
  });
  const when = { startDate: Date.now() + 86_400_000, endDate: Date.now() + 172_800_000 };
  const event = await createEvent(reader, {
    ...{ eventName: 'Fair', ...when },
    ...{ primaryProducts: [mergeaway.id, gas.id], companies: [hideaway.id, works.id] },
  });
  for (const visitor of [reader, await server.signIn(own.email)]) {
    for (const { id } of [hideaway, works]) {
      await visitor.post('/api/v1/me/followedCompanies', { company_id: id });
    }
    for (const { id } of [mergeaway, gas]) {
      await visitor.post('/api/v1/product/follow', { productId: id });
    }
  }
  await reader.put(`/api/v1/feed/post/${post.id}/like`, undefined);
  await reader.post('/api/v2/me/connections', { user_id: clerk.id });
  await reader.put(`/api/v2/links/supplier/${gas.id}/${hideaway.id}/verdict`, { verdict: 'confirmed' });
  await reader.post('/api/v2/me/calendars', { product_id: mergeaway.id });
  const form = new FormData();
  const asked = {
    ...{ first_name: 'Ines', email_id: 'ines@kabel.example', message: 'Ten cylinders.' },
    product_id: mergeaway.id,
  };
  for (const [name, value] of Object.entries(asked)) form.set(name, value);
  expect((await reader.send('POST', '/api/v2/inquiry', form, {})).status).toBe(201);
  const quoteId = (await reader.get('/api/v2/quotes?box=sent')).body.results[0].id;
  const ids = { hideaway: hideaway.id, works: works.id, mergeaway: mergeaway.id, stays: stays.id };
  return {
    ...{ ids, own: await server.signIn(own.email), clerkId: clerk.id },
    ...{ gas: gas.id, wafer: wafer.id, post: post.id, event: event.id, quote: quoteId },
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Every call of the contract that reads: how it is asked here, or why it names no company and no product of others. */
const READS = (s: Scene): Partial<Record<OperationId, readonly string[] | string>> => ({
  getCurrentUser: ['/api/v1/current_user'],
  logout: 'ends a session',
  startLinkedinLogin: 'leads elsewhere',
  finishLinkedinLogin: 'leads elsewhere',
  logLanding: 'answers nothing',
  getUser: [`/api/v2/users/${s.clerkId}`],
  getUserItem: [`/api/v1/user/${s.clerkId}`],
  getUserProfile: [`/api/v1/user/profile/byId/${s.clerkId}`],
  getMe: ['/api/v2/me'],
  getProfileData: ['/api/v1/user/profile/data'],
  checkEmail: 'of an address alone',
  searchOwnCompany: ['/api/v1/user/search/company/Hideaway'],
  listFollowedProducts: ['/api/v1/user/Products/followed'],
  getSecurity: 'of the account alone',
  listSessions: 'of the account alone',
  listTokens: 'of the account alone',
  exportMe: ['/api/v2/me/export'],
  searchProducts: ['/api/v1/product/search/Mergeaway'],
  searchCompanies: ['/api/v1/company/search/Hideaway'],
  searchProductsAndCompanies: [
    '/api/v1/productandcompany/search/Hideaway',
    '/api/v1/productandcompany/search/Mergeaway',
  ],
  listProducts: ['/api/v1/products/all?limit=200'],
  listRecommendedProducts: ['/api/v1/product/recommended/all'],
  getProduct: [`/api/v1/product/${s.gas}`, `/api/v1/product/${s.ids.mergeaway}`],
  listFollowers: [`/api/v2/products/${s.gas}/followers`, `/api/v2/products/${s.ids.mergeaway}/followers`],
  listProductDocuments: [`/api/v2/products/${s.gas}/documents`],
  listProductEdits: [`/api/v2/products/${s.gas}/edits`],
  listRawMaterials: [`/api/v1/product/rawMaterial/${s.gas}`],
  listApplications: [`/api/v1/product/application/${s.wafer}`],
  getLinkEvidence: [`/api/v2/links/supplier/${s.gas}/${s.ids.hideaway}`],
  listQuoteRequests: ['/api/v2/quotes?box=sent', '/api/v2/quotes?box=received'],
  getQuoteRequest: [`/api/v2/quotes/${s.quote}`],
  getQuoteAttachment: 'a file of its sender',
  getQuoteAnswerAttachment: 'a file of its sender',
  listSuppliers: [`/api/v2/products/${s.gas}/suppliers`],
  getConcentration: [`/api/v2/products/${s.gas}/concentration`],
  countSuppliers: [`/api/v1/product/supplier/${s.gas}`],
  listPotentialCustomers: [`/api/v1/product/potentialCustomers/${s.gas}`],
  listActivities: [`/api/v1/product/activity/${s.gas}`],
  getGlobalFeed: ['/api/v2/feed/global'],
  getUserFeed: [`/api/v2/feed/user/${s.clerkId}`],
  getProductFeed: [`/api/v2/feed/product/${s.gas}`],
  getCompanyFeed: [`/api/v2/feed/company/${s.ids.hideaway}`],
  getLatestCompanyPosts: [`/api/v2/feed/company/${s.ids.hideaway}/latest`],
  getPost: [`/api/v1/feed/post/${s.post}`],
  getPostLikes: [`/api/v1/feed/post/${s.post}/like`],
  listLikedPosts: [`/api/v1/feed/user/${readerId}/likes`],
  listComments: [`/api/v1/feed/post/${s.post}/comment`],
  listDiscussion: [`/api/v2/feed/post/${s.post}/comments`],
  listPostVersions: 'what members have written',
  listFollowedCompanies: ['/api/v1/me/followedCompanies'],
  listVendors: ['/api/v2/me/vendors'],
  countVendors: 'a number',
  listCustomers: ['/api/v2/me/customers'],
  countCustomers: 'a number',
  listConnections: ['/api/v2/me/connections'],
  countConnections: 'a number',
  getConnection: [`/api/v2/me/connections/${s.clerkId}`],
  listBlocks: ['/api/v2/me/blocks'],
  getBlock: 'of a member alone',
  searchPeople: ['/api/v1/user/search/people/Clerk'],
  listChats: ['/api/v1/chats'],
  listChatMessages: 'what members have written',
  searchChatMessages: 'what members have written',
  exportTable: [
    ...['suppliers', 'materials', 'applications', 'potential-customers', 'product-followers'].map(
      (table) => `/api/v2/exports/${table}?id=${s.gas}`,
    ),
    ...['company-products', 'company-people', 'company-followers'].flatMap((table) =>
      [s.ids.works, s.ids.hideaway].map((id) => `/api/v2/exports/${table}?id=${id}`),
    ),
    ...['vendors', 'customers', 'connections', 'followed-products', 'products'].map(
      (table) => `/api/v2/exports/${table}`,
    ),
  ],
  getEmailOptOut: 'of an address alone',
  getPush: 'of the account alone',
  getAlertSettings: 'of the account alone',
  listNotifications: ['/api/v1/user/notification/all'],
  listModerationCases: 'for moderators',
  getModerationCase: 'for moderators',
  listLinkCases: 'for moderators',
  listDuplicateCases: 'for moderators, who undo a merge here',
  getCompany: [`/api/v1/company/${s.ids.works}`, `/api/v1/company/${s.ids.hideaway}`],
  listCompanyProducts: [
    `/api/v1/company/${s.ids.works}/products`,
    `/api/v1/company/${s.ids.hideaway}/products`,
  ],
  listCompanyEmployees: [`/api/v1/company/${s.ids.hideaway}/employees`],
  getCompanyLink: [`/api/v2/companies/${s.ids.hideaway}/link`],
  listCompanyFollowers: [`/api/v2/companies/${s.ids.hideaway}/followers`],
  listCompanyEdits: [`/api/v2/companies/${s.ids.works}/edits`, `/api/v2/companies/${s.ids.hideaway}/edits`],
  listCompanyProposals: [`/api/v2/companies/${s.ids.hideaway}/proposals`],
  signImageUpload: 'where a picture is sent to',
  getFile: 'a file',
  listEvents: [
    ...['/api/v1/events', '/api/v1/events?text=Hideaway', '/api/v1/events?text=Mergeaway'],
    `/api/v1/events?type=company&id=${s.ids.works}`,
  ],
  getEvent: [`/api/v1/events/${s.event}`],
  listEventVotes: [`/api/v1/events/${s.event}/votes`],
  listEventExhibitors: [`/api/v1/events/${s.event}/exhibitors`],
  getEventCalendar: [`/api/v2/events/${s.event}/event.ics`],
  listCalendars: ['/api/v2/me/calendars'],
  getCalendar: 'opens by a secret, with what `listEvents` shows',
  getAnalytics: ['/api/v2/analytics'],
  listPublisherSites: 'of the account alone',
  getPublisherReport: 'names what stands alone: see its own test',
  getOwnPlan: 'of the account alone',
  listInvoices: 'of the account alone',
  listTeam: 'of the account alone',
  listTeamInvitations: 'of the account alone',
  getTestPayment: 'of the account alone',
  getHealth: 'of the server alone',
  getReadiness: 'of the server alone',
  getContract: 'the contract',
  getDocs: 'the contract',
  listOutbox: 'mails that were sent',
  browseProducts: ['/api/v2/products', '/api/v2/products?q=Mergeaway'],
  browseCompanies: ['/api/v2/companies', '/api/v2/companies?q=Hideaway'],
  countCompaniesByCountry: 'numbers',
  listSectors: 'numbers',
  getSector: ['/api/v2/sectors/semiconductor'],
  search: ['/api/v2/search?q=Mergeaway', '/api/v2/search?q=Hideaway&category=companies'],
  resolveLinks: [`/api/v2/links?product=${s.gas}&company=${s.ids.hideaway}`],
  suggest: ['/api/v2/search/suggestions?q=Mergeaway', '/api/v2/search/suggestions?q=Hideaway'],
  listSavedSearches: 'of the account alone',
  listSpreadsheetImports: 'of the account alone',
  getSpreadsheetImport: 'of the account alone',
  getOutboxMail: 'mails that were sent',
});

/** Which of the names a path shows, beside the words that were searched for. */
async function namesAt(visitor: Visitor, path: string): Promise<string[]> {
  const { text } = await visitor.get(path);
  return ['Hideaway', 'Mergeaway'].filter((name) => text.includes(name));
}

it('leaves a hidden company and a merged product out of every call that reads [GAP-088]', async () => {
  const s = await scene();
  await insertModerator(server.context.db, readerId);
  const reads = READS(s);
  const declared = readContract(CONTRACT_PATH).operations.filter(({ method }) => method === 'get');
  // A new call that reads says here what it shows.
  expect(Object.keys(reads).sort()).toEqual(declared.map(({ id }) => id).sort());
  const asked = Object.entries(reads).flatMap(([id, paths]) =>
    Array.isArray(paths) ? paths.map((path: string) => ({ id, path })) : [],
  );
  const shownAt = async () => {
    await indexSearch(server.context);
    const shown: string[] = [];
    for (const { id, path } of asked) {
      for (const visitor of [reader, s.own]) {
        for (const name of await namesAt(visitor, path)) shown.push(`${id} ${path} ${name}`);
      }
    }
    return [...new Set(shown)];
  };
  const before = await shownAt();
  // So many calls would show them: what follows can fail.
  for (const id of [
    ...['searchCompanies', 'searchProducts', 'listProducts', 'listSuppliers', 'listRawMaterials'],
    ...['listApplications', 'listFollowedProducts', 'listFollowedCompanies', 'getGlobalFeed', 'getPost'],
    ...['listEventExhibitors', 'getEvent', 'exportTable', 'exportMe', 'listQuoteRequests', 'getQuoteRequest'],
    ...['listCompanyProducts', 'getUser', 'listCalendars', 'listPotentialCustomers'],
  ]) {
    expect([id, before.some((one) => one.startsWith(`${id} `))]).toEqual([id, true]);
  }
  const { db } = server.context;
  await db.transaction(async (tx) => {
    await mergeOrHide(tx, COMPANY, s.ids.hideaway, null);
    await mergeOrHide(tx, PRODUCT, s.ids.mergeaway, s.ids.stays);
  });
  expect(await shownAt()).toEqual([]);
  await db.transaction(async (tx) => {
    await undoMerge(tx, PRODUCT, s.ids.mergeaway);
    await undoMerge(tx, COMPANY, s.ids.hideaway);
  });
  expect(await db.select().from(companies).where(eq(companies.id, s.ids.hideaway))).toHaveLength(1);
  expect(await db.select().from(products).where(eq(products.id, s.ids.mergeaway))).toHaveLength(1);
  expect(await shownAt()).toEqual(before);
});
