import { memberQueries } from '@millrace/api-client';
import { MemberActions } from '@millrace/community';
import { MemberHeader, toMemberDetails } from '@millrace/design-system';
import { SITE_PATHS, shownName } from '@millrace/domain';
import { ButtonLink, Page, PageMain } from '@millrace/ui';
import { requestData } from '../../api.server';
import { brand, messages } from '../../messages';
import { nullForGuests } from '../../session/null-for-guests.server';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/profile-feed';

/** Loads a member's profile, for members; 404 if it does not exist. @see GAP-027, GAP-001 */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  return {
    member: await queries.fetchQuery(memberQueries(client).profile(params.id)).catch(nullForGuests),
  };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: [loaderData?.member && shownName(loaderData.member.displayName), brand]
      .filter(Boolean)
      .join(' · '),
  },
  { name: 'robots', content: 'noindex' },
];

/** Profile page. @see ACC-046 */
export default function ProfileFeedRoute({ loaderData: { member } }: Route.ComponentProps) {
  const signInAgain = useSignInAgain();
  const viewer = useViewer();
  if (!member) return <SignInPage page="member" />;
  const isOwn = viewer?.id === member.id;
  return (
    <Page>
      <PageMain>
        <MemberHeader
          member={toMemberDetails(member)}
          isOwn={isOwn}
          actions={
            isOwn ? (
              <ButtonLink href={SITE_PATHS.profile}>{messages.format('member.edit')}</ButtonLink>
            ) : (
              <MemberActions
                id={member.id}
                name={shownName(member.displayName)}
                onSignInRequired={signInAgain}
              />
            )
          }
        />
      </PageMain>
    </Page>
  );
}
