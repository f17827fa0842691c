import type { User } from '@millrace/api-client';
import {
  MemberNetworkContainer,
  MemberPanelContainer,
  Page,
  PageMain,
  PageSide,
  RecommendedProductsContainer,
} from '@millrace/design-system';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

export interface MemberPageProps {
  /** Whose panel stands beside the page; null for none. */
  viewer: User | null;
  children: ReactNode;
}

/** A page between the member's own panel and what is recommended. @see NAV-023 */
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
          <RecommendedProductsContainer />
        </PageSide>
      )}
    </Page>
  );
}
