import type { User } from '@millrace/api-client';
import {
  CreateEventCard,
  MemberNetworkContainer,
  MemberPanelContainer,
  Page,
  PageMain,
  PageSide,
  RecommendedProductsContainer,
  RelatedEventsContainer,
  Stack,
} from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

export interface MemberPageProps {
  /** Whose panel stands beside the page; null for none. */
  viewer: User | null;
  children: ReactNode;
}

/** A page between the member's own panel and what is recommended. @see NAV-023, NAV-024, NAV-025 */
export function MemberPage({ viewer, children }: MemberPageProps) {
  const { revalidate } = useRevalidator();
  return (
    <Page {...(viewer && { columns: 'three' as const })}>
      {/* The masthead shows the photo, too. */}
      {viewer && <MemberPanelContainer viewer={viewer} onUploaded={() => void revalidate()} />}
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
