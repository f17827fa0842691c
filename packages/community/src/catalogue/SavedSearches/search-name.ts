import type { SavedSearch } from '@millrace/api-client';
import { countryName, countryOfCodeIn } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** Names a search by its text and filters, in the reader's language: `helium · Germany or France · One supplier`. */
export function savedSearchName(search: SavedSearch['search'], messages: Messages): string {
  const { q, sector = [], kind = [], type = [], country = [], supply = [], verified, premium } = search;
  const alternatives = new Intl.ListFormat(messages.locale, { type: 'disjunction' });
  return [
    q?.trim(),
    alternatives.format(sector.map((key) => messages.format(`sector.${key}`))),
    alternatives.format(kind.map((key) => messages.format(`productKind.${key}`))),
    alternatives.format(type.map((key) => messages.format(`directory.type.${key}`))),
    alternatives.format(
      country.map((code) => countryOfCodeIn(code, countryName(code) ?? code, messages.locale)),
    ),
    alternatives.format(supply.map((key) => messages.format(`productList.supply.${key}`))),
    verified && messages.format('directory.verifiedValue'),
    premium && messages.format('directory.premiumValue'),
  ]
    .filter(Boolean)
    .join(' · ');
}
