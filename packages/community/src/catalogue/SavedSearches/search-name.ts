import type { SavedSearch } from '@millrace/api-client';
import { CERTIFICATE_NAMES, countryName, countryOfCodeIn } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** Returns the localized name of a search from its text and filters: `helium · Germany or France · One supplier`. */
export function savedSearchName(search: SavedSearch['search'], messages: Messages): string {
  const {
    q,
    sector = [],
    kind = [],
    type = [],
    certificate = [],
    country = [],
    supply = [],
    verified,
    premium,
  } = search;
  const alternatives = (names: string[]) => messages.list(names, 'or');
  return [
    q?.trim(),
    alternatives(sector.map((key) => messages.format(`sector.${key}`))),
    alternatives(kind.map((key) => messages.format(`productKind.${key}`))),
    alternatives(type.map((key) => messages.format(`directory.type.${key}`))),
    alternatives(certificate.map((scheme) => CERTIFICATE_NAMES[scheme])),
    alternatives(country.map((code) => countryOfCodeIn(code, countryName(code) ?? code, messages.locale))),
    alternatives(supply.map((key) => messages.format(`productList.supply.${key}`))),
    verified && messages.format('directory.verifiedValue'),
    premium && messages.format('directory.premiumValue'),
  ]
    .filter(Boolean)
    .join(' · ');
}
