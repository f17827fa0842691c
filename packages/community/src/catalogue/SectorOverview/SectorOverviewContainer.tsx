import { catalogueQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { INDUSTRY_PAGE_IDS, INDUSTRY_PAGES, type Sector } from '@millrace/domain';
import { useQuery } from '@tanstack/react-query';
import { SaveSearchContainer } from '../SaveSearch';
import { SectorOverview } from './SectorOverview';

export interface SectorOverviewContainerProps {
  id: Sector;
  /** True if the viewer may follow the sector: every member. */
  isMember: boolean;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads a sector. Members follow it by saving a search of its products. */
export function SectorOverviewContainer({ id, isMember, onSignInRequired }: SectorOverviewContainerProps) {
  const { data: sector } = useQuery(catalogueQueries(useApiClient()).sector(id));
  if (!sector) return null;
  return (
    <SectorOverview
      sector={sector}
      // Those pages exist for visitors only.
      industry={isMember ? undefined : INDUSTRY_PAGE_IDS.find((page) => INDUSTRY_PAGES[page] === id)}
      follow={
        isMember && (
          <SaveSearchContainer
            search={{ category: 'products', sector: [id] }}
            onSignInRequired={onSignInRequired}
          />
        )
      }
    />
  );
}
