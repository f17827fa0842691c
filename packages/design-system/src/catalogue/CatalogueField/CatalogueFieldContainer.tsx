import { type SearchScope, useSearchHits } from '../../shell/SiteSearch';
import { CatalogueField, type CatalogueFieldProps } from './CatalogueField';

export interface CatalogueFieldContainerProps extends Omit<CatalogueFieldProps, 'hits' | 'status'> {
  /** Kinds of entries to search. */
  scope: SearchScope;
  /** True if an entry is chosen and the text is its name, which skips the search. Default `false`. */
  chosen?: boolean;
}

/** Searches with a debounce, from the minimum length of its place on; shorter queries match full names only. */
export function CatalogueFieldContainer({ scope, chosen = false, ...rest }: CatalogueFieldContainerProps) {
  const { hits, status } = useSearchHits(chosen ? '' : rest.text, scope, rest.place);
  return <CatalogueField {...rest} hits={hits} status={status} />;
}
