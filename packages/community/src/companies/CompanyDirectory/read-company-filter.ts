import type { DirectoryFilter } from '@millrace/api-client';
import { CERTIFICATE_SCHEMES, COMPANY_TYPES, isSector } from '@millrace/domain';

/** Orders of the directory. */
export const COMPANY_SORTS = ['relevance', 'name', 'products', 'followers', 'newest'] as const;

/** Reads the filter of the directory from an address. Unknown values are ignored, so that an old link still shows a list. */
export function readCompanyFilter(params: URLSearchParams): DirectoryFilter {
  const q = params.get('q')?.trim();
  const sector = params.getAll('sector').filter(isSector);
  const type = COMPANY_TYPES.filter((known) => params.getAll('type').includes(known));
  const certificate = CERTIFICATE_SCHEMES.filter((known) => params.getAll('certificate').includes(known));
  const country = params
    .getAll('country')
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .slice(0, 20);
  const sort = COMPANY_SORTS.find((known) => known === params.get('sort'));
  return {
    ...(q && { q }),
    ...(sector.length > 0 && { sector }),
    ...(type.length > 0 && { type }),
    ...(certificate.length > 0 && { certificate }),
    ...(country.length > 0 && { country }),
    ...(params.has('verified') && { verified: true }),
    ...(params.has('premium') && { premium: true }),
    ...(params.has('followed') && { followed: true }),
    ...(sort && { sort }),
  };
}

/** Takes from a filter what can be saved: the order and one's own follows cannot. */
export const toCompanySearch = ({
  q,
  country,
  sector,
  type,
  certificate,
  verified,
  premium,
}: DirectoryFilter) => ({
  category: 'companies' as const,
  ...(q && { q }),
  ...(country && { country }),
  ...(sector && { sector }),
  ...(type && { type }),
  ...(certificate && { certificate }),
  ...(verified && { verified }),
  ...(premium && { premium }),
});

/** Returns the parameters of a filter with a country chosen, or no longer. */
export function toggleCountry(
  { country = [], ...filter }: DirectoryFilter,
  toggled: string,
): URLSearchParams {
  const params = new URLSearchParams();
  const countries = country.includes(toggled)
    ? country.filter((code) => code !== toggled)
    : [...country, toggled];
  for (const [name, value] of Object.entries({ ...filter, country: countries })) {
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  return params;
}

/** Returns what the map counts by: every filter but the countries, so that others stay to choose from. */
export const mapFilter = ({ country: _country, ...filter }: DirectoryFilter): DirectoryFilter => filter;
