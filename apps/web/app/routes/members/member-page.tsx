import type { User } from '@millrace/api-client';
import { MemberPanelContainer, Page, PageMain } from '@millrace/design-system';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';

export interface MemberPageProps {
  /** Whose panel stands beside the page; null for none. */
  viewer: User | null;
  children: ReactNode;
}

/** A page beside the member's own panel. */
export function MemberPage({ viewer, children }: MemberPageProps) {
  const { revalidate } = useRevalidator();
  return (
    <Page {...(viewer && { columns: 'twoStart' as const })}>
      {/* The masthead shows the photo, too. */}
      {viewer && <MemberPanelContainer viewer={viewer} onUploaded={() => void revalidate()} />}
      <PageMain spaced>{children}</PageMain>
    </Page>
  );
}
