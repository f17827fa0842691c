import { isApiError, planMutations, planQueries, type TeamMember } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, EmptyState, ErrorState, Notice, SkeletonRows, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../account/AccountPage';
import { TeamMembers, type TeamMembersProps } from './TeamMembers';
import { root, tools } from './TeamMembers.css';

export interface TeamMembersContainerProps
  extends Pick<TeamMembersProps, 'owner' | 'ownEmails' | 'skipHref'> {
  /**
   * True among the settings, where the page has the heading: the list stays after an invitation, and there is no skip
   * link. Default false.
   */
  embedded?: boolean;
}

/** Loads and changes the viewer's team by the API, and shows the confirmation. @see API-026, PLAN-014 to PLAN-018 */
export function TeamMembersContainer({ embedded = false, ...props }: TeamMembersContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const { data: team, isError, error, refetch } = useQuery(planQueries(client).team());
  const inviting = useSend(planMutations(client).inviteTeam());
  const removal = useSend(planMutations(client).removeTeamMember());
  const resend = useSend(planMutations(client).resendTeamInvitation());
  const [resent, setResent] = useState<string | null>(null);
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  const [invited, setInvited] = useState<number | null>(null);
  if (invited !== null && !embedded) {
    return (
      <AccountPage title={messages.format('team.thanks')}>
        <TeamThanks count={invited} />
      </AccountPage>
    );
  }
  const before = team?.results ?? [];
  const finish = (typed: string[]): void => {
    const count = typed.filter((one) => one.trim() !== '').length;
    const emails = [...before.map(({ email }) => email), ...typed];
    if (count === 0) setInvited(0);
    else void inviting.send({ emails }, () => setInvited(count));
  };
  if (embedded && isApiError(error, 'plan_required')) {
    return (
      <EmptyState
        title={messages.format('settings.teamNeedsPlan')}
        description={messages.format('settings.teamNeedsPlanText')}
        action={
          <ButtonLink tone="primary" href={SITE_PATHS.plans}>
            {messages.format('settings.comparePlans')}
          </ButtonLink>
        }
      />
    );
  }
  const body = (
    <>
      {invited !== null && (
        <Notice tone="success">{messages.format('team.thanksText', { count: invited })}</Notice>
      )}
      {!team &&
        (isError ? (
          <ErrorState title={messages.format('team.missing')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={4} art="none" />
        ))}
      {team && (
        <TeamMembers
          // The invited addresses are in the list now, so clear the fields.
          key={invited}
          {...props}
          skipHref={embedded ? null : props.skipHref}
          members={team.results}
          seats={team.seats}
          onFinish={finish}
          isSending={inviting.isSending}
          failure={
            inviting.failure && {
              text: inviting.failure.text ?? messages.format('team.failed'),
              fields: byPlace(inviting.failure.fields, before.length),
            }
          }
          onDismiss={inviting.dismiss}
          onRemove={({ id }) => void removal.send({ id }, () => setRemoving(null))}
          onResend={({ id }) => {
            setResent(id);
            void resend.send({ id });
          }}
          resending={
            resent === null
              ? undefined
              : { id: resent, status: resend.isSending ? 'sending' : resend.failure ? 'failed' : 'sent' }
          }
          removing={removing}
          onRemovingChange={(member) => {
            removal.dismiss();
            setRemoving(member);
          }}
          removeState={
            removal.isSending
              ? { status: 'pending' }
              : removal.failure
                ? { status: 'failed', error: messages.format('team.removeFailed') }
                : { status: 'idle' }
          }
        />
      )}
    </>
  );
  return embedded ? body : <AccountPage title={messages.format('team.title')}>{body}</AccountPage>;
}

/** Shifts error indexes: the server's count the whole team, the form's only its fields. */
const byPlace = (fields: Readonly<Record<string, string>>, before: number): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([place, text]) => [String(Number(place) - before), text]));

export interface TeamThanksProps {
  /** Number of invited members. */
  count: number;
  /** Default `/networkFeed/global`. */
  feedHref?: string;
}

/** Confirmation of the invitations, with the heading "Thank you". @see PLAN-016 */
export function TeamThanks({ count, feedHref = SITE_PATHS.networkFeed }: TeamThanksProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="TeamThanks" role="status">
      <Text as="p">{messages.format('team.thanksText', { count })}</Text>
      <div className={tools}>
        <ButtonLink href={feedHref} tone="primary">
          {messages.format('team.toFeed')}
        </ButtonLink>
      </div>
    </div>
  );
}
