import { type SearchScope, useSearchHits } from '../../shell/SiteSearch';
import { CatalogueField, type CatalogueFieldProps } from './CatalogueField';

export interface CatalogueFieldContainerProps extends Omit<CatalogueFieldProps, 'hits' | 'status'> {
  /** What is searched. */
  scope: SearchScope;
  /** Something is chosen, and the text is its name: there is nothing to search. Default `false`. */
  chosen?: boolean;
}

/** Searches once the typing rests: from as many characters on as its place says, and before for a name in full. */
export function CatalogueFieldContainer({ scope, chosen = false, ...rest }: CatalogueFieldContainerProps) {
  const { hits, status } = useSearchHits(chosen ? '' : rest.text, scope, rest.place);
  return <CatalogueField {...rest} hits={hits} status={status} />;
}
