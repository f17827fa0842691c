import { MessagesPage, readOpenChat } from '@millrace/community';
import { HydrationBoundary } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/message';
import { isBetweenChats } from './between-chats';
import { loadMessages } from './message.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadMessages(context, request);

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !isBetweenChats(change) && skipRevalidationOnLogin(change);

export const meta: Route.MetaFunction = () => unlistedMetadata('rooms.title');

/** A member's conversations. Guests see the sign-in. @see PAGE-017, PAGE-029, PERM-003 */
export default function MessageRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const signInAgain = useSignInAgain();
  const navigate = useNavigate();
  if (!viewer) return <SignInPage page="messages" />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <MessagesPage
        viewerId={viewer.id}
        open={readOpenChat(query)}
        onSignInRequired={signInAgain}
        navigate={navigate}
      />
    </HydrationBoundary>
  );
}
