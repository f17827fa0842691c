import type {
  Activity,
  components,
  DuplicateCase,
  DuplicateDecision,
  EditChange,
  Product,
  ProductDocument,
  User,
} from '@millrace/api-client';
import {
  compareCodePoints,
  foldText,
  isSector,
  nameSortKey,
  PRODUCT_DOCUMENT_KINDS,
  youtubeId,
} from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { keepEdit } from '../companies/edit-handlers';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { itemsPage, resultsPage } from '../handlers/paging';
import { found, REPLY, refuse, refuseField, refuseParameter, refuseTakenName } from '../handlers/refusals';
import { aBareProduct } from './factory';

// Fixed time of changes, so that stories and screenshots do not depend on the clock.
const CHANGED_AT = '2026-09-15T10:20:30.000Z';

/** Creates handlers of products: read, create, edit, delete. */
export function productHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.get('/api/v1/products/all', ({ request, response }) => {
      const sector = new URL(request.url).searchParams.get('sector');
      if (sector !== null && !isSector(sector)) return response.untyped(refuseParameter('sector'));
      const rows = [...server.data.products.values()]
        .filter((product) => sector === null || product.sector === sector)
        .sort(byName);
      const list = itemsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(list, REPLY);
    }),

    http.get('/api/v1/product/{id}', ({ params, response }) => {
      const product = found(server.data.products.get(params.id));
      return response(200).json({ Item: product }, REPLY);
    }),

    http.post('/api/v1/product', async ({ request, response }) => {
      const { name, desc, description = desc, ...facts } = await request.json();
      const reply = await server.once(request, () => {
        if (isBlank(name)) return refuseField('name', 'Name is required');
        if (findProductByName(server, name) !== undefined) return refuseTakenName();
        const added = addProduct(server, name, description);
        const Item = { ...added, ...pickFacts(added, facts) };
        server.data.products.set(Item.id, Item);
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.post('/api/v1/product/id', async ({ request, response }) => {
      const { name, desc, description = desc } = await request.json();
      const reply = await server.once(request, () => {
        if (isBlank(name)) return refuseField('name', 'Name is required');
        const known = findProductByName(server, name);
        if (known !== undefined) return response(200).json({ id: known.id, name: known.name }, REPLY);
        const added = addProduct(server, name, description);
        return response(201).json({ id: added.id, name: added.name }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.put('/api/v1/product/{id}', async ({ params, request, response }) => {
      const product = editable(server, params.id);
      const { name, desc, description = desc, version, kind, synonyms, identifiers } = await request.json();
      if (isBlank(name)) return response.untyped(refuseField('name', 'Name is required'));
      const namesake = findProductByName(server, name);
      if (namesake !== undefined && namesake.id !== product.id) return response.untyped(refuseTakenName());
      const Item = change(product, version, { name: name.trim(), description });
      const facts = pickFacts(Item, { kind, synonyms, identifiers });
      server.data.products.set(Item.id, { ...Item, ...facts });
      return response(200).json({ Item: { ...Item, ...facts } }, REPLY);
    }),

    http.get('/api/v2/products/{id}/documents', ({ params, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const results = server.data.documents
        .of(params.id)
        .map((row) => (user === null ? { ...row, user_id: null, user_name: null } : row));
      return response(200).json({ results, count: results.length }, REPLY);
    }),

    http.post('/api/v2/products/{id}/documents', async ({ params, request, response }) => {
      const form = await request.clone().formData();
      const reply = await server.once(request, () => {
        if (!server.data.products.has(params.id)) return refuse('notFound');
        const added = example('ProductDocument', 'ProductDocumentAdded');
        const text = (name: string) => String(form.get(name) ?? '') || null;
        const file = form.get('pdf');
        const document: ProductDocument = {
          ...added,
          id: crypto.randomUUID(),
          kind: PRODUCT_DOCUMENT_KINDS.find((kind) => kind === form.get('kind')) ?? added.kind,
          title: text('title') ?? (file instanceof File ? file.name : added.title),
          language: text('language'),
          issued: text('issued'),
          source: text('source'),
        };
        server.data.documents.of(params.id).unshift(document);
        return response(201).json(document, REPLY);
      });
      return response.untyped(reply);
    }),

    http.delete('/api/v2/products/{id}/documents/{documentId}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const rows = server.data.documents.of(params.id);
      const at = rows.findIndex(({ id }) => id === params.documentId);
      const row = found(rows[at]);
      if (!row.removable && !user.can_edit_products && !user.is_moderator) {
        return response.untyped(refuse('forbidden'));
      }
      rows.splice(at, 1);
      return response(204).empty(REPLY);
    }),

    http.get('/api/v2/products/{id}/edits', ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.edits.of(params.id);
      const list = resultsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(list, REPLY);
    }),

    http.put('/api/v2/products/{id}/edits/{editId}/restore', async ({ params, request, response }) => {
      const { version } = await request.json();
      const product = editable(server, params.id);
      const edit = found(server.data.edits.of(params.id).find(({ id }) => id === params.editId));
      const former = Object.fromEntries(edit.changes.map(({ field, from }) => [field, from ?? '']));
      const Item = change(product, version, former, edit.id);
      return response(200).json({ Item }, REPLY);
    }),

    http.delete('/api/v1/product/{id}', ({ params, response }) => {
      const product = editable(server, params.id);
      const { suppliers, raw_materials, applications } = product.counts;
      if (suppliers + raw_materials + applications + product.followers > 0) {
        return response.untyped(refuse('productInUse'));
      }
      server.data.products.delete(product.id);
      return response(204).empty(REPLY);
    }),
  ];

  /** Edits a product and stores the previous version. @returns The refusal, if any. */
  function change(
    product: Product,
    version: number | undefined,
    fields: { name?: string | undefined; description?: string | undefined },
    restores: string | null = null,
  ): Product {
    if (version !== undefined && version !== product.version) throw refuse('editedMeanwhile');
    const { name = product.name, description = product.description } = fields;
    const changed = { ...product, name, description, version: product.version + 1, updated_at: CHANGED_AT };
    const changes = (['name', 'description'] as const).flatMap((field): EditChange[] =>
      changed[field] === product[field]
        ? []
        : [{ field, from: product[field] || null, to: changed[field] || null }],
    );
    if (changes.length === 0) return product;
    server.data.products.set(product.id, changed);
    keepEdit(server, product.id, { version: changed.version, restores, changes });
    return changed;
  }

  /** Returns the product, or the refusal if this viewer may not edit it. @see GAP-059 */
  function editable({ data }: MockServer, id: string): Product {
    if (user === null) throw refuse('signIn');
    if (!user.can_edit_products) throw refuse('editorsOnly');
    return found(data.products.get(id));
  }
}

/** Picks the sent facts of a product other than name and description; omitted ones stay unchanged. */
function pickFacts(
  known: Product,
  {
    kind,
    synonyms,
    identifiers,
  }: Pick<components['schemas']['ProductDraft'], 'kind' | 'synonyms' | 'identifiers'>,
): Pick<Product, 'kind' | 'synonyms' | 'identifiers'> {
  return {
    kind: kind === undefined ? known.kind : kind,
    synonyms: synonyms ?? known.synonyms,
    identifiers:
      identifiers === undefined
        ? known.identifiers
        : { cas: [], ec: [], hs: [], part_numbers: [], ...identifiers, formula: identifiers.formula ?? null },
  };
}

/** Adds a product with nothing but name and description. */
export function addProduct({ data }: MockServer, name: string, description = ''): Product {
  const product = aBareProduct({
    id: stableId('product', name.trim()),
    name: name.trim(),
    description: description.trim(),
    updated_at: CHANGED_AT,
  });
  data.products.set(product.id, product);
  return product;
}

/** Finds a product by name, case-insensitively. */
export function findProductByName({ data }: MockServer, name: string): Product | undefined {
  const sought = foldText(name.trim());
  return [...data.products.values()].find((product) => foldText(product.name) === sought);
}

/** True if a sent name is blank. */
export function isBlank(name: string): boolean {
  return name.trim() === '';
}

function byName(a: Product, b: Product): number {
  return compareCodePoints(nameSortKey(a.name), nameSortKey(b.name)) || compareCodePoints(a.id, b.id);
}

// Posts created through the mocks are newer than all examples, and do not depend on the clock.
const POSTED_AT = '2026-09-15T10:20:30.000Z';

/** Creates handlers of activity: new posts come first, until `resetMocks`. */
export function activityHandlers(server: MockServer): HttpHandler[] {
  const { http } = server;
  return [
    http.get('/api/v1/product/activity/{id}', ({ params, request, response }) => {
      if (!server.data.products.has(params.id)) return response.untyped(refuse('notFound'));
      const rows = server.data.activities.of(params.id);
      const list = itemsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v1/product/status', async ({ request, response }) => {
      const { id, status } = await request.json();
      const reply = await server.once(request, () => {
        if (status.trim() === '') return refuseField('status', 'Write something first.');
        const Item = post(server, id, { text: status.trim() });
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.post('/api/v1/product/youtube', async ({ request, response }) => {
      const { id, youtube } = await request.json();
      const reply = await server.once(request, () => {
        const video = youtubeId(youtube);
        if (video === null) return refuseField('youtube', 'This is not a YouTube link.');
        const Item = post(server, id, { text: '', youtube: video });
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function post(
  { data, user }: MockServer,
  productId: string,
  content: Pick<Activity, 'text' | 'youtube'>,
): Activity {
  if (user === null) throw refuse('signIn');
  if (!data.products.has(productId)) throw refuseField('id', 'We couldn’t find this product.');
  const rows = data.activities.of(productId);
  const id = stableId('posted', `${productId} ${rows.length}`);
  const activity = { id, ...content, added: POSTED_AT, user_id: user.id, user: activityAuthor(user) };
  rows.unshift(activity);
  return activity;
}

function activityAuthor(user: User): NonNullable<Activity['user']> {
  return {
    user_name: user.displayName,
    image: user.image ?? user.linkedinImage,
    user_company_name: user.company,
    user_company_id: user.company_id,
  };
}

// Flags and decisions made through the mocks are newer than all examples, and do not depend on the clock.
const FLAGGED_AT = '2026-11-22T10:35:30.000Z';
const DECIDED_AT = '2026-11-22T10:40:30.000Z';

/** Creates handlers of duplicates; flags and decisions last until `resetMocks`. @see GAP-088 */
export function duplicateHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const refusal = () => {
    if (user === null) return refuse('signIn');
    return user.is_moderator ? null : refuse('forbidden');
  };
  return [
    http.post('/api/v2/duplicates', async ({ request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        if (user === null) return refuse('signIn');
        const { kind, subject_id, other_id, text = '' } = draft;
        if (subject_id === other_id) return refuseField('other_id', 'Choose another one.');
        const pair = `${kind} ${subject_id} ${other_id}`;
        if (server.data.reported.has(pair)) return refuse('alreadyReported');
        server.data.reported.add(pair);
        const made = { kind, subject_id, other_id, text, id: stableId('flag', pair), added: FLAGGED_AT };
        return response(201).json(made, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v2/moderation/duplicates', ({ request, response }) => {
      const refused = refusal();
      if (refused) return response.untyped(refused);
      const status = new URL(request.url).searchParams.get('status') ?? 'open';
      const all = server.data.duplicates.filter((one) => one.status === status);
      const list = resultsPage(all, { url: request.url, rowKey: ({ id }) => id });
      return response(200).json(list, REPLY);
    }),

    http.post('/api/v2/moderation/duplicates/{id}/decisions', async ({ params, request, response }) => {
      const draft = await request.json();
      const reply = await server.once(request, () => {
        const refused = refusal();
        if (refused) return refused;
        const one = found(server.data.duplicates.find(({ id }) => id === params.id));
        if (!one.possible.includes(draft.decision)) return refuse('alreadyDecided');
        const decided = decide(one, draft.decision, draft.note ?? '', user?.displayName ?? null);
        return response(201).json(decided, REPLY);
      });
      return response.untyped(reply);
    }),
  ];
}

function decide(
  one: DuplicateCase,
  decision: DuplicateDecision,
  note: string,
  moderator: string | null,
): DuplicateCase {
  const isMerge = decision === 'merge' || decision === 'swap';
  return Object.assign(one, {
    status: 'closed' as const,
    possible: isMerge ? ['undo' as const] : [],
    subject: { ...one.subject, gone: decision === 'merge' },
    other: { ...one.other, gone: decision === 'swap' },
    decision: { decision, note, added: DECIDED_AT, moderator },
  });
}
