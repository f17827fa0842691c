import type { User } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { Page, type PageColumns, PageMain, PageSide, Stack } from '@millrace/ui';
import type { ReactNode } from 'react';
import { RecommendedProductsContainer } from '../../catalogue/RecommendedProducts';
import { CreateEventCard, RelatedEventsContainer } from '../../events/EventPanel';
import { MemberNetworkContainer, MemberPanelContainer } from '../MemberPanel';

export interface MemberPageProps {
  /** Whose network is shown beside the page; null for a guest, who sees the page alone. */
  viewer: User | null;
  /** Whether the member's own panel stands before it, too. Default true. */
  panel?: boolean;
  /** The path of the member's own list that the page shows; the panel marks it. Default: none. */
  current?: string | undefined;
  /** Stands at the end in place of what is recommended, for guests as well. Default: what is recommended. */
  side?: ReactNode;
  /** Called once the member has another photo, which the masthead shows, too. */
  onPhotoChange: () => void;
  children: ReactNode;
}

/** Lays out a page between the member's own panel and what is recommended. @see NAV-023, NAV-024, NAV-025 */
export function MemberPage({
  viewer,
  panel = true,
  current,
  side,
  onPhotoChange,
  children,
}: MemberPageProps) {
  return (
    <Page columns={memberColumns(viewer, panel, side !== undefined)}>
      {viewer && panel && (
        <MemberPanelContainer viewer={viewer} current={current} onUploaded={onPhotoChange} />
      )}
      <PageMain spaced>{children}</PageMain>
      {side !== undefined && <PageSide>{side}</PageSide>}
      {viewer && side === undefined && (
        <PageSide>
          <MemberNetworkContainer />
          <Stack gap="lg">
            <RecommendedProductsContainer />
            <CreateEventCard href={SITE_PATHS.addEvent} />
            <RelatedEventsContainer filter={{ type: 'user', id: viewer.id }} listHref={SITE_PATHS.events} />
          </Stack>
        </PageSide>
      )}
    </Page>
  );
}

function memberColumns(viewer: User | null, panel: boolean, hasSide: boolean): PageColumns {
  if (!viewer) return hasSide ? 'two' : 'narrow';
  return panel ? 'three' : 'two';
}
