import { planMutations, planQueries, type TeamMember } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { ErrorState, SkeletonRows } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountPage } from '../../account/AccountPage';
import { TeamMembers, type TeamMembersProps } from './TeamMembers';
import { TeamThanks } from './TeamThanks';

export interface TeamMembersContainerProps extends Pick<TeamMembersProps, 'ownEmails' | 'skipHref'> {}

/** A member's team over the API, and the thanks after it. @see API-026, PLAN-014 to PLAN-018 */
export function TeamMembersContainer(props: TeamMembersContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const { data: team, isError, refetch } = useQuery(planQueries(client).team());
  const inviting = useSend(planMutations(client).inviteTeam());
  const removal = useSend(planMutations(client).removeTeamMember());
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  const [invited, setInvited] = useState<number | null>(null);
  if (invited !== null) {
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
  return (
    <AccountPage title={messages.format('team.title')}>
      {!team &&
        (isError ? (
          <ErrorState title={messages.format('team.missing')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={4} art="none" />
        ))}
      {team && (
        <TeamMembers
          {...props}
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
    </AccountPage>
  );
}

/** The server counts the whole team, the form its fields. */
const byPlace = (fields: Readonly<Record<string, string>>, before: number): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([place, text]) => [String(Number(place) - before), text]));
