import type { CommunityEvent, EventFilter } from '@millrace/api-client';

/** What the events beside an event's page share with it: its products, or else its exhibitors; or nothing. @see GAP-034 */
export function relatedTo({
  id,
  primaryProducts,
  companies,
}: Pick<CommunityEvent, 'id' | 'primaryProducts' | 'companies'>): EventFilter {
  if (primaryProducts.length > 0) {
    return { type: 'product', ids: primaryProducts.slice(0, IDS_MAX).join(','), except: id };
  }
  if (companies.length > 0) {
    return { type: 'company', ids: companies.slice(0, IDS_MAX).join(','), except: id };
  }
  return { except: id };
}

/** As many as one address asks for. */
const IDS_MAX = 50;
