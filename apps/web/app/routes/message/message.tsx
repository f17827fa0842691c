import { MessagingContainer, Page, PageMain, SignInRequired } from '@millrace/design-system';
import { HydrationBoundary } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { brand, messages } from '../../messages';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/message';
import { loadMessages } from './message.loader.server';
import { isBetweenChats, openChat } from './open-chat';

export const loader = ({ context, request }: Route.LoaderArgs) => loadMessages(context, request);

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !isBetweenChats(change) && notForSignIn(change);

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('rooms.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** A member's conversations. Guests are asked to log in. @see PAGE-017, PAGE-029, PERM-003 */
export default function MessageRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const location = useLocation();
  const [query] = useSearchParams();
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
    <HydrationBoundary state={loaderData.state}>
      <Page>
        <PageMain>
          <MessagingContainer viewerId={viewer.id} open={openChat(query)} onSignInRequired={signInAgain} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
