import type { TeamInvitation } from '@millrace/api-client';
import { PLAN_OFFERS, shownName } from '@millrace/domain';
import { Button, Heading, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { status, tools } from './OwnPlan.css';

interface TeamInvitationsProps {
  /** Oldest first. */
  invitations: readonly TeamInvitation[];
  onAnswer: (invitation: TeamInvitation, accept: boolean) => void;
  /** The invitation of which the answer is on its way. */
  answering: string | null;
  /** True if the last answer did not get through. */
  isFailed: boolean;
}

/** Who would share their plan with the reader: nobody is taken into a team without being asked. */
export function TeamInvitations({ invitations, onAnswer, answering, isFailed }: TeamInvitationsProps) {
  const messages = useMessages();
  return (
    <>
      {invitations.map((invitation) => {
        const { id, owner_company: company } = invitation;
        const name = shownName(invitation.owner_name);
        const plan = PLAN_OFFERS[invitation.plan].name;
        return (
          <section key={id} className={status} aria-labelledby={`invitation-${id}`} data-part="invitation">
            <Heading level={2} size="section" id={`invitation-${id}`}>
              {company === null
                ? messages.format('ownPlan.invited', { name, plan })
                : messages.format('ownPlan.invitedFrom', { name, plan, company })}
            </Heading>
            <Text as="p">{messages.format('ownPlan.invitedText', { name })}</Text>
            {isFailed && <Notice tone="danger">{messages.format('ownPlan.answerFailed')}</Notice>}
            <div className={tools}>
              <Button tone="primary" loading={answering === id} onClick={() => onAnswer(invitation, true)}>
                {messages.format('ownPlan.accept')}
              </Button>
              <Button disabled={answering === id} onClick={() => onAnswer(invitation, false)}>
                {messages.format('ownPlan.decline')}
              </Button>
            </div>
          </section>
        );
      })}
    </>
  );
}
