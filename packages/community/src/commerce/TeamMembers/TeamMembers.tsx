import type { TeamMember } from '@millrace/api-client';
import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import {
  AlertDialog,
  type AlertDialogState,
  Button,
  Link,
  Notice,
  SectionHead,
  Text,
  TextField,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { checkTeamEmails } from './check-team-emails';
import {
  fields as fieldsClass,
  list,
  member as memberClass,
  name as nameClass,
  root,
  tools,
} from './TeamMembers.css';

export interface TeamMembersProps extends Omit<TeamListProps, 'owner'> {
  /** The one whose plan it is; without a name they are not listed. */
  owner?: string | undefined;
  /** Number of seats of the plan besides its owner's. */
  seats: number;
  /** The owner's own addresses, which are not to be invited; the first stands beside their name. */
  ownEmails: readonly string[];
  /** @param emails What was typed, a field each, empty ones and all: refusals name a field by its place. */
  onFinish: (emails: string[]) => void;
  isSending?: boolean;
  /** Why nobody was invited; its fields are named by their places in what was typed. */
  failure?: RequestFailure | null;
  onDismiss: () => void;
  /** Where "Skip step" leads; null where it is no step of anything. Default `/`. @see PLAN-015 */
  skipHref?: string | null | undefined;
}

/** Who shares one's plan, and fields for whoever else shall. @see PLAN-014 to PLAN-018 */
export function TeamMembers({
  owner,
  members,
  seats,
  ownEmails,
  onFinish,
  isSending = false,
  failure = null,
  onDismiss,
  onRemove,
  removing,
  onRemovingChange,
  removeState,
  onResend,
  resending,
  skipHref = SITE_PATHS.home,
}: TeamMembersProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const places = Array.from({ length: Math.max(0, seats - members.length) }, (_, place) => place);

  const change = (place: number, text: string) => {
    setTyped(places.map((one) => (one === place ? text : (typed[one] ?? ''))));
    setProblems(new Map([...problems].filter(([one]) => one !== place)));
  };
  const finish = (event: FormEvent) => {
    event.preventDefault();
    const emails = places.map((place) => typed[place] ?? '');
    const found = checkTeamEmails(emails, { taken: members.map(({ email }) => email), own: ownEmails });
    setProblems(new Map([...found].map(([place, problem]) => [place, messages.format(`team.${problem}`)])));
    const [first] = found.keys();
    if (first === undefined) onFinish(emails);
    else document.getElementById(fieldId(first))?.focus();
  };

  return (
    <div className={root} data-component="TeamMembers" data-state={places.length === 0 ? 'full' : 'open'}>
      <Text as="p">{messages.format('team.lead', { seats })}</Text>
      <TeamList
        owner={owner ? { name: owner, email: ownEmails[0] } : undefined}
        seats={seats}
        members={members}
        onRemove={onRemove}
        removing={removing}
        onRemovingChange={onRemovingChange}
        removeState={removeState}
        onResend={onResend}
        resending={resending}
      />
      {places.length === 0 && (
        <Notice tone="info" role="note">
          {messages.format('team.full')}
        </Notice>
      )}
      <form noValidate onSubmit={finish} className={fieldsClass}>
        {places.map((place) => (
          <TextField
            key={place}
            id={fieldId(place)}
            type="email"
            autoComplete="off"
            label={messages.format('team.field', { place: place + 1 + members.length })}
            value={typed[place] ?? ''}
            error={problems.get(place) ?? failure?.fields[place]}
            onValueChange={(text) => change(place, text)}
          />
        ))}
        {failure && <RequestAlert failure={failure} onDismiss={onDismiss} />}
        <div className={tools}>
          <Button type="submit" tone="primary" loading={isSending}>
            {messages.format('team.finish')}
          </Button>
          {skipHref !== null && <Link href={skipHref}>{messages.format('team.skip')}</Link>}
        </div>
      </form>
    </div>
  );
}

const fieldId = (place: number): string => `team-email-${place}`;

interface TeamListProps {
  /** Whose plan it is: they stand first. */
  owner?: { name: string; email: string | undefined } | undefined;
  /** Number of seats of the plan besides its owner's. */
  seats: number;
  /** Who is in the team, registered or not, in the order in which they were invited. */
  members: readonly TeamMember[];
  onRemove: (member: TeamMember) => void;
  /** Who is asked about, before they are removed; null for nobody. */
  removing: TeamMember | null;
  onRemovingChange: (member: TeamMember | null) => void;
  removeState: AlertDialogState;
  /** Sends the invitation of somebody who has not joined again. */
  onResend: (member: TeamMember) => void;
  /** The member whose invitation is on its way again, or was sent. */
  resending?: { id: string; status: 'sending' | 'sent' | 'failed' } | undefined;
}

const memberName = ({ name, email }: TeamMember): string => name ?? email;

/** Who is in a team, each with a way out. */
function TeamList({
  owner,
  seats,
  members,
  onRemove,
  removing,
  onRemovingChange,
  removeState,
  onResend,
  resending,
}: TeamListProps) {
  const messages = useMessages();
  const act = removing?.state === 'pending' ? 'revoke' : 'remove';
  const values = { name: removing ? memberName(removing) : '' };
  return (
    <>
      {(owner || members.length > 0) && (
        <section aria-labelledby="team-list">
          <SectionHead
            variant="panel"
            title={messages.format('team.list')}
            titleId="team-list"
            fact={messages.format('team.seatsUsed', { used: members.length + 1, seats: seats + 1 })}
          />
          <ul className={list} aria-labelledby="team-list">
            {owner && (
              <li className={memberClass} data-part="member" data-state="owner">
                <span className={nameClass}>
                  <span>{owner.name}</span>
                  <Text variant="small" tone="secondary">
                    {owner.email}
                  </Text>
                </span>
                <Text variant="small">{messages.format('team.owner')}</Text>
              </li>
            )}
            {members.map((member) => {
              const name = memberName(member);
              const isPending = member.state === 'pending';
              return (
                <li key={member.id} className={memberClass} data-part="member" data-state={member.state}>
                  <span className={nameClass}>
                    <span>{name}</span>
                    <Text variant="small" tone="secondary">
                      {member.name !== null && `${member.email} · `}
                      {messages.format(`team.${member.state}`)}
                    </Text>
                  </span>
                  <div className={tools}>
                    {isPending && (
                      <Resend
                        member={member}
                        status={resending?.id === member.id ? resending.status : undefined}
                        onResend={() => onResend(member)}
                      />
                    )}
                    <Button
                      size="small"
                      aria-label={messages.format(isPending ? 'team.revokeOf' : 'team.removeOf', { name })}
                      onClick={() => onRemovingChange(member)}
                    >
                      {messages.format(isPending ? 'team.revoke' : 'team.remove')}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <AlertDialog
        title={messages.format(`team.${act}Title`, values)}
        description={messages.format(`team.${act}Text`)}
        confirmLabel={messages.format(`team.${act}`)}
        open={removing !== null}
        onOpenChange={(open) => !open && onRemovingChange(null)}
        onConfirm={() => removing && onRemove(removing)}
        state={removeState}
      />
    </>
  );
}

interface ResendProps {
  member: TeamMember;
  status: 'sending' | 'sent' | 'failed' | undefined;
  onResend: () => void;
}

/** Sends an invitation again, and says so in its place. */
function Resend({ member, status, onResend }: ResendProps) {
  const messages = useMessages();
  return (
    <>
      <span role="status">
        {status === 'sent' && <Text variant="small">{messages.format('team.resent')}</Text>}
        {status === 'failed' && (
          <Text variant="small" tone="danger">
            {messages.format('team.resendFailed')}
          </Text>
        )}
      </span>
      {status !== 'sent' && (
        <Button
          size="small"
          loading={status === 'sending'}
          aria-label={messages.format('team.resendOf', { name: memberName(member) })}
          onClick={onResend}
        >
          {messages.format('team.resend')}
        </Button>
      )}
    </>
  );
}
