import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFacts } from '../../../api/src/demo/demo-facts';
import { productId, readTable } from '../../../api/src/demo/demo-ids';
import { externalId } from '../../../api/src/platform/db/ids';
import { decodedLines } from './csv';

/** Product or company, as given to all candidates. */
export interface Thing {
  id: string;
  /** Key for the queries, such as `demo:argon` or `hs:281219`. */
  key: string;
  kind: 'product' | 'company';
  name: string;
  description: string;
  synonyms: readonly string[];
  identifiers: readonly string[];
  /** Additional data for database candidates. */
  facts: ReturnType<typeof demoFacts> | null;
  country: string | null;
}

/** Products of the demo data. */
export function demoThings(): Thing[] {
  return readTable('products.csv').map((line) => {
    const facts = demoFacts(line);
    const { cas = [], ec = [], hs = [], partNumbers = [], formula } = facts.identifiers;
    return {
      id: productId(line.key ?? ''),
      key: `demo:${line.key}`,
      kind: 'product',
      name: line.name ?? '',
      description: line.description ?? '',
      synonyms: Object.values(facts.synonyms).flatMap((names) => names ?? []),
      identifiers: [...cas, ...ec, ...hs, ...partNumbers, ...(formula ? [formula] : [])],
      facts,
      country: null,
    };
  });
}

/**
 * Reads entries of public data sets from local files, without storing them: commodities of the Harmonized System,
 * industrial goods of the CPV with their names in other languages, manufacturers of clean technology, and factories of
 * lists of the Open Supply Hub.
 *
 * @param folder Value of `MILLRACE_SAMPLE_DATA`; without it there are no entries.
 */
export function sampleThings(folder: string | undefined): Thing[] {
  if (!folder || !existsSync(folder)) return [];
  return [...commodities(folder), ...industrialGoods(folder), ...manufacturers(folder), ...factories(folder)];
}

const read = (folder: string, file: string): Record<string, string>[] => {
  const path = join(folder, file);
  return existsSync(path) ? decodedLines(readFileSync(path)) : [];
};

function commodities(folder: string): Thing[] {
  return read(folder, 'harmonized-system/harmonized-system.csv')
    .filter(({ level }) => level === '4' || level === '6')
    .map(({ hscode = '', description = '' }) => {
      const name = description.slice(0, 200);
      const hs = [[hscode.slice(0, 4), hscode.slice(4)].filter((part) => part !== '').join('.')];
      return {
        id: externalId('judged-hs', 'product', hscode),
        key: `hs:${hscode}`,
        kind: 'product',
        name,
        description: '',
        synonyms: [],
        identifiers: hs,
        facts: { kind: null, synonyms: {}, identifiers: { hs }, properties: [] },
        country: null,
      };
    });
}

function industrialGoods(folder: string): Thing[] {
  return read(folder, 'cpv-multilingual/cpv-industrial.csv').map(({ code = '', en = '', de = '' }) => ({
    id: externalId('judged-cpv', 'product', code),
    key: `cpv:${code}`,
    kind: 'product',
    name: en.slice(0, 200),
    description: '',
    synonyms: de === '' ? [] : [de.slice(0, 120)],
    identifiers: [],
    facts: {
      kind: null,
      synonyms: de === '' ? {} : { de: [de.slice(0, 120)] },
      identifiers: {},
      properties: [],
    },
    country: null,
  }));
}

function company(source: string, name: string, country: string | null, description: string): Thing {
  return {
    id: externalId(source, 'company', name),
    key: `${source}:${name}`,
    kind: 'company',
    name: name.slice(0, 200),
    description,
    synonyms: [],
    identifiers: [],
    facts: null,
    country,
  };
}

const distinct = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];

const manufacturers = (folder: string): Thing[] =>
  distinct(
    read(folder, 'us-clean-tech-manufacturers/investments.csv').flatMap(
      ({ company_name = '', product = '', city = '' }) =>
        company_name.trim() === ''
          ? []
          : [company('judged-ctm', company_name.trim(), 'US', `${product} ${city}`)],
    ),
  );

const factories = (folder: string): Thing[] =>
  distinct(
    ['15.csv', '2.csv'].flatMap((file) =>
      read(folder, `osh-facility-lists/${file}`).flatMap(({ name = '', address = '' }) =>
        /^[\p{L}\p{N} .,&'()-]{6,120}$/u.test(name.trim())
          ? [company('judged-osh', name.trim(), null, address)]
          : [],
      ),
    ),
  );
