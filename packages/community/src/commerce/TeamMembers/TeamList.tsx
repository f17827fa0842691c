import type { TeamMember } from '@millrace/api-client';
import { AlertDialog, type AlertDialogState, Button, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list, member as memberClass, name as nameClass } from './TeamMembers.css';

export interface TeamListProps {
  /** Who is in the team, registered or not, in the order in which they were invited. */
  members: readonly TeamMember[];
  onRemove: (member: TeamMember) => void;
  /** Who is asked about, before they are removed; null for nobody. */
  removing: TeamMember | null;
  onRemovingChange: (member: TeamMember | null) => void;
  removeState: AlertDialogState;
}

const memberName = ({ name, email }: TeamMember): string => name ?? email;

/** Who is in a team, each with a way out. */
export function TeamList({ members, onRemove, removing, onRemovingChange, removeState }: TeamListProps) {
  const messages = useMessages();
  const act = removing?.state === 'pending' ? 'revoke' : 'remove';
  const values = { name: removing ? memberName(removing) : '' };
  return (
    <>
      {members.length > 0 && (
        <ul className={list} aria-label={messages.format('team.list')}>
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
                <Button
                  size="small"
                  aria-label={messages.format(isPending ? 'team.revokeOf' : 'team.removeOf', { name })}
                  onClick={() => onRemovingChange(member)}
                >
                  {messages.format(isPending ? 'team.revoke' : 'team.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
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
