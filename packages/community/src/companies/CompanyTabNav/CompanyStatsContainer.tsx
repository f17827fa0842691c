import { companyQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { StatTile, type StatTileProps, StatTiles } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { focusSection } from '../../internal/focus-section';

export interface CompanyStatsContainerProps {
  company: { id: string };
}

/** Shows the counts of the tables below, by the same queries: the cache deduplicates them, and the tables retry. */
export function CompanyStatsContainer({ company }: CompanyStatsContainerProps) {
  const read = companyQueries(useApiClient());
  const people = useInfiniteQuery(read.employees(company.id));
  const products = useInfiniteQuery(read.products(company.id));
  return <CompanyStats contacts={statCount(people)} products={statCount(products)} />;
}

/** @returns undefined while loading, null after an error */
function statCount({ data, isError }: { data: { count: number } | undefined; isError: boolean }) {
  return data?.count ?? (isError ? null : undefined);
}

/** Figures, which are also the ids of the headings they link to. */
const TILES = ['contacts', 'products'] as const;

export interface CompanyStatsProps extends Record<(typeof TILES)[number], StatTileProps['value']> {
  /** Number of people listed with the company; undefined while loading, null after an error. */
  contacts: number | null | undefined;
  /** Number of products it supplies; undefined while loading, null after an error. */
  products: number | null | undefined;
}

/** Two figures, each linking to its table on the same page. @see COMP-010 */
export function CompanyStats(counts: CompanyStatsProps) {
  const messages = useMessages();
  return (
    <StatTiles data-component="CompanyStats">
      {TILES.map((section) => (
        <StatTile
          key={section}
          value={counts[section]}
          label={messages.format(`companyStats.${section}`)}
          href={`#${section}`}
          onClick={(event) => focusSection(event, section)}
        />
      ))}
    </StatTiles>
  );
}
