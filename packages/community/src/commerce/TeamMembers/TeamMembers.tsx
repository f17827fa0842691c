import type { TeamMember } from '@millrace/api-client';
import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { AlertDialog, type AlertDialogState, Button, Link, Notice, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { EmailField } from '../../internal/EmailField';
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
  /** Owner of the plan; not listed without a name. */
  owner?: string | undefined;
  /** Number of seats of the plan, without its owner's. */
  seats: number;
  /** The owner's addresses, which can't be invited; the first is shown beside the name. */
  ownEmails: readonly string[];
  /** @param emails Text of every field, including empty ones: errors refer to a field by its index. */
  onFinish: (emails: string[]) => void;
  isSending?: boolean;
  /** Reason of a failed invitation; its field errors are keyed by index. */
  failure?: RequestFailure | null;
  onDismiss: () => void;
  /** Address of "Skip step"; null outside of the onboarding. Default `/`. @see PLAN-015 */
  skipHref?: string | null | undefined;
}

/** Members who share the viewer's plan, and fields to invite more. @see PLAN-014 to PLAN-018 */
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
          <EmailField
            key={place}
            id={fieldId(place)}
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
  /** Owner of the plan, listed first. */
  owner?: { name: string; email: string | undefined } | undefined;
  /** Number of seats of the plan, without its owner's. */
  seats: number;
  /** Team members, registered or not, in the order of invitation. */
  members: readonly TeamMember[];
  onRemove: (member: TeamMember) => void;
  /** Member whose removal awaits confirmation; null for none. */
  removing: TeamMember | null;
  onRemovingChange: (member: TeamMember | null) => void;
  removeState: AlertDialogState;
  /** Resends a pending invitation. */
  onResend: (member: TeamMember) => void;
  /** Member whose invitation is being or was resent. */
  resending?: { id: string; status: 'sending' | 'sent' | 'failed' } | undefined;
}

const memberName = ({ name, email }: TeamMember): string => name ?? email;

/** List of team members, each with a remove button. */
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

/** Resends an invitation, and replaces itself with a confirmation. */
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
