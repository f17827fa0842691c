import type {
  CatalogueCompany,
  CatalogueProduct,
  Company,
  EventSummary,
  FacetValue,
  Post,
  Product,
  SearchCategory,
  SearchMatch,
  SearchResult,
} from '@millrace/api-client';
import {
  compareCodePoints,
  foldText,
  isSector,
  nameSortKey,
  SECTORS,
  squashIdentifier,
} from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import type { MockServer } from '../handlers/mock-server';
import { resultsPage } from '../handlers/paging';
import { REPLY, refuse, refuseParameter } from '../handlers/refusals';
import { findSavedSearch } from './saved-search-handlers';
import { suggest, suggestions } from './suggestions';

// What is saved through the mocks is newer than every example, and does not depend on the clock.
const SAVED_AT = '2026-09-15T10:50:30.000Z';

const OTHERS_SHOWN = 3;

/**
 * Search, catalogue, directory and sectors over the mocked data: by the beginnings of words. Slips are mended in suggestions
 * alone.
 */
export function findHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;

  const supplierCountries = (id: string) => {
    const counts = new Map<string, { country_code: string; country: string; count: number }>();
    for (const { country_code, country } of server.data.suppliers.of(id)) {
      if (!country_code || !country) continue;
      const known = counts.get(country_code);
      counts.set(country_code, { country_code, country, count: (known?.count ?? 0) + 1 });
    }
    return [...counts.values()].sort(
      (a, b) => b.count - a.count || compareCodePoints(a.country_code, b.country_code),
    );
  };

  const productEntry = (product: Product, q: string): CatalogueProduct => {
    const countries = supplierCountries(product.id);
    return {
      id: product.id,
      name: product.name,
      description: product.description.slice(0, 300),
      sector: product.sector,
      kind: product.kind,
      identifiers: product.identifiers,
      image: product.crop_images[0] ?? null,
      counts: product.counts,
      supplier_countries: countries.slice(0, 5),
      supplier_country_count: countries.length,
      followers: product.followers,
      posts: 0,
      following: user !== null && product.following,
      added: product.updated_at,
      match: findMatch(q, productTexts(product)),
    };
  };

  const companyEntry = (company: Company, q: string): CatalogueCompany => {
    const supplied = server.data.companyProducts.of(company.id);
    const matching = supplied.filter(
      ({ product_name }) => findMatch(q, [['product', product_name]]) !== null,
    );
    const sectors = [company.sector, ...supplied.map(({ sector }) => sector)].filter(
      (sector) => sector !== null,
    );
    return {
      id: company.id,
      name: company.name,
      description: company.description.slice(0, 300),
      country: company.country,
      country_code: company.country_code,
      type: 'manufacturer',
      sector: company.sector,
      sectors: [...new Set(sectors)],
      logo: company.logo,
      products: supplied.length,
      matching_products: matching
        .slice(0, 3)
        .map(({ product_id, product_name }) => ({ id: product_id, name: product_name })),
      contacts: server.data.employees.of(company.id).length,
      verified_people: company.verified ? 1 : 0,
      followers: company.followers,
      following: user !== null && company.followingUsers[user.id] === true,
      premium: false,
      added: SAVED_AT,
      match: findMatch(
        q,
        companyTexts(
          company,
          supplied.map(({ product_name }) => product_name),
        ),
      ),
    };
  };

  const products = (q: string): CatalogueProduct[] =>
    ranked(
      [...server.data.products.values()].map((product) => productEntry(product, q)),
      q,
    );

  const companies = (q: string): CatalogueCompany[] =>
    ranked(
      [...server.data.companies.values()].map((company) => companyEntry(company, q)),
      q,
    );

  const findResults = (category: SearchCategory, q: string): SearchResult[] => {
    switch (category) {
      case 'products':
        return products(q).map((product) => ({ type: 'product', product }));
      case 'companies':
        return companies(q).map((company) => ({ type: 'company', company }));
      case 'events':
        return server.data.events.flatMap((event: EventSummary): SearchResult[] => {
          const match = findMatch(q, [
            ['name', event.eventName],
            ['place', event.location],
            ['description', event.summary],
          ]);
          return match ? [{ type: 'event', event: { ...event, match } }] : [];
        });
      case 'posts':
        return server.data.posts.flatMap((post: Post): SearchResult[] => {
          const match = post.visibility === 'public' ? findMatch(q, [['text', post.text]]) : null;
          if (!match) return [];
          return [
            {
              type: 'post',
              post: {
                id: post.id,
                user_id: post.user_id,
                user_name: post.user.user_name,
                company: post.user.user_company_name,
                company_id: post.user.user_company_id,
                text: post.text.slice(0, 300),
                like_count: post.like_count,
                comment_count: post.comment_count,
                added: post.added,
                match,
              },
            },
          ];
        });
      case 'people':
        return example('SearchList', 'SearchFilled').groups.flatMap(({ top }) =>
          top.filter((one) => one.type === 'person' && findMatch(q, [['name', one.person.name]]) !== null),
        );
    }
  };

  return [
    http.get('/api/v2/products', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      const filters: Filters<CatalogueProduct> = {
        sector: (one) => (one.sector ? [one.sector] : []),
        kind: (one) => (one.kind ? [one.kind] : []),
        country: (one) => one.supplier_countries.map(({ country_code }) => country_code),
        supply: ({ counts }) => [
          counts.suppliers === 0 ? 'none' : counts.suppliers === 1 ? 'one' : 'several',
        ],
      };
      const all = products(q).filter((one) => query.get('followed') !== 'true' || one.following);
      const rows = filtered(all, query, filters).sort(productOrder(query.get('sort'), q));
      const page = resultsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      const counted = countFacets(all, query, filters);
      return response(200).json(
        {
          ...page,
          estimated: false,
          facets: counted && {
            sector: counted.sector ?? [],
            kind: counted.kind ?? [],
            country: counted.country ?? [],
            supply: counted.supply ?? [],
            followed: user === null ? null : rows.filter(({ following }) => following).length,
          },
          advice: rows.length > 0 ? null : { did_you_mean: null, wider: [] },
        },
        REPLY,
      );
    }),

    http.get('/api/v2/companies/countries', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const rows = filtered(companies(query.get('q') ?? ''), query, COMPANY_FILTERS);
      const counts = countFacets(rows, new URLSearchParams(), COMPANY_FILTERS)?.country ?? [];
      const results = counts.flatMap(({ value, count }) => {
        const country = rows.find(({ country_code }) => country_code === value)?.country;
        return country ? [{ country_code: value, country, count }] : [];
      });
      const unknown = rows.filter(({ country_code }) => country_code === null).length;
      return response(200).json({ results, count: results.length, unknown }, REPLY);
    }),

    http.get('/api/v2/companies', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      const all = companies(q).filter((one) => query.get('followed') !== 'true' || one.following);
      const rows = filtered(all, query, COMPANY_FILTERS).sort(companyOrder(query.get('sort'), q));
      const page = resultsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      const counted = countFacets(all, query, COMPANY_FILTERS);
      return response(200).json(
        {
          ...page,
          estimated: false,
          facets: counted && {
            country: counted.country ?? [],
            type: counted.type ?? [],
            sector: counted.sector ?? [],
            verified: counted.verified?.[0]?.count ?? 0,
            premium: counted.premium?.[0]?.count ?? 0,
            followed: user === null ? null : rows.filter(({ following }) => following).length,
          },
          advice: rows.length > 0 ? null : { did_you_mean: null, wider: [] },
        },
        REPLY,
      );
    }),

    http.get('/api/v2/sectors', ({ response }) => {
      const [allProducts, allCompanies] = [products(''), companies('')];
      const results = SECTORS.map(({ key }) => ({
        id: key,
        products: allProducts.filter(({ sector }) => sector === key).length,
        companies: allCompanies.filter(({ sectors }) => sectors.includes(key)).length,
        events: server.data.events.filter(({ sector }) => sector === key).length,
      }));
      return response(200).json(
        { results, count: results.length, products: allProducts.length, companies: allCompanies.length },
        REPLY,
      );
    }),

    http.get('/api/v2/sectors/{id}', ({ params, response }) => {
      const { id } = params;
      if (!isSector(id)) return response.untyped(refuseParameter('id'));
      const own = products('').filter(({ sector }) => sector === id);
      const top = companies('').filter(({ sectors }) => sectors.includes(id));
      const events = server.data.events.filter(({ sector }) => sector === id);
      const ids = new Set(own.map((one) => one.id));
      const links = own
        .flatMap((one) =>
          server.data.rawMaterials.of(one.id).map(({ rawMaterial }) => ({ from: rawMaterial, to: one.id })),
        )
        .filter(({ from }) => ids.has(from));
      const targets = new Set(links.map(({ to }) => to));
      return response(200).json(
        {
          id,
          products: own.length,
          companies: top.length,
          events: events.length,
          chain: {
            nodes: own.slice(0, 60).map((one) => ({
              id: one.id,
              name: one.name,
              kind: one.kind,
              level: targets.has(one.id) ? 1 : 0,
              suppliers: one.counts.suppliers,
            })),
            links: links.slice(0, 400),
          },
          most_supplied: own.toSorted((a, b) => b.counts.suppliers - a.counts.suppliers).slice(0, 8),
          most_wanted: own.toSorted((a, b) => b.followers - a.followers).slice(0, 8),
          top_companies: top.slice(0, 8),
          next_events: events.slice(0, 6),
          newest_posts: example('SectorOverview', 'SectorFilled').newest_posts,
          saved_search_id:
            (user && findSavedSearch(server.data.savedSearches, { category: 'products', sector: [id] }))
              ?.id ?? null,
        },
        REPLY,
      );
    }),

    http.get('/api/v2/search', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      if (q === '') return response.untyped(refuseParameter('q'));
      const category = (query.get('category') ?? 'products') as SearchCategory;
      const categories = CATEGORIES.filter((one) => one !== 'people' || user !== null);
      if (!categories.includes(category)) return response.untyped(refuse('signIn'));
      const page = resultsPage(findResults(category, q), { url: request.url, rowKey: resultId });
      const groups = query.has('cursor')
        ? []
        : categories.flatMap((other) => {
            const all = other === category ? [] : findResults(other, q);
            const top = all.slice(0, OTHERS_SHOWN);
            return all.length === 0 ? [] : [{ category: other, count: all.length, estimated: false, top }];
          });
      const isNothing = page.count === 0 && groups.length === 0;
      const advice = isNothing ? { did_you_mean: null, wider: [] } : null;
      return response(200).json({ ...page, category, estimated: false, groups, advice }, REPLY);
    }),

    http.get('/api/v2/search/suggestions', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      const limit = Number(query.get('limit') ?? 10);
      const asked = query.get('category');
      if (q.trim() === '') {
        const popular =
          asked === null || asked === 'products' ? products('').sort(productOrder('followers', '')) : [];
        const results = popular.slice(0, limit).map((product) => suggest({ type: 'product', product }));
        return response(200).json({ results, count: results.length }, REPLY);
      }
      const categories = CATEGORIES.filter((one) =>
        asked === null ? one !== 'posts' && (one !== 'people' || user !== null) : one === asked,
      );
      const results = suggestions(
        categories.flatMap((category) => findResults(category, q)),
        categories.flatMap((category) => findResults(category, '')),
        q,
      ).slice(0, limit);
      return response(200).json({ results, count: results.length }, REPLY);
    }),
  ];
}

