import type { Product } from '@millrace/api-client';
import { countryOfCodeIn, SITE_PATHS, sectorPath } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type Fact, FactList } from '../../internal/FactList';
import type { ProductTab } from '../ProductTabNav';

export interface ProductFactsProps {
  product: Pick<Product, 'kind' | 'sector' | 'synonyms' | 'identifiers' | 'counts' | 'supplier_countries'>;
  /** Returns the address of a tab of the product page. */
  tabHref: (tab: ProductTab) => string;
}

/** Identifiers that are lists, by message name. */
const CODES = ['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass', 'partNumbers'] as const;

/** Maximum number of names and countries shown. */
const SYNONYMS_MAX = 4;
const COUNTRIES_MAX = 3;

/** Facts of a product: its kind, synonyms, identifiers, and supplier countries. */
export function ProductFacts({ product, tabHref }: ProductFactsProps) {
  const messages = useMessages();
  const { kind, sector, synonyms, identifiers, counts, supplier_countries: countries = [] } = product;
  const { cas, ec, hs, cn = [], unspsc = [], eclass = [], formula, part_numbers: parts } = identifiers;
  const own = Object.entries(synonyms).flatMap(([language, known]) =>
    messages.locale.startsWith(language) ? known : [],
  );
  const names = [...new Set([...own, ...(synonyms.en ?? [])])].slice(0, SYNONYMS_MAX);
  const separator = messages.format('listSeparator');
  const code = (key: (typeof CODES)[number], values: readonly string[]): Fact[] =>
    values.length === 0
      ? []
      : [{ key, label: messages.format(`productFacts.${key}`), value: values.join(separator), isCode: true }];
  const shown = countries.slice(0, COUNTRIES_MAX);
  const rest = countries.length - shown.length;
  const facts: Fact[] = [
    ...(kind
      ? [
          {
            key: 'kind',
            label: messages.format('productFacts.kind'),
            value: (
              <Link href={`${SITE_PATHS.products}?kind=${kind}`}>
                {messages.format(`productKind.${kind}`)}
              </Link>
            ),
          },
        ]
      : []),
    ...(sector
      ? [
          {
            key: 'sector',
            label: messages.format('productFacts.sector'),
            value: <Link href={sectorPath(sector)}>{messages.format(`sector.${sector}`)}</Link>,
          },
        ]
      : []),
    ...(names.length > 0
      ? [{ key: 'synonyms', label: messages.format('productFacts.synonyms'), value: names.join(separator) }]
      : []),
    ...code('cas', cas),
    ...code('ec', ec),
    ...code('hs', hs),
    ...code('cn', cn),
    ...code('unspsc', unspsc),
    ...code('eclass', eclass),
    ...(formula
      ? [
          {
            key: 'formula',
            label: messages.format('productFacts.formula'),
            value: withSubscripts(formula),
            isCode: true,
          },
        ]
      : []),
    ...code('partNumbers', parts),
    ...(shown.length > 0
      ? [
          {
            key: 'suppliers',
            label: messages.format('productFacts.suppliers'),
            value: (
              <Link href={tabHref('suppliers')}>
                {[
                  ...shown.map(({ country_code: at, country, count }) =>
                    messages.format('productFacts.country', {
                      country: countryOfCodeIn(at, country, messages.locale),
                      count,
                    }),
                  ),
                  ...(rest > 0 ? [messages.format('productFacts.moreCountries', { count: rest })] : []),
                ].join(separator)}
              </Link>
            ),
          },
        ]
      : []),
    ...(counts.raw_materials > 0
      ? [
          {
            key: 'inputs',
            label: messages.format('productFacts.inputs'),
            value: (
              <Link href={tabHref('materials')}>
                {messages.format('productFacts.inputCount', { count: counts.raw_materials })}
              </Link>
            ),
          },
        ]
      : []),
    ...(counts.applications > 0
      ? [
          {
            key: 'uses',
            label: messages.format('productFacts.uses'),
            value: (
              <Link href={tabHref('enduse')}>
                {messages.format('productFacts.useCount', { count: counts.applications })}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return <FactList data-component="ProductFacts" facts={facts} />;
}

/** Lowers the numbers of atoms in a formula, but not a factor, such as the 5 of `CuSO4·5H2O`. */
const withSubscripts = (formula: string) =>
  formula
    .split(/(?<=[\p{L})\]])(\d+)/u)
    // Every second part is a number.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula stay in order.
    .map((part, at) => (at % 2 === 1 ? <sub key={at}>{part}</sub> : part));
