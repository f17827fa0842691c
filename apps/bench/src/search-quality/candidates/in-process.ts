import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import type { Thing } from '../corpus';
import type { Candidate } from './candidate';

const rowOf = ({ id, name, synonyms, identifiers, description }: Thing) => ({
  id,
  name,
  synonyms: synonyms.join(' '),
  identifiers: identifiers.join(' '),
  description,
});

/** MiniSearch with prefixes, fuzziness of a fifth of a word, and boosted names, as its documentation advises. */
export function miniSearch(things: readonly Thing[]): Candidate {
  const indexes = new Map(
    (['product', 'company'] as const).map((kind) => {
      const index = new MiniSearch({ fields: ['name', 'synonyms', 'identifiers', 'description'] });
      index.addAll(things.filter((thing) => thing.kind === kind).map(rowOf));
      return [kind, index] as const;
    }),
  );
  return {
    name: 'MiniSearch',
    find: async (kind, q, limit) =>
      (
        indexes
          .get(kind)
          ?.search(q, { prefix: true, fuzzy: 0.2, boost: { name: 3, synonyms: 2, identifiers: 2 } }) ?? []
      )
        .slice(0, limit)
        .map(({ id }) => String(id)),
  };
}

/** Orama with one typo and boosted names. */
export async function orama(things: readonly Thing[]): Promise<Candidate> {
  const open = async (kind: Thing['kind']) => {
    const index = create({
      schema: { name: 'string', synonyms: 'string', identifiers: 'string', description: 'string' } as const,
    });
    await insertMultiple(index, things.filter((thing) => thing.kind === kind).map(rowOf));
    return index;
  };
  const indexes = { product: await open('product'), company: await open('company') };
  return {
    name: 'Orama',
    find: async (kind, q, limit) => {
      const found = await search(indexes[kind], {
        term: q,
        tolerance: 1,
        limit,
        boost: { name: 3, synonyms: 2, identifiers: 2 },
      });
      return found.hits.map(({ id }) => String(id));
    },
  };
}
