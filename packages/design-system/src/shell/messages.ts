import { pagedListMessages } from './PagedList/PagedList.messages';
import { searchResultsMessages } from './SearchResults/SearchResults.messages';
import { siteSearchMessages } from './SiteSearch/SiteSearch.messages';

/** The English texts of the area. */
export const shellTexts = {
  ...pagedListMessages,
  ...searchResultsMessages,
  ...siteSearchMessages,
} as const;
