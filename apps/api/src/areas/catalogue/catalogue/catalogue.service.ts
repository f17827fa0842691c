import type { components } from '@millrace/api-client';
import { codePointLength, isShownLine, isShownText, type Language, TEXT_LIMITS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { recountSupplied } from '../../../platform/db/counts';
import type { Transaction } from '../../../platform/db/database';
import { findProductNames } from '../../../platform/db/names';
import { ForbiddenError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { type Sentence, sentence, spoken } from '../../../platform/messages/text';
import { findClosed, tellOfLinks } from '../links';
import { findOrCreateProduct } from '../products';
import { insertSuppliers } from '../suppliers';

type Entry = components['schemas']['BulkProductEntry'];
type Result = components['schemas']['BulkProductResult'];

/**
 * Adds products to those that the viewer's company supplies, creating named ones that do not exist.
 *
 * @returns Result of each entry, in the order sent; an invalid one does not affect the others. @see GAP-071
 * @throws {ForbiddenError} If the viewer has no company.
 */
export async function addToCatalogue(
  tx: Transaction,
  context: Pick<Context, 'jobs'>,
  viewer: Viewer,
  entries: readonly Entry[],
  language: Language,
): Promise<Result[]> {
  const { companyId } = viewer;
  if (companyId === null) throw new ForbiddenError('company_required');
  const ids = entries.flatMap((entry) => entryId(entry) ?? []);
  const known = await findProductNames(tx, ids);
  const results: Result[] = [];
  const changed: string[] = [];
  for (const entry of entries) {
    const product = await findEntry(tx, viewer, entry, known);
    if ('problem' in product) {
      results.push(refused(product.name, product.problem, language));
      continue;
    }
    const link = { kind: 'supplier', productId: product.id, otherId: companyId } as const;
    if ((await findClosed(tx, viewer, [link])).size > 0) {
      results.push(refused(product.name, sentence('error.linkRemoved'), language));
      continue;
    }
    const ends = { companyIds: [companyId], productIds: [product.id] };
    const added = await insertSuppliers(tx, ends, viewer.id);
    if (added.length > 0) changed.push(product.id);
    const status = product.isNew ? 'created' : added.length > 0 ? 'added' : 'listed';
    results.push({ status, product_id: product.id, product_name: product.name });
  }
  for (const id of changed) await recountSupplied(tx, id);
  const links = changed.map((productId) => ({ kind: 'supplier' as const, productId, otherId: companyId }));
  await tellOfLinks(tx, context, viewer.id, links);
  return results;
}

type FoundEntry = { id: string; name: string; isNew: boolean } | { name: string | null; problem: Sentence };

async function findEntry(
  tx: Transaction,
  viewer: Viewer,
  entry: Entry,
  known: ReadonlyMap<string, string>,
): Promise<FoundEntry> {
  const id = entryId(entry);
  if (id !== null) {
    const name = known.get(id);
    return name === undefined
      ? { name: null, problem: sentence('field.missingThing', { kind: 'product' }) }
      : { id, name, isNew: false };
  }
  const { name, description } = entry as Extract<Entry, { name: string }>;
  const problem = nameProblem(name) ?? descriptionProblem(description ?? '');
  if (problem !== null) return { name, problem };
  return findOrCreateProduct(tx, viewer, description === undefined ? { name } : { name, description });
}

function entryId(entry: Entry): string | null {
  if (typeof entry === 'string') return entry;
  return 'id' in entry ? entry.id : null;
}

function nameProblem(name: string): Sentence | null {
  if (name.trim() === '') return sentence('problem.blank');
  if (!isShownLine(name)) return sentence('problem.format', { format: 'line' });
  return lengthProblem('name', name.trim());
}

const descriptionProblem = (description: string): Sentence | null =>
  isShownText(description)
    ? lengthProblem('description', description)
    : sentence('problem.format', { format: 'text' });

const lengthProblem = (kind: 'name' | 'description', value: string): Sentence | null =>
  codePointLength(value) > TEXT_LIMITS[kind]
    ? sentence('problem.maxLength', { limit: TEXT_LIMITS[kind] })
    : null;

const refused = (name: string | null, error: Sentence, language: Language): Result => ({
  status: 'refused',
  product_id: null,
  product_name: name,
  error: spoken(error, language),
  code: 'invalid_fields',
});
