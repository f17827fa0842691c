import { SITE_PATHS } from '@millrace/domain';
import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import { CreateEventCard, RelatedEventsContainer } from '../events/EventPanel';
import { MemberNetworkContainer, MemberPanelContainer } from '../network/MemberPanel';
import { RecommendedProductsContainer } from '../catalogue/RecommendedProducts';
import { Page, PageMain, PageSide } from '@millrace/ui';
import { Stack } from '@millrace/ui';
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
