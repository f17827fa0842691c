import {
  FollowedProductTableContainer,
  MemberPanelContainer,
  Page,
  PageMain,
  SignInRequired,
} from '@millrace/design-system';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { useLocation, useRevalidator } from 'react-router';
import { signInHref } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';

export interface MemberPageProps {
  state: DehydratedState;
  title: 'followed' | 'own';
}

/** A member's own page: their panel, and what they follow. Guests are asked to log in. */
export function MemberPage({ state, title }: MemberPageProps) {
  const viewer = useViewer();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const signInAgain = useSignInAgain();
  if (!viewer) {
    return (
      <Page>
        <PageMain>
          <SignInRequired signInHref={signInHref(location)} />
        </PageMain>
      </Page>
    );
  }
  return (
    <HydrationBoundary state={state}>
      <Page columns="twoStart">
        <MemberPanelContainer viewer={viewer} onUploaded={() => void revalidate()} />
        <PageMain spaced>
          <FollowedProductTableContainer title={title} headingLevel={1} onSignInRequired={signInAgain} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
