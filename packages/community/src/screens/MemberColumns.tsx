import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, PageSide, Stack } from '@millrace/ui';
import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import { RecommendedProductsContainer } from '../catalogue/RecommendedProducts';
import { CreateEventCard, RelatedEventsContainer } from '../events/EventPanel';
import { MemberNetworkContainer, MemberPanelContainer } from '../network/MemberPanel';
import { useScreen } from './ScreenContext';

/** A member’s page: their own panel before it, and what is recommended after it. A guest sees the page alone. */
export function MemberColumns({ children }: { children: ReactNode }) {
  const { viewer } = useScreen();
  return (
    <Page columns={viewer ? 'three' : 'narrow'}>
      {viewer && <MemberPanelContainer viewer={viewer} onUploaded={action('uploaded a photo')} />}
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
