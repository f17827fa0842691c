import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Contract, Operation, OperationId, Schema } from '../../src/platform/http/contract';
import { type EncodedBody, encodeForm, encodeJson } from './encode-body';
import type { PermissionScene } from './permission-scene';
import type { Role, Row } from './permissions';
import { resolveSchema, schemaValues } from './schema-values';
import type { RawRequest } from './send-raw';

type Ids = PermissionScene['ids'];

/** What a call is asked with, where the contract's example is about nothing that is there. */
interface Asked {
  path?: Record<string, string>;
  query?: string;
  body?: unknown;
}

export const operationOf = (row: Row): OperationId => row.split(':', 1)[0] as OperationId;

/** What a row asks for, before it is written down. */
export interface AskedRequest {
  operation: Operation;
  /** With the ids of a scene in it. */
  route: string;
  query: string;
  /** `null` for a call without a body. */
  body: { type: string; schema: Schema; value: unknown } | null;
}

/** What a row asks for about the things of a scene; valid, so that nothing but a right stands against it. */
export function askedRequest(
  row: Row,
  role: Role,
  { ids, password }: PermissionScene,
  contract: Contract,
): AskedRequest {
  const operation = contract.operations.find(({ id }) => id === operationOf(row));
  if (!operation) throw new Error(`The contract has no ${row}.`);
  const { path = {}, query, body } = askedOf(row, role, ids, password);
  return {
    operation,
    route: operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(path[name] ?? pathValue(operation, name, ids)),
    ),
    query: query ?? requiredQuery(operation, contract),
    body: bodyOf(operation, contract, body),
  };
}

/** The request of a row, as a role sends it. */
export function permissionRequest(
  row: Row,
  role: Role,
  scene: PermissionScene,
  contract: Contract,
): Omit<RawRequest, 'headers'> & { headers: Record<string, string> } {
  const { operation, route, query, body } = askedRequest(row, role, scene, contract);
  const encoded = body && encodeBody(body);
  return {
    method: operation.method.toUpperCase(),
    target: query ? `${route}?${query}` : route,
    headers: { ...headersOf(operation), ...encoded?.headers },
    body: encoded?.bytes ?? null,
  };
}

/** What a call needs beside its body. */
export const headersOf = ({ path }: Operation): Record<string, string> =>
  path.startsWith('/api/v1/feed/video/') ? { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' } : {};

export const encodeBody = ({ type, schema, value }: NonNullable<AskedRequest['body']>): EncodedBody =>
  type === 'application/json' ? encodeJson(value) : encodeForm(type, value, schema);

function bodyOf(operation: Operation, { document }: Contract, body: unknown): AskedRequest['body'] {
  const [type, pointer] = [...operation.bodies][0] ?? [null, ''];
  if (type === null) return null;
  const schema = resolveSchema({ $ref: `#${pointer}` }, document);
  const value =
    body ??
    exampleAt(document, pointer) ??
    fc.sample(schemaValues(schema, document, [randomUUID()]), { seed: 1, numRuns: 1 })[0];
  return { type, schema, value };
}

function exampleAt(document: Schema, pointer: string): unknown {
  const content = resolveSchema({ $ref: `#${pointer.replace(/\/schema$/, '')}` }, document);
  const [first] = Object.values((content.examples ?? {}) as Schema);
  return first === undefined ? undefined : (resolveSchema(first, document).value as unknown);
}

const requiredQuery = ({ parameters }: Operation, { document }: Contract): string =>
  parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => [
      name,
      fc.sample(schemaValues(schema, document, []), { seed: 1, numRuns: 1 })[0],
    ])
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');

