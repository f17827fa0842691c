import type { User } from '@millrace/api-client';
import {
  CreateEventCard,
  MemberNetworkContainer,
  MemberPanelContainer,
  RecommendedProductsContainer,
  RelatedEventsContainer,
} from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, type PageColumns, PageMain, PageSide, Stack } from '@millrace/ui';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

export interface MemberPageProps {
  /** Whose network is shown beside the page; null for a guest, who sees the page alone. */
  viewer: User | null;
  /** Whether the member's own panel stands before it, too. Default true. */
  panel?: boolean;
  children: ReactNode;
}

/** A page between the member's own panel and what is recommended. @see NAV-023, NAV-024, NAV-025 */
export function MemberPage({ viewer, panel = true, children }: MemberPageProps) {
  const { revalidate } = useRevalidator();
  return (
    <Page columns={pageColumns(viewer, panel)}>
      {/* The masthead shows the photo, too. */}
      {viewer && panel && <MemberPanelContainer viewer={viewer} onUploaded={() => void revalidate()} />}
      <PageMain spaced>{children}</PageMain>
      {viewer && (
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

function pageColumns(viewer: User | null, panel: boolean): PageColumns {
  if (!viewer) return 'narrow';
  return panel ? 'three' : 'two';
}
