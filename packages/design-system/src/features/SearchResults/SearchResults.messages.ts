export const searchResultsMessages = {
  'searchResults.title': 'Results for “{text}”',
  'searchResults.titleEmpty': 'Search',
  'searchResults.fact': '{count, plural, one {# match} other {# matches}}',
  'searchResults.caption': 'What was found for {text}',
  'searchResults.name': 'Name',
  'searchResults.kind': 'Kind',
  'searchResults.country': 'Country',
  'searchResults.empty': 'Nothing was found for “{text}”',
  'searchResults.hint': 'Type at least three characters of a product’s or a company’s name.',
} as const;