const CATEGORIES: readonly SearchCategory[] = ['products', 'companies', 'events', 'posts', 'people'];

type Filters<Row> = Readonly<Record<string, (row: Row) => readonly string[]>>;

const COMPANY_FILTERS: Filters<CatalogueCompany> = {
  country: (one) => (one.country_code ? [one.country_code] : []),
  type: (one) => (one.type ? [one.type] : []),
  sector: (one) => one.sectors,
  verified: (one) => (one.verified_people > 0 ? ['true'] : []),
  premium: (one) => (one.premium ? ['true'] : []),
};

function filtered<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  filters: Filters<Row>,
  but?: string,
): Row[] {
  return rows.filter((row) =>
    Object.entries(filters).every(([name, readValues]) => {
      const wanted = query.getAll(name).filter((value) => value !== 'false');
      return name === but || wanted.length === 0 || readValues(row).some((value) => wanted.includes(value));
    }),
  );
}

/** Tells how many rows each value would leave, under the filters of other names. */
function countFacets<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  filters: Filters<Row>,
): Partial<Record<string, FacetValue[]>> | null {
  if (query.has('cursor') || query.get('facets') === 'false') return null;
  return Object.fromEntries(
    Object.entries(filters).map(([name, readValues]) => {
      const counts = new Map<string, number>();
      for (const value of filtered(rows, query, filters, name).flatMap((row) => readValues(row))) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const values = Array.from(counts, ([value, count]) => ({ value, count, estimated: false }));
      return [
        name,
        values.sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value)).slice(0, 60),
      ];
    }),
  );
}

