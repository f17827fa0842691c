import type { User } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { Page, type PageColumns, PageMain, PageSide, Stack } from '@millrace/ui';
import type { ReactNode } from 'react';
import { RecommendedProductsContainer } from '../../catalogue/RecommendedProducts';
import { CreateEventCard, RelatedEventsContainer } from '../../events/EventPanel';
import { MemberNetworkContainer, MemberPanelContainer } from '../MemberPanel';

export interface MemberPageProps {
  /** Viewer whose network is shown beside the page; null for a guest, who gets no panels. */
  viewer: User | null;
  /** True to show the member's own panel at the start. Default true. */
  panel?: boolean;
  /** Path of the member's list shown by the page, which the panel marks. Default: none. */
  current?: string | undefined;
  /** Replaces the recommendations at the end, for guests too. Default: recommendations. */
  side?: ReactNode;
  /** Called after the member's photo has changed, as the masthead shows it too. */
  onPhotoChange: () => void;
  children: ReactNode;
}

/** Lays out a page between the member's panel and recommendations. @see NAV-023, NAV-024, NAV-025 */
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