/** By the beginning of the path, what its id is of; the first that fits. */
const THINGS: readonly (readonly [prefix: string, thing: keyof Ids])[] = [
  ['/api/v2/me/sessions', 'session'],
  ['/api/v2/me/passkeys', 'passkey'],
  ['/api/v2/me/tokens', 'token'],
  ['/api/v2/me/calendars', 'calendar'],
  ['/api/v2/saved-searches', 'savedSearch'],
  ['/api/v2/me/publisher-sites', 'site'],
  ['/api/v2/me/subscribedusers', 'place'],
  ['/api/v2/me/teaminvitations', 'invitation'],
  ['/api/v1/me/followedCompanies', 'company'],
  ['/api/v2/feed/product', 'product'],
  ['/api/v2/feed/company', 'company'],
  ['/api/v1/feed/post', 'post'],
  ['/api/v2/feed/post', 'post'],
  ['/api/v1/feed/video', 'video'],
  ['/api/v2/links', 'product'],
  ['/api/v2/quotes', 'quote'],
  ['/api/v2/spreadsheets', 'import'],
  ['/api/v2/moderation/cases', 'case'],
  ['/api/v2/moderation/company-links', 'linkCase'],
  ['/api/v2/moderation/duplicates', 'duplicateCase'],
  ['/api/v1/events', 'event'],
  ['/api/v2/events', 'event'],
  ['/payments/test', 'payment'],
  ['/api/v1/product', 'product'],
  ['/api/v2/products', 'product'],
  ['/api/v1/company', 'company'],
  ['/api/v2/companies', 'company'],
];

function pathValue({ path }: Operation, name: string, ids: Ids): string {
  const named: Record<string, string> = {
    ...{
      productId: ids.product,
      companyId: ids.company,
      userId: ids.own,
      commentId: ids.comment,
      documentId: ids.document,
      proposalId: ids.proposal,
      chatId: ids.chat,
    },
    ...{
      kind: 'supplier',
      otherId: ids.company,
      table: 'suppliers',
      text: 'preform',
      email: 'ada@people.example',
    },
    ...{ editId: path.includes('/products/') ? ids.productEdit : ids.companyEdit, name: 'unknown.png' },
    token: path.startsWith('/uploads') ? 'unknown.unknown.unknown' : `${randomUUID()}${'0'.repeat(64)}`,
  };
  // What is not of the author's making is the author.
  return named[name] ?? ids[THINGS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'author'];
}

const EVENT = (ids: Ids) => ({
  ...{ eventName: 'Forum', location: 'Turin', country: 'IT', time_zone: 'Europe/Rome', details: '<p>x</p>' },
  ...{ startDate: String(Date.now() + 864e5), endDate: String(Date.now() + 1728e5) },
  primaryProducts: JSON.stringify([ids.product]),
});

