import type { DirectoryFilter } from '@millrace/api-client';
import { CERTIFICATE_SCHEMES, COMPANY_TYPES, isSector } from '@millrace/domain';

/** Sort orders of the directory. */
export const COMPANY_SORTS = ['relevance', 'name', 'products', 'followers', 'newest'] as const;

/** Parses the filter of the directory from an address. Unknown values are ignored, so that an old link still works. */
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

/** Returns the part of a filter that can be saved: without sort order and the viewer's follows. */
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

/** Returns the parameters of a filter with a country toggled. */
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

/** Returns the filter of the map's counts: without countries, so that others can still be selected. */
export const mapFilter = ({ country: _country, ...filter }: DirectoryFilter): DirectoryFilter => filter;