type Texts = readonly (readonly [SearchMatch['field'], string])[];

const productTexts = ({ name, synonyms, identifiers, description }: Product): Texts => [
  ['name', name],
  ...Object.values(synonyms)
    .flat()
    .map((synonym) => ['synonym', synonym] as const),
  ...[
    ...identifiers.cas,
    ...identifiers.ec,
    ...identifiers.hs,
    ...identifiers.part_numbers,
    identifiers.formula ?? '',
  ].map((identifier) => ['identifier', identifier] as const),
  ['description', description],
];

const companyTexts = ({ name, description }: Company, supplied: readonly string[]): Texts => [
  ['name', name],
  ...supplied.map((product) => ['product', product] as const),
  ['description', description],
];

/** The first text that has all words of the search, by their beginnings. */
function findMatch(q: string, texts: Texts): SearchMatch | null {
  const sought = foldText(q.trim());
  if (sought === '') return null;
  for (const [field, text] of texts) {
    if (text === '') continue;
    if (squashIdentifier(text) === squashIdentifier(q)) {
      return {
        field,
        text: text.slice(0, 300),
        ranges: [{ start: 0, end: Math.min(300, text.length) }],
        quality: 'exact',
      };
    }
    const folded = foldText(text);
    const starts = sought
      .split(/\s+/)
      .map((word) => ({ word, at: folded.search(new RegExp(`(?<![a-z0-9])${escaped(word)}`)) }));
    if (starts.some(({ at }) => at < 0)) continue;
    const ranges = starts
      .map(({ word, at }) => ({ start: at, end: at + word.length }))
      .filter(({ end }) => end <= Math.min(300, text.length))
      .sort((a, b) => a.start - b.start);
    return {
      field,
      text: text.slice(0, 300),
      ranges,
      quality: folded.startsWith(sought) ? 'prefix' : 'words',
    };
  }
  return null;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const FIELDS: readonly SearchMatch['field'][] = ['name', 'synonym', 'identifier', 'product'];

/** All where nothing is sought, else those that match, names first. */
function ranked<Row extends { name: string; match: SearchMatch | null }>(
  rows: readonly Row[],
  q: string,
): Row[] {
  const byName = rows.toSorted((a, b) => compareCodePoints(nameSortKey(a.name), nameSortKey(b.name)));
  if (q.trim() === '') return byName;
  const place = ({ match }: Row): number => {
    const at = match ? FIELDS.indexOf(match.field) : -1;
    return at < 0 ? FIELDS.length : at;
  };
  return byName.filter(({ match }) => match !== null).sort((a, b) => place(a) - place(b));
}

const inPlace = (): number => 0;

function productOrder(sort: string | null, q: string): (a: CatalogueProduct, b: CatalogueProduct) => number {
  if (sort === 'suppliers') return (a, b) => b.counts.suppliers - a.counts.suppliers;
  if (sort === 'followers' || (sort === 'relevance' && q === '')) return (a, b) => b.followers - a.followers;
  if (sort === 'newest') return (a, b) => compareCodePoints(b.added, a.added);
  if (sort === 'discussed') return (a, b) => b.posts - a.posts;
  if (sort === 'name') return (a, b) => compareCodePoints(nameSortKey(a.name), nameSortKey(b.name));
  return inPlace;
}

function companyOrder(sort: string | null, q: string): (a: CatalogueCompany, b: CatalogueCompany) => number {
  if (sort === 'products' || (sort === 'relevance' && q === '')) return (a, b) => b.products - a.products;
  if (sort === 'followers') return (a, b) => b.followers - a.followers;
  if (sort === 'newest') return (a, b) => compareCodePoints(b.added, a.added);
  if (sort === 'name') return (a, b) => compareCodePoints(nameSortKey(a.name), nameSortKey(b.name));
  return inPlace;
}

function resultId(result: SearchResult): string {
  switch (result.type) {
    case 'product':
      return result.product.id;
    case 'company':
      return result.company.id;
    case 'event':
      return result.event.id;
    case 'post':
      return result.post.id;
    case 'person':
      return result.person.id;
  }
}