function askedOf(row: Row, role: Role, ids: Ids, password: string): Asked {
  const isPrivate = row.endsWith(':private');
  const post = { path: { id: isPrivate ? ids.privatePost : ids.post } };
  const tags = JSON.stringify([ids.product]);
  const asked: Partial<Record<Row, Asked>> = {
    ...Object.fromEntries(
      (['previewSpreadsheet', 'importSpreadsheet', 'returnRefusedRows'] as const).map((row) => [
        row,
        { body: { file: '', kind: 'suppliers', target_id: ids.product } },
      ]),
    ),
    createPost: { body: { visibility: 'public', text: 'Hello', taggedProduct: tags } },
    updatePost: { ...post, body: { visibility: 'public', text: 'Changed', taggedProduct: tags } },
    joinDiscussion: { ...post, body: { text: 'Hello' } },
    tagPost: { ...post, body: { taggedProduct: [ids.product] } },
    restorePost: { path: { id: ids.removedPost } },
    createEvent: { body: EVENT(ids) },
    updateEvent: { body: EVENT(ids) },
    tagEvent: { body: { primaryProducts: [ids.product] } },
    addEventExhibitors: { body: { companies: [ids.company] } },
    removeEventExhibitor: { path: { companyId: ids.exhibitor } },
    updateProduct: { body: { name: 'Renamed', description: 'x' } },
    restoreProductEdit: { body: { version: 2 } },
    restoreCompanyEdit: { body: { version: 2 } },
    decideCompanyProposal: { body: { accept: true } },
    answerTeamInvitation: { body: { accept: true } },
    updateCompany: { body: { name: 'Renamed', description: 'x', country: 'Sweden', version: 2 } },
    followProduct: { body: { productId: ids.product } },
    unfollowProduct: { body: { productId: ids.product } },
    followCompany: { body: { company_id: ids.company } },
    connect: { body: { user_id: ids.partner } },
    block: { body: { user_id: ids.partner } },
    getConnection: { path: { id: ids.partner } },
    disconnect: { path: { id: ids.partner } },
    getBlock: { path: { id: ids.partner } },
    unblock: { path: { id: ids.partner } },
    addSupplier: { body: { company_id: ids.exhibitor, product_id: ids.product } },
    addStream: { body: { type: 'ADD_RAW', parentProductId: ids.product, childProductId: ids.material } },
    linkRawMaterial: { body: { raw_id: ids.material, application_id: ids.product } },
    restoreLink: { path: { kind: 'material', otherId: ids.removedMaterial } },
    judgeLink: { body: { verdict: 'confirmed' } },
    report: { body: { target: { kind: 'post', id: ids.post }, reason: 'spam', text: '' } },
    flagDuplicate: { body: { kind: 'product', subject_id: ids.material, other_id: ids.product, text: '' } },
    decideCase: { body: { decision: 'dismiss', version: 0 } },
    decideLinkCase: { body: { decision: 'keep' } },
    decideDuplicate: { body: { decision: 'keep' } },
    objectToLink: { path: { userId: ids.author }, body: { text: 'Nobody of this name works with us.' } },
    sendChatMessage: { body: { id: randomUUID(), message: 'Hello' } },
    'sendChatMessage:first': {
      path: { chatId: [ids[role], ids.partner].toSorted().join('_') },
      body: { id: randomUUID(), message: 'Hello' },
    },
    searchChatMessages: { query: 'text=hello' },
    startChatRoom: { body: { people: [ids.partner, ids.own, ids.stranger] } },
    addChatPeople: { path: { chatId: ids.room }, body: { people: [ids.stranger] } },
    renameChatRoom: { path: { chatId: ids.room }, body: { name: 'Trials' } },
    muteChat: { body: { muted: true } },
    leaveChatRoom: { path: { chatId: ids.leftRoom } },
    sendChatFile: { body: { id: randomUUID(), message: 'Hello', video_upload: randomUUID() } },
    answerQuoteRequest: { body: { message: 'We can.' } },
    listQuoteRequests: { query: 'box=sent' },
    listEvents: { query: '' },
    uploadProductImage: { query: 'type=image' },
    signImageUpload: { query: 'file_type=image/png' },
    getEmailOptOut: { query: `token=${'x'.repeat(52)}` },
    'exportTable:analytics': { path: { table: 'analytics' } },
    'exportTable:publisher-report': { path: { table: 'publisher-report' }, query: `id=${ids.site}` },
    deleteMe: { body: { email: 'somebody@people.example', password } },
    startTotp: { body: { password } },
    removeTotp: { body: { password } },
    createToken: { body: { name: 'Report', scopes: ['read'], expires_in_days: 30, password } },
    startPasskey: { body: { password } },
    getSector: { path: { id: 'optical-fiber' } },
    saveSearch: { body: { search: { category: 'products', q: 'silane' } } },
    changeSavedSearch: { body: { frequency: 'weekly' } },
    removePasskey: { body: { password } },
    actOnTestPayment: { body: { action: 'pay' } },
    restoreEvent: { path: { id: ids.removedEvent } },
    inviteTeam: { body: ['new.colleague@people.example'] },
  };
  return { ...(isPrivate && post), ...(asked[row] ?? asked[operationOf(row)]) };
}
