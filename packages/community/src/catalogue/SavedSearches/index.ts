export { SavedSearches, type SavedSearchesProps } from './SavedSearches';
export { SavedSearchesContainer, type SavedSearchesContainerProps } from './SavedSearchesContainer';
export { savedSearchHref } from './search-href';
export { savedSearchName } from './search-name';
