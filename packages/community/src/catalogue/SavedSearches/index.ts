export { SavedSearches, type SavedSearchesProps } from './SavedSearches';
export { SavedSearchesContainer, type SavedSearchesContainerProps } from './SavedSearchesContainer';
