/** Id of the place on a component's page that lists the synonym; the search leads there. */
export function anchorOfSynonym(synonym: string): string {
  return `also-${synonym.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
