import { companyQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { StatTile, type StatTileProps, StatTiles } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { focusSection } from '../../internal/focus-section';

export interface CompanyStatsContainerProps {
  company: { id: string };
}

/** Counts what the tables below it list: both read the same, which is asked for once and tried again there. */
export function CompanyStatsContainer({ company }: CompanyStatsContainerProps) {
  const read = companyQueries(useApiClient());
  const people = useInfiniteQuery(read.employees(company.id));
  const products = useInfiniteQuery(read.products(company.id));
  return <CompanyStats contacts={statCount(people)} products={statCount(products)} />;
}

/** @returns undefined while nothing is known, null where it did not load */
function statCount({ data, isError }: { data: { count: number } | undefined; isError: boolean }) {
  return data?.count ?? (isError ? null : undefined);
}

/** The figures, and the ids of the headings to which they lead. */
const TILES = ['contacts', 'products'] as const;

export interface CompanyStatsProps extends Record<(typeof TILES)[number], StatTileProps['value']> {
  /** How many are listed with the company; undefined until that is known, null where it did not load. */
  contacts: number | null | undefined;
  /** How many products it supplies; undefined until that is known, null where it did not load. */
  products: number | null | undefined;
}

/** Two figures, each leading to its table on the same page. @see COMP-010 */
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
