import type { ConcentrationEntry, Product, ProductProperty } from '@millrace/api-client';
import { countryOfCodeIn, formatPropertyAmount } from '@millrace/domain';
import { Link } from '@millrace/ui';
import type { Messages } from '@millrace/ui/messages';
import { markTexts } from '../ConcentrationReport';
import { productTabPath } from '../ProductTabNav';
import * as css from './Comparison.css';
import { compareProperties } from './compare-properties';
import type { ComparedCell, ComparedRow } from './compared';
import { type LinkedNames, linkedCells } from './linked-names';

/** What is known of a product that is compared. */
export interface ComparedProduct {
  product: Product;
  /** Of its suppliers; undefined until that is known. */
  concentration: ConcentrationEntry | undefined;
  /** Undefined until they are known. */
  inputs: LinkedNames | undefined;
  uses: LinkedNames | undefined;
}

const CODES = ['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass'] as const;

/** Limits the countries that are named. */
const COUNTRIES_MAX = 3;

/** Returns the facts of products in rows. @param products Null for one that was not read. */
export function productRows(
  messages: Messages,
  products: readonly (ComparedProduct | null)[],
  nameProperty: (property: Pick<ProductProperty, 'key' | 'name'>) => string,
): ComparedRow[] {
  const cells = (read: (compared: ComparedProduct) => ComparedCell): (ComparedCell | null)[] =>
    products.map((compared) => compared && read(compared));
  const separator = messages.format('listSeparator');
  const properties = compareProperties(products.map((compared) => compared?.product.properties ?? []));
  return [
    {
      key: 'sector',
      group: 'overview',
      label: messages.format('productFacts.sector'),
      cells: cells(({ product: { sector } }) => ({
        value: sector === null ? '' : messages.format(`sector.${sector}`),
      })),
    },
    {
      key: 'kind',
      group: 'overview',
      label: messages.format('productFacts.kind'),
      cells: cells(({ product: { kind } }) => ({
        value: kind === null ? '' : messages.format(`productKind.${kind}`),
      })),
    },
    {
      key: 'formula',
      group: 'identifiers',
      label: messages.format('productFacts.formula'),
      cells: cells(({ product }) => ({ value: product.identifiers.formula ?? '' })),
    },
    ...CODES.map(
      (key): ComparedRow => ({
        key,
        group: 'identifiers',
        label: messages.format(`productFacts.${key}`),
        cells: cells(({ product }) => ({ value: (product.identifiers[key] ?? []).join(separator) })),
      }),
    ),
    {
      key: 'partNumbers',
      group: 'identifiers',
      label: messages.format('productFacts.partNumbers'),
      cells: cells(({ product }) => ({ value: product.identifiers.part_numbers.join(separator) })),
    },
    ...properties.map(
      ({ key, property, values }): ComparedRow => ({
        key: `property ${key}`,
        group: 'properties',
        label: nameProperty(property),
        detail: property.condition,
        cells: products.map(
          (compared, at) =>
            compared && {
              value: (values[at] ?? [])
                .map((amount) => formatPropertyAmount(amount, messages.locale))
                .join(separator),
            },
        ),
      }),
    ),
    {
      key: 'suppliers',
      group: 'supply',
      label: messages.format('compare.suppliers'),
      cells: cells(({ product }) => ({
        value: String(product.counts.suppliers),
        content: (
          <Link href={productTabPath(product, 'suppliers')}>{messages.number(product.counts.suppliers)}</Link>
        ),
      })),
    },
    {
      key: 'countries',
      group: 'supply',
      label: messages.format('compare.countries'),
      cells: cells((compared) => countryCell(messages, compared)),
    },
    {
      key: 'concentration',
      group: 'supply',
      label: messages.format('compare.concentration'),
      cells: cells(({ concentration }) => concentrationCell(messages, concentration)),
    },
    {
      key: 'inputs',
      group: 'chain',
      label: messages.format('compare.inputs'),
      cells: linkedCells(
        messages,
        products.map((compared) => (compared === null ? null : compared.inputs)),
      ),
    },
    {
      key: 'uses',
      group: 'chain',
      label: messages.format('compare.uses'),
      cells: linkedCells(
        messages,
        products.map((compared) => (compared === null ? null : compared.uses)),
      ),
    },
  ];
}

function countryCell(messages: Messages, { product }: ComparedProduct): ComparedCell {
  const { supplier_countries: countries = [] } = product;
  if (countries.length === 0) return { value: '' };
  const named = countries.slice(0, COUNTRIES_MAX).map(({ country_code: code, country, count }) =>
    messages.format('productFacts.country', {
      country: countryOfCodeIn(code, country, messages.locale),
      count,
    }),
  );
  const rest = countries.length - named.length;
  return {
    value: countries.map(({ country_code: code, count }) => `${code} ${count}`).join(' '),
    content: (
      <>
        {messages.format('compare.countryCount', { count: countries.length })}
        <span className={css.detail}>
          {[
            ...named,
            ...(rest > 0 ? [messages.format('productFacts.moreCountries', { count: rest })] : []),
          ].join(messages.format('listSeparator'))}
        </span>
      </>
    ),
  };
}

/** The band by the newer guidelines, the index, and the gravest marks. */
function concentrationCell(messages: Messages, row: ConcentrationEntry | undefined): ComparedCell {
  const band = row?.band.merger_2023 ?? null;
  if (!row || row.hhi === null || band === null) return { value: '' };
  const marks = markTexts(messages, row);
  return {
    value: [band, row.hhi, ...marks].join(' '),
    content: (
      <>
        {messages.format(`concentration.band.${band}`)}
        <span className={css.detail}>
          {[messages.format('compare.hhi', { index: Math.round(row.hhi) }), ...marks].join(
            messages.format('listSeparator'),
          )}
        </span>
      </>
    ),
  };
}
